import { type Content, cardsOf } from '../content.ts';
import { at } from '../located.ts';
import type { Finding } from '../problem.ts';
import { areaFaults } from '../questions/hotspot.ts';
import { between, type Fault, idsOf, twice } from '../questions/question-type.ts';
import type { TouchFile } from '../schema/activity-steps.ts';
import { boxOf } from './mp-25-question-parts.ts';
import type { Rule } from './rule.ts';

/** In units of the viewBox: on the smallest screen that is 24 pixels. */
const SMALLEST = 32;

export const touchablePicturesRule: Rule = {
  id: 'MP-33',
  title:
    'The places of a touchable picture lie apart inside it, and each piece belongs to one of them',
  why: 'A place under another cannot be touched, and a piece without a place can never be put down.',
  severity: 'error',
  run: (content: Content) =>
    cardsOf(content).flatMap((card) =>
      card.data.steps.flatMap((step, index): Finding[] => {
        if (step.kind !== 'reading' || !step.figure || !('src' in step.figure)) return [];
        const { touch, src } = step.figure;
        if (touch === undefined) return [];
        const box = boxOf(content, card.courseKey, src);
        const path = ['steps', index, 'figure', 'touch'];
        return [...areaFaults('points', touch.points, box), ...partFaults(touch)].map(
          ([below, message, fix]) => ({ ...at(card, [...path, ...below]), message, fix }),
        );
      }),
    ),
};

function partFaults({ points, pieces = [] }: TouchFile): Fault[] {
  const ids = idsOf(points);
  const small = points.flatMap(({ id, width, height }, index): Fault[] =>
    Math.min(width, height) < SMALLEST
      ? [
          [
            ['points', index],
            `the place ${id} is too small to touch`,
            `make it ${SMALLEST} or more`,
          ],
        ]
      : [],
  );
  const homeless = pieces.flatMap(({ id, at: point }, index): Fault[] =>
    ids.includes(point)
      ? []
      : [[['pieces', index, 'at'], `the piece ${id} has no place ${point}`, 'name a place']],
  );
  const shared = pieces.flatMap(({ id, at: point }, index): Fault[] =>
    pieces.slice(0, index).some((other) => other.at === point)
      ? [
          [
            ['pieces', index, 'at'],
            `the piece ${id} shares the place ${point}`,
            'give each its own',
          ],
        ]
      : [],
  );
  return [
    ...twice('points', points),
    ...between('points', points, 2, 12),
    ...twice('pieces', pieces),
    ...(pieces.length === 0 ? [] : between('pieces', pieces, 2, 8)),
    ...small,
    ...homeless,
    ...shared,
  ];
}
