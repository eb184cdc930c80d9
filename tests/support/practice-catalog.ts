// The catalog of small papers with those of practice: by topic, weak areas and rapid fire.
import type { Catalog } from '#domain/catalog/catalog.ts';
import type { Paper } from '#domain/exam/paper.ts';
import { productCatalog } from './catalog.ts';
import { catalogWithExams, SAMPLE_EXAM, SAMPLE_PRACTICE } from './exam-catalog.ts';

const aPractice = (over: Partial<Paper> & Pick<Paper, 'id' | 'key'>): Paper => ({
  ...SAMPLE_PRACTICE,
  title: `Sample ${over.key}`,
  ...over,
});

/** Up to five questions, one minute each. */
export const SAMPLE_TOPIC = aPractice({
  id: 'pap.sample.topic',
  key: 'sample-topic',
  count: 5,
  minutes: 5,
  draw: 'focus',
});

export const SAMPLE_WEAK = aPractice({
  id: 'pap.sample.weak',
  key: 'sample-weak',
  count: 4,
  minutes: 4,
  draw: 'weak',
});

/** Six questions of thirty seconds. */
export const SAMPLE_RAPID = aPractice({
  id: 'pap.sample.rapid',
  key: 'sample-rapid',
  count: 6,
  minutes: 3,
  secondsPerQuestion: 30,
});

/** The samples stand first, so that they are the course's own. */
export function catalogWithPractice({ withPace = false } = {}): Catalog {
  const catalog = catalogWithExams();
  const samples = [SAMPLE_TOPIC, SAMPLE_WEAK, SAMPLE_RAPID, SAMPLE_EXAM, SAMPLE_PRACTICE];
  return {
    ...catalog,
    ...(withPace && { rewards: productCatalog().rewards }),
    papers: [...samples, ...catalog.papers.filter((paper) => !samples.includes(paper))],
  };
}
