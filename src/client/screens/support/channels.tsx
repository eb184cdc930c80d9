// The ways to get help; whether somebody is there and how fast is what the operator says (decisions 10).
import { BookOpen, CirclePlay, type LucideIcon, Mail, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Address, addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { Icon } from '#client/ui/icon.tsx';
import styles from './support.module.css';

interface ChannelsProps {
  isAvailable: boolean;
  answerHours: number;
}

export function Channels({ isAvailable, answerHours }: ChannelsProps) {
  const { channels: t } = useTexts('support');
  return (
    <section aria-labelledby="support-channels">
      <h2 className="vh" id="support-channels">
        {t.title}
      </h2>
      <ul className={styles.channels}>
        <Channel icon={BookOpen} name={t.help} text={t.helpText} to={addresses.help()} />
        <Channel
          icon={MessageCircle}
          name={t.chat}
          text={t.chatText}
          to={addresses.contact('chat')}
        >
          <span className={isAvailable ? 'chip chip-good' : 'chip'}>
            {isAvailable ? t.available : t.away}
          </span>
        </Channel>
        <Channel
          icon={CirclePlay}
          name={t.tutorials}
          text={t.tutorialsText}
          to={addresses.tours()}
        />
        <Channel
          icon={Mail}
          name={t.email}
          text={t.emailText(answerHours)}
          to={addresses.contact('email')}
        />
      </ul>
    </section>
  );
}

interface ChannelProps {
  icon: LucideIcon;
  name: string;
  text: string;
  to: Address;
  children?: ReactNode;
}

function Channel({ icon, name, text, to, children }: ChannelProps) {
  return (
    <li>
      <Go className={`card ${styles.channel}`} to={to}>
        <span className={styles.channelTop}>
          <Icon of={icon} />
          {children}
        </span>
        <b>{name}</b>
        <span className="small muted">{text}</span>
      </Go>
    </li>
  );
}
