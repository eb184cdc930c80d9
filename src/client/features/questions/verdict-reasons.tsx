// Why an answer is right or not, for a question of any type.
import type { ReactNode } from 'react';
import { useLanguage } from '#client/app/language/language.tsx';
import { contentLang } from '#client/app/language/localized.ts';
import { optionLetter } from '#client/ui/answering/option-letter.ts';
import { Reasons } from '#client/ui/answering/reasons.tsx';
import { orderedReasons } from '#client/ui/answering/verdict-order.ts';
import type { OpenQuestion, Verdict } from '#contract/questions.ts';
import { FactsGrid } from './facts-grid.tsx';

interface VerdictReasonsProps {
  question: OpenQuestion;
  verdict: Verdict;
  /** The way to the lesson, below the source. */
  readOn: ReactNode;
}

/** Options and areas have their reasons here; rows of pairs, places and gaps carry their own. */
export function VerdictReasons({ question, verdict, readOn }: VerdictReasonsProps) {
  const { locale, texts } = useLanguage();
  const t = texts.questions;
  const about = {
    explanation: verdict.explanation,
    source: verdict.ref,
    readOn,
    lang: contentLang(locale),
    words: texts.player,
  };
  if (verdict.type === 'hotspot' && question.type === 'hotspot') {
    const whyOf = (id: string) => verdict.reasons.find(({ areaId }) => areaId === id)?.why;
    const told = { chosen: verdict.areas, answer: verdict.answer };
    const reasons = orderedReasons(question.areas, told, whyOf);
    return (
      <Reasons
        {...about}
        {...reasons}
        markOf={(index) => `${index + 1}`}
        nameOf={({ index }) => question.areas[index]?.label}
      />
    );
  }
  if ('reasons' in verdict && 'chosen' in verdict && 'options' in question) {
    const reasonOf = (id: string) => verdict.reasons.find(({ optionId }) => optionId === id);
    const { options } = question;
    const reasons = orderedReasons(options, verdict, (id) => reasonOf(id)?.why);
    if (verdict.type !== 'gradient') {
      return <Reasons {...about} {...reasons} markOf={optionLetter} />;
    }
    const scoreOf = (id: string) =>
      verdict.reasons.find(({ optionId }) => optionId === id)?.score ?? 0;
    return (
      <Reasons
        {...about}
        {...reasons}
        isPart={({ id }) => scoreOf(id) > 0}
        headOf={({ id, index }) => t.scored(optionLetter(index), scoreOf(id))}
        markOf={optionLetter}
        noteOf={({ id }) => t.worth(scoreOf(id))}
      >
        <FactsGrid lang={about.lang} options={options} verdict={verdict} />
      </Reasons>
    );
  }
  return <Reasons {...about} first={[]} markOf={optionLetter} rest={[]} />;
}
