import { Mail } from 'lucide-react';
import { type Address, addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { useScreenPlace } from '#client/base/screen/screen-place.tsx';
import { Icon } from '#client/ui/icon.tsx';
import styles from './support.module.css';

const LIBRARY: Address = '/library';

/** Where the questions end: write to somebody, or look into the library once there is one. */
export function MoreHelp() {
  const { more: t } = useTexts('support');
  const hasLibrary = useScreenPlace()?.table.names.includes('library') === true;
  return (
    <section aria-labelledby="support-more" className={`card apart ${styles.more}`}>
      <div>
        <h2 id="support-more">{t.title}</h2>
        <p className="muted">{t.text}</p>
      </div>
      <div className={styles.moreWays}>
        <Go className="btn btn-primary" to={addresses.contact('email')}>
          <Icon of={Mail} />
          {t.contact}
        </Go>
        {hasLibrary && (
          <Go className="btn btn-line" to={LIBRARY}>
            {t.library}
          </Go>
        )}
        <Go className="btn btn-line" to={addresses.supportMessages()}>
          {t.messages}
        </Go>
      </div>
    </section>
  );
}
