// Which paper an address means.
import { knownCourse } from './known-courses.ts';

/** No paper's key: `/exam/review` opens the one that draws from what is weak. */
export const reviewKey = 'review';

/** What a course calls those papers where it says nothing else, or before it is known. */
const byConvention = { sample: 'sample-quiz', weakAreas: 'weak-areas' };

const featuredOf = (courseKey: string) => knownCourse(courseKey)?.featured;

/** The paper that `/quiz` opens. */
export const sampleOf = (courseKey: string): string =>
  featuredOf(courseKey)?.sample ?? byConvention.sample;

export const weakAreasOf = (courseKey: string): string =>
  featuredOf(courseKey)?.weakAreas ?? byConvention.weakAreas;

/** @param courseKey the selected course */
export const paperOfAddress = (named: string, courseKey: string): string =>
  named === reviewKey ? weakAreasOf(courseKey) : named;
