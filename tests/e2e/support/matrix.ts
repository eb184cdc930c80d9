// Matrices: the same journey for every screen, size, language or hand. `npm test` walks a sample of each,
// `npm run test:faults` all of it.

/** Whether all of every matrix is walked. */
export const isWhole = process.env.MATRIX === 'whole';

/** Marks a journey of a matrix, for the run that walks all of it. */
export const inMatrix = { tag: '@matrix' } as const;

/** @param isSample the members that `npm test` walks */
export const members = <T>(all: readonly T[], isSample: (one: T) => boolean): readonly T[] => {
  const chosen = isWhole ? all : all.filter(isSample);
  if (chosen.length === 0) throw new Error('No member of this matrix is a sample.');
  return chosen;
};
