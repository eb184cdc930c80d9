import { describe, expect, test } from 'vitest';
import type { FaqEntryView, HelpArticleView } from '#contract/support.ts';
import { findFaq, findHelp, textOf } from './support-search.ts';

const entry = (id: string, over: Partial<FaqEntryView>): FaqEntryView => ({
  id,
  category: 'exams',
  question: 'Are my answers saved?',
  answer: [{ kind: 'paragraph', content: ['Every answer goes to the server.'] }],
  helpful: 0,
  views: 0,
  mine: null,
  ...over,
});

const faq = [
  entry('faq.saved', {}),
  entry('faq.streak', { category: 'rewards', question: 'What is a STREAK?' }),
];
const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id);

describe('a search of the FAQ', () => {
  test('finds in question and answer, whatever the case', () => {
    expect(ids(findFaq(faq, { q: 'streak' }))).toEqual(['faq.streak']);
    expect(ids(findFaq(faq, { q: 'SERVER answers' }))).toEqual(['faq.saved']);
  });

  test('finds nothing where one word is missing', () => {
    expect(findFaq(faq, { q: 'server banana' })).toEqual([]);
  });

  test('stays in its category', () => {
    expect(ids(findFaq(faq, { q: 'server', category: 'rewards' }))).toEqual(['faq.streak']);
    expect(ids(findFaq(faq, { q: '  ' }))).toEqual(['faq.saved', 'faq.streak']);
  });
});

test('help is found only by a search', () => {
  const help: HelpArticleView[] = [
    { id: 'path', title: 'The learning path', body: [{ kind: 'paragraph', content: ['A map.'] }] },
  ];
  expect(findHelp(help, ' ')).toEqual([]);
  expect(ids(findHelp(help, 'map'))).toEqual(['path']);
});

test('the text of a reading holds emphasis, lists and tables', () => {
  expect(
    textOf([
      { kind: 'paragraph', content: ['One ', { kind: 'strong', content: ['two'] }] },
      { kind: 'list', ordered: false, items: [['three']] },
      { kind: 'table', head: [['four']], rows: [[['five']]] },
    ]),
  ).toBe('One two three four five');
});
