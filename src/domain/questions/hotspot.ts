// Places in a picture: the exact set of right areas.
import type { FigureUse } from '#domain/catalog/figure.ts';
import {
  type Choosing,
  countOf,
  idsOf,
  inAuthorsOrder,
  type QuestionHead,
  type QuestionRules,
  toChoose,
  wrongPicks,
} from './question.ts';

/** A rectangle in the units of the picture's viewBox. */
export interface QuestionArea {
  readonly id: string;
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly why: string;
  readonly trap?: string;
}

export interface HotspotQuestion extends QuestionHead {
  readonly type: 'hotspot';
  readonly figure: FigureUse;
  readonly areas: readonly QuestionArea[];
  /** Ids of the right areas. */
  readonly answer: readonly string[];
}

export interface AreasAnswer {
  readonly areas: readonly string[];
}

export const hotspot: QuestionRules<HotspotQuestion, AreasAnswer> = {
  maxPoints: 1,
  form: 'distinct areas, as many as asked for,',
  key: ({ areas, answer }) => ({ areas: inAuthorsOrder(areas, answer) ?? [] }),
  fitted: (question, answer) => {
    const areas = inAuthorsOrder(question.areas, (answer as Partial<AreasAnswer>).areas);
    const isOne = question.answer.length > 1 || areas?.length === 1;
    return areas && isOne ? { areas } : undefined;
  },
  missing: (question: Choosing, answer) => toChoose(question) - countOf(answer?.areas),
  // Areas have their places.
  shownOrder: () => [],
  texts: ({ areas }) => areas.map(({ label }) => label),
  picks: ({ areas, answer }) => wrongPicks(idsOf(areas), answer),
};
