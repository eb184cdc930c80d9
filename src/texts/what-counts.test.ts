// What a figure counts is said in the same words wherever it stands: a test-out is an activity like the others.
import { expect, test } from 'vitest';
import { productCatalogIndex } from '#tests/support/catalog.ts';
import { contentPart } from '#tests/support/content-part.ts';
import { textsOf } from '#tests/support/texts.ts';

const named = {
  en: /test-outs?/,
  es: /pruebas? de nivel/,
  fr: /tests? de niveau/,
  de: /Einstufungstests?/,
} as const;
const languages = ['en', 'es', 'fr', 'de'] as const;

const { badges, events } = contentPart((path) => path === 'badges.yaml' || path === 'events.yaml');

test('badges and events that count activities name all that they count', () => {
  const texts = [
    ...badges
      .filter(({ data: { rule } }) => rule?.metric.startsWith('activities-done'))
      .flatMap(({ data: { description, goal } }) => [description, goal]),
    ...events
      .filter(({ data: { goal } }) => goal.metric === 'activities-done')
      .map(({ data: { description } }) => description),
  ];
  expect(texts.length).toBeGreaterThan(6);
  for (const text of texts) {
    for (const language of languages) expect(text[language]).toMatch(named[language]);
  }
});

test.each(languages)(
  'answers in test-outs count for mastery, weak areas and topics: %s',
  async (language) => {
    const { dashboard, path, exam } = await textsOf(language === 'en' ? 'en-US' : language);
    const texts = [
      dashboard.mastery.about(20, 'Foundation simulation'),
      dashboard.mastery.counts(5),
      path.weak.lead(60, 20, 4),
      exam.topics.lead(20),
      path.gauges.confidenceFrom(75, 60, 3),
      path.gauges.needed(1),
      path.gauges.needed(2),
    ];
    for (const text of texts) expect(text).toMatch(named[language]);
  },
);

const track = { en: /your track/, es: /tu itinerario/, fr: /ta filière/, de: /deines Lernwegs/ };

test.each(languages)('a percentage of a track says so on every screen: %s', async (language) => {
  const texts = await textsOf(language === 'en' ? 'en-US' : language);
  const { shell, dashboard, picker, progress, certificates } = texts;
  const said = (ofTrack: boolean) => [
    shell.nav.done(9, ofTrack),
    dashboard.ring('TOGAF', 9, ofTrack),
    dashboard.complete(ofTrack),
    picker.progress(9, 1, 2, ofTrack),
    progress.ofCourse('TOGAF', 9, ofTrack),
    progress.courseDone('9%', ofTrack),
    certificates.progress(9, ofTrack),
  ];
  for (const text of said(true)) expect(text).toMatch(track[language]);
  for (const text of said(false)) expect(text).not.toMatch(track[language]);
});

test.each(languages)(
  'the percentage of a station names the weights that items have in every course: %s',
  async (language) => {
    const { path } = await textsOf(language === 'en' ? 'en-US' : language);
    const kinds = productCatalogIndex().courses.flatMap((course) => course.kinds);
    const weightsOf = (forms: readonly string[]) =>
      new Set(kinds.filter(({ form }) => forms.includes(form)).map(({ weight }) => weight));
    const said = path.panel.weighed(4, 6).match(/\d+/g)?.map(Number);
    expect(said).toEqual([
      4,
      6,
      ...weightsOf(['lab', 'artifact']),
      ...weightsOf(['quiz']),
      ...weightsOf(['lesson', 'checklist']),
    ]);
  },
);
