import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { messagesOf, type StubParts } from '#tests/support/stub-content.ts';

const text = (en: string) => ({ en, es: `${en} es`, fr: `${en} fr`, de: `${en} de` });
const scene = (over: object = {}) => ({ screen: 'one', say: text('Short and clear.'), ...over });
const tour = (over: object = {}) => ({
  id: 'first',
  order: 1,
  title: text('A tour'),
  summary: text('Of something'),
  screens: {
    one: [
      { id: 'go', look: 'button', at: [1, 1, 4, 1], says: 'actions.retry' },
      { look: 'words', at: [1, 2, 12, 2] },
    ],
  },
  chapters: [
    { title: text('Begin'), scenes: [scene({ point: 'go' })] },
    { title: text('End'), scenes: [scene()] },
  ],
  ...over,
});

/** Six tours of which the first is this one. */
const tours =
  (...first: ReturnType<typeof tour>[]) =>
  (parts: StubParts) => {
    const all = [...first, ...Array.from({ length: 6 - first.length }, () => tour())];
    all.forEach((one, index) => {
      const id = index < first.length ? one.id : `more-${index}`;
      parts.files[`tours/${index}.yaml`] = stringify({ ...one, id });
    });
  };
const chaptersWith = (odd: object) => [
  { title: text('Begin'), scenes: [scene(odd)] },
  { title: text('End'), scenes: [scene()] },
];

test('MP-43 has nothing to say of six good tours', () => {
  expect(messagesOf('MP-43', tours(tour()))).toEqual([]);
});

test('MP-43 refuses screens and parts that are not drawn, and screens that nothing shows', () => {
  const odd = { ...tour().screens, two: tour().screens.one };
  expect(messagesOf('MP-43', tours(tour({ screens: odd })))).toEqual(['no scene shows two']);
  expect(messagesOf('MP-43', tours(tour({ chapters: chaptersWith({ screen: 'gone' }) })))).toEqual([
    'there is no screen gone',
  ]);
  expect(messagesOf('MP-43', tours(tour({ chapters: chaptersWith({ point: 'gone' }) })))).toEqual([
    'one has no part gone',
  ]);
});

test('MP-43 refuses a caption that nobody reads in time', () => {
  const say = { ...text('Short.'), de: Array.from({ length: 43 }, () => 'Wort').join(' ') };
  expect(messagesOf('MP-43', tours(tour({ chapters: chaptersWith({ say }) })))).toEqual([
    'a caption of 43 words',
  ]);
});

test('MP-43 refuses two tours of one name, and fewer than six', () => {
  expect(messagesOf('MP-43', tours(tour(), tour()))).toEqual(['the id first stands twice']);
  const alone = (parts: StubParts) => {
    parts.files['tours/a.yaml'] = stringify(tour());
  };
  expect(messagesOf('MP-43', alone)).toEqual(['there are 1 tours of at least 6']);
});

test('a part that does not fit on the stage is refused by the schema', () => {
  const screens = { one: [...tour().screens.one, { look: 'card', at: [10, 1, 4, 1] }] };
  expect(messagesOf('QC-01', tours(tour({ screens })))).toEqual([
    'screens.one.2.at: does not fit on the stage',
  ]);
});
