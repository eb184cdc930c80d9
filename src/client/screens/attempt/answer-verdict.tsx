// A committed answer with its verdict and reasons, where the paper explains at once.
import { Check, X } from 'lucide-react';
import { useExamTexts } from '#client/app/language/exam-texts.ts';
import { useLocale } from '#client/app/language/language.tsx';
import { contentLang } from '#client/app/language/localized.ts';
import '#client/features/player/check.css';
import { AnsweredOptions } from '#client/features/player/options.tsx';
import { Reasons } from '#client/features/player/reasons.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { AttemptQuestion } from '#contract/exams.ts';

interface AnswerVerdictProps {
  question: AttemptQuestion['question'];
  verdict: NonNullable<AttemptQuestion['verdict']>;
}

export function AnswerVerdict({ question, verdict }: AnswerVerdictProps) {
  const { verdict: t } = useExamTexts().attempt;
  const lang = contentLang(useLocale());
  const outcome = (
    <p className="outcome-line" data-right={verdict.right ? '' : undefined} role="status">
      <Icon of={verdict.right ? Check : X} />
      <b>{verdict.right ? t.right : t.wrong}</b>
      {verdict.maxPoints > 1 && ` ${t.points(verdict.points, verdict.maxPoints)}`}
    </p>
  );
  const isPlain = question.type === 'sc' || question.type === 'ms';
  if (!isPlain || (verdict.type !== 'sc' && verdict.type !== 'ms')) return outcome;
  const step = { id: question.id, kind: 'check' as const, question, verdict };
  return (
    <div className="check explained">
      <div lang={lang}>
        <AnsweredOptions step={step} />
      </div>
      {outcome}
      <Reasons lang={lang} step={step} />
    </div>
  );
}
