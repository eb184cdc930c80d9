import type { PhaseView } from '#contract/path.ts';

/**
 * Is the line lit behind this station? One rule for the map and for the strip of the dashboard: what lies behind a
 * station is lit when it is done, so the light ends where the learner stands.
 */
export const isLitBehind = (station: Pick<PhaseView, 'status'> | undefined): boolean =>
  station?.status === 'done';
