import { boundsOf } from '#domain/modelling/view.ts';
import { viewOf } from '../authored-view.ts';
import { pairsOf } from '../bank.ts';
import type { Content, QuestionSource } from '../content.ts';
import { at } from '../located.ts';
import type { Finding } from '../problem.ts';
import type { GradientFile } from '../questions/scenario.ts';
import { toldView } from '../told-view.ts';
import type { Rule } from './rule.ts';

/** The largest drawn area of a question's diagrams by the smallest. */
const AREA_MAX = 1.25;

export const diagramsRule: Rule = {
  id: 'MP-48',
  title: 'Diagrams to choose from differ in what they say, and in nothing else',
  why: 'Two that say the same are two right answers, and one that is larger or has another title is chosen or passed over unread.',
  severity: 'error',
  run: (content) =>
    content.questions.flatMap((question) =>
      question.data.type === 'gradient' ? faultsOf(content, question, question.data) : [],
    ),
};

function faultsOf(content: Content, question: QuestionSource, data: GradientFile): Finding[] {
  const { courseKey } = question;
  const language = content.languages.find((one) => one.courseKey === courseKey)?.data;
  const drawn = data.options.flatMap(({ id, view }, index) => {
    const file = content.views.find((one) => one.courseKey === courseKey && one.id === view)?.data;
    const told = view === undefined ? undefined : toldView(content, courseKey, view);
    return language && file && told ? [{ id, index, file, told }] : [];
  });
  const place = (index: number) => at(question, ['options', index, 'view']);
  const areas = drawn.map(({ file }) => {
    const bounds = language && boundsOf(viewOf(language, file).elements.map(({ box }) => box));
    return bounds ? bounds.width * bounds.height : 0;
  });
  const bests = new Set([
    ...data.options.filter(({ score }) => score === 5).map(({ id }) => id),
    ...data.turns.map(({ ranking }) => ranking[0]),
  ]);
  return [
    ...[...pairsOf(drawn)].flatMap(([a, b]) => [
      ...(a.told.toSorted().join() === b.told.toSorted().join()
        ? [
            {
              ...place(b.index),
              message: `options ${a.id} and ${b.id} say the same`,
              fix: 'let them differ in an element or a relation',
            },
          ]
        : []),
      ...(a.file.title === b.file.title
        ? []
        : [
            {
              ...place(b.index),
              message: `options ${a.id} and ${b.id} have other titles`,
              fix: 'give all diagrams of a question one title',
            },
          ]),
    ]),
    ...drawn
      .filter(({ id, file }) => file.faulty && bests.has(id))
      .map(({ id, index }) => ({
        ...place(index),
        message: `option ${id} can be the best and shows what the language blocks`,
        fix: 'let it show what is permitted',
      })),
    ...(Math.max(0, ...areas) <= AREA_MAX * Math.min(...areas)
      ? []
      : [
          {
            ...at(question, ['options']),
            message: `one diagram is more than ${AREA_MAX} times as large as another`,
            fix: 'let all take the same place',
          },
        ]),
  ];
}
