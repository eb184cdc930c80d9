import type { QuestionSource } from '../content.ts';
import { at } from '../located.ts';
import type { Finding } from '../problem.ts';
import type { GradientFile } from '../questions/scenario.ts';
import type { Rule } from './rule.ts';

export const turnsRule: Rule = {
  id: 'QC-42',
  title: 'A sentence of every case decides: with another in its place another option is best',
  why: 'A scenario that nothing in its case could turn is solved without reading the case.',
  severity: 'error',
  run: (content) =>
    content.questions.flatMap((question) =>
      question.data.type === 'gradient' ? faultsOf(question, question.data) : [],
    ),
};

function faultsOf(question: QuestionSource, data: GradientFile): Finding[] {
  const { scenario, options, turns } = data;
  const ids = options.map(({ id }) => id).toSorted();
  const best = options.find(({ score }) => score === 5)?.id;
  return turns.flatMap((turn, index): Finding[] => {
    const path = ['turns', index];
    const finding = (field: string, message: string, fix: string) => [
      { ...at(question, [...path, field]), message, fix },
    ];
    return [
      ...(timesIn(scenario, turn.replace) === 1
        ? []
        : finding(
            'replace',
            'the sentence to replace does not stand once in the case',
            'copy it from the case as it is written there',
          )),
      ...(flat(turn.with) === flat(turn.replace)
        ? finding('with', 'the turned sentence says the same', 'let it say something else')
        : []),
      ...(turn.ranking.toSorted().join() === ids.join()
        ? []
        : finding('ranking', 'the ranking does not hold each option once', 'name all options')),
      ...(turn.ranking[0] === best
        ? finding('ranking', `option ${best} stays the best`, 'let the turn make another one best')
        : []),
    ];
  });
}

/** The lines of a file break where they like. */
const flat = (text: string): string => text.trim().split(/\s+/).join(' ');

const timesIn = (text: string, sentence: string): number =>
  flat(text).split(flat(sentence)).length - 1;
