// The question before a course is left from inside an exam: under its title stands what is true.

import { CloudCheck } from 'lucide-react';
import { useTexts } from '#client/base/language/language.tsx';
import { useReader } from '#client/base/use-reader.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { Icon } from '#client/ui/icon.tsx';

interface SwitchDialogProps {
  deadlineAt: string;
  onClose: () => void;
  onSwitch: () => void;
}

export function SwitchDialog({ deadlineAt, onClose, onSwitch }: SwitchDialogProps) {
  const { switching: t } = useTexts('attempt');
  const { locale, timeZone } = useReader();
  const time = new Intl.DateTimeFormat(locale, { timeZone, timeStyle: 'short', hourCycle: 'h23' });
  return (
    <Dialog closeLabel={t.stay} onClose={onClose} open title={t.title}>
      <p className="note">
        <Icon of={CloudCheck} />
        <span>{t.saved(time.format(new Date(deadlineAt)))}</span>
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
