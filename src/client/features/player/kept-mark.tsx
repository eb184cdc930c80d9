// Says whether everything reached so far is kept by the server.
import { CircleCheck, CloudUpload } from 'lucide-react';
import { useTexts } from '#client/app/language/language.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { StepQueue } from './step-queue.ts';

export function KeptMark({ queue, onSend }: { queue: StepQueue; onSend: () => void }) {
  const t = useTexts().player;
  // A step under way for a moment is no news: only what failed to arrive is.
  if (queue.failures === 0) {
    return (
      <span className="kept">
        <Icon of={CircleCheck} />
        {queue.unsent.length === 0 ? t.saved : t.saving}
      </span>
    );
  }
  return (
    <button className="kept" data-unsent onClick={onSend} title={t.unsentText} type="button">
      <Icon of={CloudUpload} />
      {t.unsent(queue.unsent.length)}
      <span className="vh">
        {t.unsentText} {t.sendNow}
      </span>
    </button>
  );
}
