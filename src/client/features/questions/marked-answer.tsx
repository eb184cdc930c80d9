// An answered question with its marks: what was given, what is right; the reasons stand beside it.
import { Check, X } from 'lucide-react';
import { useTexts } from '#client/app/language/language.tsx';
import { MarkedRows } from '#client/ui/answering/marked-rows.tsx';
import { MarkedOptions, markTag } from '#client/ui/answering/option-list.tsx';
import { optionResult } from '#client/ui/answering/verdict-order.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { OpenQuestion, Verdict } from '#contract/questions.ts';
import type { Value } from './answer-value.ts';
import { FilledText } from './filled-text.tsx';
import { HalfLine } from './half-line.tsx';
import { HotspotPicture } from './hotspot-picture.tsx';
import { MarkedGaps } from './marked-gaps.tsx';
import { markedRows } from './question-rows.ts';
import { toldGaps } from './told-gaps.ts';

interface MarkedAnswerProps {
  question: OpenQuestion;
  verdict: Verdict;
  /** The first answer, where another one followed. */
  first: Value;
  lang: 'en' | undefined;
}

export function MarkedAnswer({ question, verdict, first, lang }: MarkedAnswerProps) {
  const { player, questions: t, tasks } = useTexts();
  if (verdict.type === 'gradient' && question.type === 'gradient') {
    const scoreOf = (id: string) =>
      verdict.reasons.find((reason) => reason.optionId === id)?.score ?? 0;
    return (
      <div data-long="" lang={lang}>
        <MarkedOptions
          isMany={false}
          label={player.outcome}
          markOf={(id) => {
            const isChosen = verdict.chosen.includes(id);
            const result = optionResult(verdict, id);
            const isPart = result === 'wrong' && scoreOf(id) > 0;
            const tag = isChosen ? t.mine(scoreOf(id)) : t.worth(scoreOf(id));
            return { result: isPart ? 'part' : result, tag };
          }}
          options={question.options}
        />
      </div>
    );
  }
  if ('options' in question && (verdict.type === 'sc' || verdict.type === 'ms')) {
    return (
      <>
        <HalfLine verdict={verdict} />
        <div lang={lang}>
          <MarkedOptions
            isMany={question.type === 'ms'}
            label={player.outcome}
            markOf={(id) => {
              const result = optionResult(verdict, id);
              return { result, ...markTag(player, result, verdict.chosen.includes(id)) };
            }}
            options={question.options}
          />
        </div>
      </>
    );
  }
  if (question.type === 'hotspot' && verdict.type === 'hotspot') {
    const told = { chosen: verdict.areas, answer: verdict.answer };
    return (
      <>
        <HalfLine verdict={verdict} />
        <HotspotPicture
          chosen={verdict.areas}
          lang={lang}
          question={question}
          resultOf={(id) => optionResult(told, id)}
        />
        <ul aria-label={player.outcome} className="places" lang={lang}>
          {question.areas.map(({ id, label }, index) => {
            const result = optionResult(told, id);
            const { tag } = markTag(player, result, verdict.areas.includes(id));
            return (
              <li className="place" data-r={result} key={id}>
                <kbd>{index + 1}</kbd>
                <span>{label}</span>
                {tag !== undefined && (
                  <span className="tag">
                    <Icon of={result === 'wrong' ? X : Check} size="s" />
                    {tag}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      </>
    );
  }
  if (question.type === 'fill' && verdict.type === 'fill') {
    const gaps = toldGaps(question, verdict, first);
    return (
      <>
        <HalfLine verdict={verdict} />
        <FilledText gaps={gaps} lang={lang} question={question} />
        <MarkedGaps gaps={gaps} lang={lang} />
      </>
    );
  }
  return (
    <>
      <HalfLine verdict={verdict} />
      <MarkedRows
        lang={lang}
        placeLang={question.type === 'order' ? undefined : lang}
        rows={markedRows(question, verdict, tasks.order.place, first)}
        words={{ ...tasks.result, nothing: t.nothing, first: t.firstAnswer }}
      />
    </>
  );
}
