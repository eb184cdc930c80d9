// The question before a course is left from inside an exam: what is true, and which course instead.

import { CloudCheck } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { useReader } from '#client/base/use-reader.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { Icon } from '#client/ui/icon.tsx';

interface SwitchDialogProps {
  /** Those that can be switched to, one at least. */
  courses: readonly { key: string; title: string }[];
  deadlineAt: string;
  onClose: () => void;
  onSwitch: (courseKey: string) => void;
}

export function SwitchDialog({ courses, deadlineAt, onClose, onSwitch }: SwitchDialogProps) {
  const { switching: t } = useTexts('attempt');
  const lang = contentLang(useLocale());
  const [chosen, setChosen] = useState(courses[0]!.key);
  const { locale, timeZone } = useReader();
  const time = new Intl.DateTimeFormat(locale, { timeZone, timeStyle: 'short', hourCycle: 'h23' });
  return (
    <Dialog closeLabel={t.stay} onClose={onClose} open title={t.title}>
      <p className="note">
        <Icon of={CloudCheck} />
        <span>{t.saved(time.format(new Date(deadlineAt)))}</span>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: two buttons, no fields */}
      <div aria-label={t.to} className="seg" role="group">
        {courses.map(({ key, title }) => (
          <button
            aria-pressed={key === chosen}
            key={key}
            lang={lang}
            onClick={() => setChosen(key)}
            type="button"
          >
            {title}
          </button>
        ))}
      </div>
      <div className="row">
        <button className="btn btn-primary" onClick={onClose} type="button">
          {t.stay}
        </button>
        <button className="btn btn-line" onClick={() => onSwitch(chosen)} type="button">
          {t.leave}
        </button>
      </div>
    </Dialog>
  );
}
