// Says whether everything reached and written so far is kept by the server.
import { CircleCheck, CloudUpload } from 'lucide-react';
import { useTexts } from '#client/base/language/language.tsx';
import type { Unsent } from '#client/base/outbox/use-outbox.tsx';
import { Icon } from '#client/ui/icon.tsx';
import styles from './save-mark.module.css';

interface SaveMarkProps {
  unsent: Unsent;
}

export function SaveMark({ unsent: { status, entries, isKept, sendNow } }: SaveMarkProps) {
  const t = useTexts('player');
  const { notKept } = useTexts('shell');
  // A step under way for a moment is no news: only what failed to arrive is.
  if (status !== 'unsent') {
    return (
      <span className={styles.kept}>
        <Icon of={status === 'saving' ? CloudUpload : CircleCheck} />
        {status === 'saving' ? t.saving : t.saved}
      </span>
    );
  }
  const where = isKept ? t.unsentText : notKept;
  const steps = new Set(entries.map(({ slot }) => slot));
  return (
    <button className={styles.kept} data-unsent onClick={sendNow} title={where} type="button">
      <Icon of={CloudUpload} />
      {t.unsent(steps.size)}
      <span className="vh">
        {where} {t.sendNow}
      </span>
    </button>
  );
}
