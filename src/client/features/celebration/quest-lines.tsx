// What the XP of the moment are made of, where missions ended with the activity.
import { Flag } from 'lucide-react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { QuestDone } from '#contract/outcome.ts';
import styles from './celebration.module.css';

interface QuestLinesProps {
  quests: readonly QuestDone[];
  /** What was played, with the XP that it brought itself. */
  own?: { title: string; xp: number; isMission: boolean };
}

export function QuestLines({ quests, own }: QuestLinesProps) {
  const locale = useLocale();
  const { quest: t } = useTexts('missions');
  const { xp } = useTexts('player').done;
  const lang = contentLang(locale);
  // A story that others ended with is one of them.
  const isOneOfThem = own !== undefined && own.xp > 0 && own.isMission;
  return (
    <section aria-labelledby="quests-done" className={styles.questsDone}>
      <h2 id="quests-done">{t.ended(quests.length + (isOneOfThem ? 1 : 0))}</h2>
      <ul>
        {quests.map((quest) => (
          <li key={quest.id}>
            <Icon of={Flag} />
            <b lang={lang}>{quest.title}</b>
            <span className="xpv">{xp(quest.xp)}</span>
          </li>
        ))}
        {own !== undefined && own.xp > 0 && (
          <li className={isOneOfThem ? undefined : 'muted'}>
            {isOneOfThem ? <Icon of={Flag} /> : <span />}
            {isOneOfThem ? <b lang={lang}>{own.title}</b> : <span lang={lang}>{own.title}</span>}
            <span className="xpv">{xp(own.xp)}</span>
          </li>
        )}
      </ul>
    </section>
  );
}
