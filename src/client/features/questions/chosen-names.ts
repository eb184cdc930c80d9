// What was chosen in an answer, as the learner knows it: options by letter, places by number and name.
import { optionLetter } from '#client/ui/answering/option-letter.ts';
import type { OpenQuestion } from '#contract/questions.ts';
import { areasIn, chosenIn, type Value } from './answer-value.ts';

/** @returns in the order shown; nothing for types that are answered part by part */
export function chosenNames(question: OpenQuestion, answer: Value): string[] {
  if (question.type === 'hotspot') {
    const areas = areasIn(answer);
    return question.areas.flatMap(({ id, label }, at) =>
      areas.includes(id) ? [`${at + 1} ${label}`] : [],
    );
  }
  if (!('options' in question)) return [];
  const chosen = chosenIn(answer);
  return question.options.flatMap(({ id }, at) => (chosen.includes(id) ? [optionLetter(at)] : []));
}
