// Why: the chosen option first, then the right one, then the principle; the rest is folded.
import { Check, Route, X } from 'lucide-react';
import { useTexts } from '#client/app/language/language.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { type CheckStep, orderedReasons } from './answer-sheet.ts';
import { optionLetter } from './player-keys.ts';

export function Reasons({ step, lang }: { step: CheckStep; lang: 'en' | undefined }) {
  const t = useTexts().player;
  const { first, rest } = orderedReasons(step);
  if (step.verdict === null) return null;
  return (
    <div className="why">
      {first.map((reason) => (
        <section key={reason.optionId}>
          <h2 className={reason.isRight ? 'good' : 'bad'}>
            <Icon of={reason.isRight ? Check : X} />
            {reason.isRight
              ? t.why(optionLetter(reason.index))
              : t.whyNot(optionLetter(reason.index))}
          </h2>
          <p lang={lang}>{reason.why}</p>
        </section>
      ))}
      <section>
        <h2>
          <Icon of={Route} />
          {t.principle}
        </h2>
        <p lang={lang}>{step.verdict.explanation}</p>
      </section>
      {rest.length > 0 && (
        <details>
          <summary>{t.rest(rest.length)}</summary>
          <dl>
            {rest.map((reason) => (
              <div className="pair" key={reason.optionId}>
                <dt>{optionLetter(reason.index)}</dt>
                <dd lang={lang}>{reason.why}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      <p className="small" lang={lang}>
        {t.source(step.verdict.ref)}
      </p>
    </div>
  );
}
