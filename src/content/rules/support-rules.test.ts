import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { compileCatalog } from '#content/compile.ts';
import { messagesOf, type StubParts, stubContent } from '#tests/support/stub-content.ts';

const entry = (answer: string, id = 'faq.one', question = 'What is one?') => ({
  id,
  question,
  answer,
});

/** A FAQ of these entries in one category. */
const faq =
  (...entries: ReturnType<typeof entry>[]) =>
  (parts: StubParts) => {
    parts.files['faq/exams.yaml'] = stringify(entries);
  };

describe('MP-40 facts of support', () => {
  test('refuses typed numbers, in digits and in words', () => {
    const typed = (answer: string) => messagesOf('MP-40', faq(entry(answer)));
    expect(typed('It takes 60 minutes to do all of it.')).toEqual(['"60" is a typed number']);
    expect(typed('It takes sixty minutes to do all of it.')).toEqual([
      '"sixty minutes" is a typed number',
    ]);
    expect(typed('OGEA-101 is the exam, and Part 1 of it.')).toEqual([]);
    expect(typed('The exam PMP 2026 has three blocks.')).toEqual([]);
    expect(typed('It pays XP 60 in all.')).toEqual(['"60" is a typed number']);
  });

  test('refuses a fact that nothing decides', () => {
    const answer = 'It asks {paper pap.none count} questions in {site answerHours} hours.';
    expect(messagesOf('MP-40', faq(entry(answer)))).toEqual([
      'nothing decides {paper pap.none count}',
    ]);
  });

  test('looks into help too', () => {
    const messages = messagesOf('MP-40', (parts) => {
      parts.files['help.yaml'] = stringify([
        { id: 'path', title: 'The path', body: 'There are 11 stations on it, and each has items.' },
      ]);
    });
    expect(messages).toEqual(['"11" is a typed number']);
  });
});

describe('MP-41 entries of support', () => {
  test('refuses ids and questions that stand twice, and names empty categories', () => {
    const messages = messagesOf(
      'MP-41',
      faq(entry('The first answer of all.'), entry('The second answer of all.')),
    );
    expect(messages).toEqual(
      [
        'the id faq.one stands twice',
        'the question stands twice',
        ...['getting-started', 'learning', 'rewards', 'account', 'technical'].map(
          (category) => `${category} has no question`,
        ),
        'there are 2 questions of at least 40',
      ].toSorted((a, b) => messages.indexOf(a) - messages.indexOf(b)),
    );
  });
});

test('an answer holds the figure that the rewards have, and leaves those of the site open', () => {
  const answer = 'A paper pays {rewards papers.submittedXp} XP; we answer in {site answerHours}.';
  const content = stubContent(faq(entry(answer)));
  const xp = content.rewards[0]!.data.papers.submittedXp;
  expect(compileCatalog(content).support.faq[0]).toEqual({
    id: 'faq.one',
    category: 'exams',
    question: 'What is one?',
    answer: [
      {
        kind: 'paragraph',
        content: [`A paper pays ${xp} XP; we answer in {site answerHours}.`],
      },
    ],
  });
});

test('a file of no category has no place', () => {
  const content = stubContent((parts) => {
    parts.files['faq/other.yaml'] = stringify([entry('The first answer of all.')]);
  });
  expect(content.found.schema.map(({ message }) => message)).toEqual(['there is no such category']);
});
