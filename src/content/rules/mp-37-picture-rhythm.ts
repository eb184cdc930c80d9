import { cardsOf, type LessonSource, type MissionSource } from '../content.ts';
import { at } from '../located.ts';
import type { Finding } from '../problem.ts';
import type { Rule } from './rule.ts';

/** Of so many reading cards in a row one has a picture at least. */
const CARDS_PER_PICTURE = 3;

export const pictureRhythmRule: Rule = {
  id: 'MP-37',
  title: `The first reading card has a picture, and one of any ${CARDS_PER_PICTURE} in a row`,
  why: 'A picture shows at once how things hang together; a run of text alone is skipped.',
  severity: 'error',
  run: (content) => cardsOf(content).flatMap(bareCards),
};

/** Checks between two cards do not count: a learner has still only read. */
function bareCards(unit: MissionSource | LessonSource): Finding[] {
  let bare = 0;
  return unit.data.steps
    .flatMap((step, index) => (step.kind === 'reading' ? [{ step, index }] : []))
    .flatMap(({ step, index }, place): Finding[] => {
      bare = step.figure ? 0 : bare + 1;
      const isFirst = place === 0 && bare === 1;
      if (!isFirst && bare < CARDS_PER_PICTURE) return [];
      bare = 0;
      const message = isFirst
        ? `${unit.id} begins without a picture`
        : `${unit.id}: ${CARDS_PER_PICTURE} readings in a row without a picture`;
      const fix = 'draw what the text says: a relation, an order, a comparison';
      return [{ ...at(unit, ['steps', index]), message, fix }];
    });
}
