// The question before a course is left during an exam, in the brief's words, and the truth after them.

import { CloudCheck } from 'lucide-react';
import { useTexts } from '#client/base/language/language.tsx';
import { useReader } from '#client/base/use-reader.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { AttemptSummary } from '#contract/exams.ts';

interface SwitchDialogProps {
  running: AttemptSummary;
  onClose: () => void;
  onSwitch: () => void;
}

export function SwitchDialog({ running, onClose, onSwitch }: SwitchDialogProps) {
  const { switching: t } = useTexts('attempt');
  const { locale, timeZone } = useReader();
  const time = new Intl.DateTimeFormat(locale, { timeZone, timeStyle: 'short', hourCycle: 'h23' });
  return (
    <Dialog closeLabel={t.stay} onClose={onClose} open title={t.title}>
      <p>{t.text}</p>
      <p className="note">
        <Icon of={CloudCheck} />
        <span>{t.saved(time.format(new Date(running.deadlineAt)))}</span>
      </p>
      <div className="row">
        <button className="btn btn-primary" onClick={onClose} type="button">
          {t.stay}
        </button>
        <button className="btn btn-line" onClick={onSwitch} type="button">
          {t.leave}
        </button>
      </div>
    </Dialog>
  );
}
