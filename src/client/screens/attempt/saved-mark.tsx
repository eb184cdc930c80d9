// Says whether what was answered has reached the server: 'Saved 14:02:11', or how much has not.
import { CloudCheck, CloudUpload } from 'lucide-react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { useUnsent } from '#client/base/outbox/use-outbox.tsx';
import { useLearner } from '#client/base/session/session.tsx';
import type { AttemptSessionState } from '#client/features/attempt/attempt-session-state.ts';
import { attemptResource } from '#client/features/attempt/attempt-writes.ts';
import { isWorkKept } from '#client/features/attempt/work-storage.ts';
import { unsentCount } from '#client/features/attempt/working-copy.ts';
import { Icon } from '#client/ui/icon.tsx';
import styles from './attempt.module.css';

interface SavedMarkProps {
  state: AttemptSessionState;
  onSend: () => void;
}

export function SavedMark({ state, onSend }: SavedMarkProps) {
  const t = useTexts('attempt');
  const locale = useLocale();
  const { notKept } = useTexts('shell');
  const { id: learnerId, timeZone } = useLearner();
  const unsent = unsentCount(state.copy);
  const { status } = useUnsent(attemptResource(state.attempt.id));
  if (status === 'unsent' && unsent > 0) {
    const where = isWorkKept(learnerId, state.attempt.id) ? t.unsentText : notKept;
    return (
      <button className={styles.saved} data-unsent onClick={onSend} title={where} type="button">
        <Icon of={CloudUpload} size="s" />
        {t.unsent(unsent)}
        <span className="vh">
          . {where} {t.sendNow}
        </span>
      </button>
    );
  }
  const { savedAt } = state;
  const isSaving = unsent > 0;
  if (savedAt === null && !isSaving) return <span className={styles.saved} />;
  const time = new Intl.DateTimeFormat(locale, { timeZone, timeStyle: 'medium', hourCycle: 'h23' });
  return (
    <p className={styles.saved}>
      <Icon of={CloudCheck} size="s" />
      <span>
        {isSaving || savedAt === null ? t.saving : t.saved(time.format(new Date(savedAt)))}
      </span>
    </p>
  );
}
