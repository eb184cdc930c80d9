// Says whether everything reached and written so far is kept by the server.
import { CircleCheck, CloudUpload } from 'lucide-react';
import { useTexts } from '#client/app/language/language.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { StepQueue } from './step-queue.ts';

interface KeptMarkProps {
  queue: Pick<StepQueue, 'unsent' | 'failures'>;
  /** Work on tasks that waits for the server. */
  keeping: { waiting: readonly string[]; failures: number };
  onSend: () => void;
}

export function KeptMark({ queue, keeping, onSend }: KeptMarkProps) {
  const t = useTexts().player;
  const unsent = new Set([...queue.unsent, ...keeping.waiting]).size;
  // A step under way for a moment is no news: only what failed to arrive is.
  if (queue.failures === 0 && keeping.failures === 0) {
    return (
      <span className="kept">
        <Icon of={CircleCheck} />
        {unsent === 0 ? t.saved : t.saving}
      </span>
    );
  }
  return (
    <button className="kept" data-unsent onClick={onSend} title={t.unsentText} type="button">
      <Icon of={CloudUpload} />
      {t.unsent(unsent)}
      <span className="vh">
        {t.unsentText} {t.sendNow}
      </span>
    </button>
  );
}
