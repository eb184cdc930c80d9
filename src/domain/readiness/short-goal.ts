// A daily goal that is less than the date of the exam asks for.

/**
 * The minutes a day that a learner has set, where they are fewer than their exam's date asks for: dashboard and
 * settings say so with both figures.
 * @param goal the daily goal in minutes, over all courses; null without one
 * @param needed as `minutesADay` counts them in one course; null without a date
 * @returns both figures in minutes a day; null where the goal is enough, or one of them is not set
 */
export const shortGoal = (
  goal: number | null,
  needed: number | null,
): { readonly goal: number; readonly needed: number } | null =>
  goal !== null && needed !== null && goal < needed ? { goal, needed } : null;

/**
 * The same goal where it is enough, so that two figures of minutes a day never stand side by side without a word.
 * @returns both figures in minutes a day; null where the goal is too short, or one of them is not set
 */
export const longGoal = (
  goal: number | null,
  needed: number | null,
): { readonly goal: number; readonly needed: number } | null =>
  goal !== null && needed !== null && goal >= needed ? { goal, needed } : null;
