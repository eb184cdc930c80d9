// Steps of the roadmap that missions may wait for; a mission is shown once its step is built.

/** What `opensWith` of a mission may name. */
export const FEATURES = ['exams', 'templates'] as const;
export type Feature = (typeof FEATURES)[number];

/** The features that stand. Building one adds it here, and its missions appear. */
const BUILT_FEATURES: readonly Feature[] = ['exams'];

/**
 * Is what a mission opens with there?
 * @param feature undefined where it waits for nothing
 */
export const isBuilt = (feature: Feature | undefined): boolean =>
  feature === undefined || BUILT_FEATURES.includes(feature);
