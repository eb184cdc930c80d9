import { describe, expect, test } from 'vitest';
import { factNames, fillBlocks, fillText, SITE_FACTS, siteLookup, withoutFacts } from './facts.ts';

const site = siteLookup({
  answerHours: 24,
  passwordMinLength: 6,
  deletionDays: 7,
  sessionDays: 7,
  demoDays: 7,
  confirmHours: 24,
  resetMinutes: 60,
});

describe('facts in a text', () => {
  test('are named in their order', () => {
    expect(factNames('{paper pap.one count} of {rewards papers.submittedXp}')).toEqual([
      'paper pap.one count',
      'rewards papers.submittedXp',
    ]);
  });

  test('are filled in where they are known, and wait where they are not', () => {
    const lookup = (name: string) => (name === 'paper pap.one count' ? '40' : undefined);
    expect(fillText('{paper pap.one count} in {site answerHours}', lookup)).toBe(
      '40 in {site answerHours}',
    );
  });

  test('leave nothing of themselves to a search for typed numbers', () => {
    expect(withoutFacts('{paper pap.2.one count} questions')).toBe(' questions');
  });

  test('are no other braces', () => {
    expect(factNames('{one} { two three } {}')).toEqual([]);
  });
});

test('a fact is filled in inside emphasis, lists and tables too', () => {
  const lookup = () => '7';
  const marked = ['{site demoDays}'];
  expect(
    fillBlocks(
      [
        { kind: 'paragraph', content: [{ kind: 'strong', content: marked }] },
        { kind: 'list', ordered: false, items: [marked] },
        { kind: 'table', head: [marked], rows: [[marked]] },
      ],
      lookup,
    ),
  ).toEqual([
    { kind: 'paragraph', content: [{ kind: 'strong', content: ['7'] }] },
    { kind: 'list', ordered: false, items: [['7']] },
    { kind: 'table', head: [['7']], rows: [[['7']]] },
  ]);
});

test('the site knows each of its facts, and no other', () => {
  expect(SITE_FACTS.filter((fact) => site(`site ${fact}`) === undefined)).toEqual([]);
  expect(site('site constructor')).toBeUndefined();
  expect(site('paper answerHours')).toBeUndefined();
});
