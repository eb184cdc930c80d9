// The one next step of a course, as the server's route says it (decisions 5): no screen works out a next thing itself.
import type { NextStep } from '#contract/learning.ts';
import { useCourses } from './course.ts';

/** Undefined until it is known; null at the end of the route. */
export const useNextStep = (courseKey: string): NextStep | null | undefined =>
  useCourses().data?.find(({ key }) => key === courseKey)?.next;

/** Something of it is done; a checklist can be worked on before it is started. */
export const isBegun = ({ status, ticks }: Pick<NextStep, 'status' | 'ticks'>): boolean =>
  status === 'in_progress' || ticks !== null;

/** How many cards lie behind: the card last seen is where the learner stopped. */
export const cardsBehind = ({ form, stepsSeen }: Pick<NextStep, 'form' | 'stepsSeen'>): number =>
  form === 'quest' ? stepsSeen : Math.max(0, stepsSeen - 1);
