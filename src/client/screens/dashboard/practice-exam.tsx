// Practice Exam, one of the recommended actions (brief 1, 2.8).
import { ArrowRight, GraduationCap } from 'lucide-react';
import { addresses } from '#client/app/addresses.ts';
import { useTexts } from '#client/app/language/language.tsx';
import { Go } from '#client/ui/go.tsx';
import { Icon } from '#client/ui/icon.tsx';

export function PracticeExam() {
  const { practice: t } = useTexts().dashboard;
  return (
    <Go className="practice-exam" to={addresses.paper('foundation')}>
      <Icon of={GraduationCap} />
      <span>
        <b>{t.title}</b>
        <span className="muted">{t.text}</span>
      </span>
      <Icon of={ArrowRight} size="s" />
    </Go>
  );
}
