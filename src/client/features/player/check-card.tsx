// A check question, before and after its answer.
import { Info } from 'lucide-react';
import type { Ref } from 'react';
import { useLanguage } from '#client/app/language/language.tsx';
import { contentLang } from '#client/app/language/localized.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { CheckStep } from './answer-sheet.ts';
import './check.css';
import { AnsweredOptions, Options } from './options.tsx';
import { Reasons } from './reasons.tsx';

interface CheckCardProps {
  step: CheckStep;
  place: { number: number; total: number };
  chosen: readonly string[];
  /** The answer is on its way: the choice stands still. */
  isSending: boolean;
  /** Another tab or device answered first. */
  isElsewhere: boolean;
  /** A done mission is read again: nothing is asked. */
  isReview: boolean;
  way: 'forward' | 'back' | undefined;
  titleRef: Ref<HTMLHeadingElement>;
  onChoose: (optionId: string) => void;
}

export function CheckCard(props: CheckCardProps) {
  const { step, place, chosen, isSending, isElsewhere, isReview, way, titleRef, onChoose } = props;
  const { locale, texts } = useLanguage();
  const t = texts.player;
  const lang = contentLang(locale);
  const { question, verdict } = step;
  const isOpen = verdict === null && !isReview;
  return (
    <article aria-labelledby="stem" className="lesson check" data-way={way}>
      <div className="ask">
        <p className="eyebrow">{t.checkOf(place.number, place.total)}</p>
        <h1 className="stem" id="stem" lang={lang} ref={titleRef} tabIndex={-1}>
          {question.stem}
        </h1>
        {question.type === 'ms' && (
          <p className="choose small">
            <b>{t.choose(question.choose)}</b>
            {isOpen && <span>{t.chosen(chosen.length, question.choose)}</span>}
          </p>
        )}
        <div lang={lang}>
          {isOpen ? (
            <Options
              chosen={chosen}
              isLocked={isSending}
              labelledBy="stem"
              onChoose={onChoose}
              step={step}
            />
          ) : (
            <AnsweredOptions step={step} />
          )}
        </div>
        {isElsewhere && (
          <p className="note">
            <Icon of={Info} />
            {t.answeredElsewhere}
          </p>
        )}
      </div>
      <Reasons lang={lang} step={step} />
    </article>
  );
}
