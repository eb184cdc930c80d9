// Questions of the types beside choices, with fixed defaults; a test names what it is about.

import type { FillQuestion } from '#domain/questions/fill.ts';
import type { HotspotQuestion } from '#domain/questions/hotspot.ts';
import type { MatchQuestion } from '#domain/questions/match.ts';
import type { OrderQuestion } from '#domain/questions/order.ts';
import type { QuestionPart } from '#domain/questions/question.ts';
import type { GradientQuestion } from '#domain/questions/scenario.ts';
import { anOption, aQuestion } from './builders.ts';

const { type: _, options: __, answer: ___, ...head } = aQuestion();

const aPart = (id: string): QuestionPart => ({ id, text: `Part ${id}` });
const explained = (id: string) => ({ ...aPart(id), why: `The reason of ${id}` });

/** A case whose options b, d, a and c are worth 5, 3, 1 and 0. */
export const aGradient = (over: Partial<GradientQuestion> = {}): GradientQuestion => ({
  ...head,
  type: 'gradient',
  scenario: ['A bank has begun.', 'Two things happened last month.'],
  industry: 'BFSI',
  facts: ['The board decides', 'Compliance was not asked', 'A date is near', 'A law is new'],
  turns: [
    {
      replace: 'A bank has begun.',
      with: 'A bank has stopped.',
      ranking: ['d', 'b', 'a', 'c'],
      why: 'There is nothing to go on with.',
    },
  ],
  options: [
    { ...anOption('a'), trap: 'code-a', score: 1, facts: ['no', 'part', 'no', 'no'] },
    { ...anOption('b'), score: 5, facts: ['yes', 'yes', 'yes', 'yes'] },
    { ...anOption('c'), trap: 'code-c', score: 0, facts: ['no', 'no', 'no', 'no'] },
    { ...anOption('d'), trap: 'code-d', score: 3, facts: ['yes', 'no', 'yes', 'yes'] },
  ],
  ...over,
});

/** l1 goes with r3, l2 with r1, l3 with r2; r4 is one too many. */
export const aMatch = (over: Partial<MatchQuestion> = {}): MatchQuestion => ({
  ...head,
  type: 'match',
  left: ['l1', 'l2', 'l3'].map(explained),
  right: ['r1', 'r2', 'r3', 'r4'].map(aPart),
  pairs: [
    ['l1', 'r3'],
    ['l2', 'r1'],
    ['l3', 'r2'],
  ],
  ...over,
});

/** i1, i2, i3, i4, in this order. */
export const anOrderQuestion = (over: Partial<OrderQuestion> = {}): OrderQuestion => ({
  ...head,
  type: 'order',
  items: ['i1', 'i2', 'i3', 'i4'].map(explained),
  ...over,
});

/** g1 is b, g2 is a. */
export const aFill = (over: Partial<FillQuestion> = {}): FillQuestion => ({
  ...head,
  type: 'fill',
  text: 'The {g1} agrees before {g2} starts.',
  gaps: [
    { id: 'g1', options: ['a', 'b', 'c'].map(anOption), answer: 'b' },
    { id: 'g2', options: ['a', 'b', 'c'].map(anOption), answer: 'a' },
  ],
  ...over,
});

/** Three areas side by side; the second is right. */
export const aHotspot = (over: Partial<HotspotQuestion> = {}): HotspotQuestion => ({
  ...head,
  type: 'hotspot',
  figure: { src: 'start', alt: 'Three boxes stand side by side.' },
  areas: ['one', 'two', 'three'].map((id, at) => ({
    id,
    label: `Box ${id}`,
    x: at * 100,
    y: 0,
    width: 80,
    height: 40,
    why: `The reason of ${id}`,
  })),
  answer: ['two'],
  ...over,
});
