// An answered question with its marks: what was given, what is right; the reasons stand beside it.
import { useTexts } from '#client/app/language/language.tsx';
import type { OpenQuestion, Verdict } from '#contract/questions.ts';
import { FilledText } from './fill-input.tsx';
import { HotspotPicture } from './hotspot-picture.tsx';
import { MarkedRows } from './marked-rows.tsx';
import { MarkedOptions, useMarkWords } from './option-list.tsx';
import { markedRows } from './question-rows.ts';
import { optionResult } from './verdict-order.ts';

interface MarkedAnswerProps {
  question: OpenQuestion;
  verdict: Verdict;
  lang: 'en' | undefined;
}

export function MarkedAnswer({ question, verdict, lang }: MarkedAnswerProps) {
  const { player, questions: t, tasks } = useTexts();
  const words = useMarkWords();
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
      <div lang={lang}>
        <MarkedOptions
          isMany={question.type === 'ms'}
          label={player.outcome}
          markOf={(id) => {
            const result = optionResult(verdict, id);
            const tag = words(result, verdict.chosen.includes(id));
            return { result, ...(tag !== undefined && { tag }) };
          }}
          options={question.options}
        />
      </div>
    );
  }
  if (question.type === 'hotspot' && verdict.type === 'hotspot') {
    const told = { chosen: verdict.areas, answer: verdict.answer };
    return (
      <>
        <HotspotPicture
          chosen={verdict.areas}
          lang={lang}
          question={question}
          resultOf={(id) => optionResult(told, id)}
        />
        <ul aria-label={player.outcome} className="places" lang={lang}>
          {question.areas.map(({ id, label }, index) => {
            const result = optionResult(told, id);
            const tag = words(result, verdict.areas.includes(id));
            return (
              <li className="place" data-r={result} key={id}>
                <kbd>{index + 1}</kbd>
                <span>{label}</span>
                {tag !== undefined && <span className="tag">{tag}</span>}
              </li>
            );
          })}
        </ul>
      </>
    );
  }
  return (
    <>
      {question.type === 'fill' && verdict.type === 'fill' && (
        <FilledText answer={verdict.answer} lang={lang} question={question} />
      )}
      <MarkedRows
        lang={lang}
        placeLang={question.type === 'order' ? undefined : lang}
        rows={markedRows(question, verdict, {
          place: tasks.order.place,
          gap: t.gap,
          nothing: t.nothing,
        })}
      />
    </>
  );
}
