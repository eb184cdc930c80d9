// What tests name of the stub courses, in one place: an edit of the stub is an edit here.

/** The course with everything: two tracks and companies, a Core line, three units, six papers. */
export const harbor = {
  key: 'harbor',
  tracks: ['license', 'deckhand'],
  companies: ['Ferry', 'Cargo'],
  /** In the order in which they open. */
  units: {
    knots: ['hb.kn.brief', 'hb.kn.brief-2', 'hb.kn.round'],
    wind: ['hb.wi.brief', 'hb.wi.sheet', 'hb.wi.drill', 'hb.wi.round'],
    night: ['hb.ni.brief', 'hb.ni.drill-2', 'hb.ni.watch'],
  },
  /** The test that opens the second unit while it is locked. */
  testOut: 'hb.wi.testout',
  core: { lessons: ['hb.core.01', 'hb.core.02', 'hb.core.03'], quiz: 'hb.core.u1' },
  missions: { first: 'first-watch', second: 'last-watch', quest: 'prove-the-knots' },
  papers: {
    mock: 'mock',
    openBook: 'open-book',
    sample: 'sample',
    weak: 'weak',
    topic: 'topic',
    rapid: 'rapid',
  },
} as const;

/** The small one: two missions and two papers, one of each with a key that stands in the other too. */
export const tide = {
  key: 'tide',
  missions: { shared: 'first-watch', own: 'high-water' },
  papers: { shared: 'sample', own: 'spring-tide' },
} as const;

/** The one that is still being written: a bank and a paper, and no mission, path or lesson. */
export const reef = { key: 'reef' } as const;
