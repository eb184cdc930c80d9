// Says whether what was typed has reached the server.
import { CircleCheck, CloudUpload } from 'lucide-react';
import { useTexts } from '#client/base/language/language.tsx';
import type { Unsent } from '#client/base/outbox/use-outbox.tsx';
import { Icon } from '#client/ui/icon.tsx';
import styles from './document.module.css';

export function SavedMark({ unsent: { status, isKept, sendNow } }: { unsent: Unsent }) {
  const { edit: t } = useTexts('documents');
  const { notKept } = useTexts('shell');
  if (status === 'failed') return null;
  if (status === 'unsent') {
    const where = isKept ? t.unsentText : notKept;
    return (
      <button className={styles.saved} data-unsent onClick={sendNow} title={where} type="button">
        <Icon of={CloudUpload} size="s" />
        {t.unsent}
        <span className="vh">
          . {where} {t.sendNow}
        </span>
      </button>
    );
  }
  return (
    <p className={styles.saved}>
      <Icon of={status === 'saving' ? CloudUpload : CircleCheck} size="s" />
      {status === 'saving' ? t.saving : t.saved}
    </p>
  );
}
