// A practice is put together from its topics, questions, length and clock, and says what each choice comes to.
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { FocusPicker } from './focus-picker.tsx';
import type { FocusChoice } from './use-focus.ts';

await loadTexts(['exam']);

const topic = (objectiveId: string, any: number) => ({
  objectiveId,
  title: `Topic ${objectiveId}`,
  pool: { any, unseen: any, missed: 0 },
});

function show(over: Partial<FocusChoice> = {}) {
  const told = { onTopics: vi.fn(), onPool: vi.fn(), onLength: vi.fn(), onClock: vi.fn() };
  const choice: FocusChoice = {
    focus: { pool: 'any' },
    topics: [topic('a', 7), topic('b', 5), topic('c', 9)],
    chosen: [],
    pools: { any: 12, unseen: 12, missed: 0 },
    besides: { elsewhere: 0, held: 0, leftOpen: 0, inLessons: 0 },
    others: 0,
    offered: 0,
    recount: null,
    isEmpty: false,
    lengths: [5, 10, 12],
    length: 10,
    pace: { count: 40, minutes: 60, isExam: true },
    ...told,
    ...over,
  };
  render(
    <LanguageProvider>
      <FocusPicker choice={choice} />
    </LanguageProvider>,
  );
  return told;
}
const namesIn = (group: string) =>
  [...screen.getByRole('group', { name: group }).querySelectorAll('label')].map(
    ({ textContent }) => textContent,
  );

test('a topic is ticked beside those that are, in their order, and unticked alone', () => {
  const { onTopics } = show({ chosen: ['a', 'c'] });
  expect(screen.getByText('2 topics')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: /^Topic b/ }));
  expect(onTopics).toHaveBeenLastCalledWith(['a', 'b', 'c']);
  fireEvent.click(screen.getByRole('checkbox', { name: /^Topic c/ }));
  expect(onTopics).toHaveBeenLastCalledWith(['a']);
  fireEvent.click(screen.getByRole('checkbox', { name: 'All topics' }));
  expect(onTopics).toHaveBeenLastCalledWith([]);
});

test('topics stand below the name of their domain, each named once', () => {
  const of = (group: string | null, id: string) => ({ ...topic(id, 7), group });
  show({ topics: [of('People', 'a'), of('People', 'b'), of('Process', 'c'), of(null, 'd')] });
  const list = screen.getByRole('group', { name: 'Topics' });
  expect([...list.children].slice(1).map(({ textContent }) => textContent?.trim())).toEqual([
    'All topics',
    'People',
    'Topic a7',
    'Topic b7',
    'Process',
    'Topic c7',
    'Topic d7',
  ]);
});

test('no length is offered above what stands there, and the last one is all of it', () => {
  const { onLength } = show();
  expect(namesIn('How many')).toEqual(['5', '10', 'All 12']);
  fireEvent.click(screen.getByRole('radio', { name: 'All 12' }));
  expect(onLength).toHaveBeenLastCalledWith(12);
});

test('without a clock there is all the time, and with one it says the pace and what it comes to', () => {
  const { onClock } = show();
  expect(screen.getByTestId('clock-text').textContent).toContain('all the time you need');
  fireEvent.click(screen.getByRole('radio', { name: 'Exam pace' }));
  expect(onClock).toHaveBeenLastCalledWith(true);
  show({ focus: { pool: 'any', clock: true } });
  expect(screen.getAllByTestId('clock-text')[1]?.textContent).toBe(
    '10 questions in 15 minutes: 90 s each, as in the real exam.',
  );
  show({ focus: { pool: 'any', clock: true }, length: 5 });
  expect(screen.getAllByTestId('clock-text')[2]?.textContent).toBe(
    '5 questions in 7 min 30 s: 90 s each, as in the real exam.',
  );
});

test('a pace that is not the exam’s is not called so', () => {
  const pace = { count: 10, minutes: 15, isExam: false };
  show({ pace, focus: { pool: 'any', clock: true } });
  expect(namesIn('Clock')).toEqual(['No clock', 'With a clock']);
  expect(screen.getByTestId('clock-text').textContent).not.toContain('exam');
});

test('where nothing can be asked, neither length nor clock is', () => {
  show({ isEmpty: true, lengths: [], length: 0, pools: { any: 0, unseen: 0, missed: 0 } });
  expect(screen.queryByRole('group', { name: 'How many' })).toBeNull();
  expect(screen.queryByRole('group', { name: 'Clock' })).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('There are no such questions');
});

test('what the course has and this practice never asks is said beside the sum', () => {
  show({ others: 381, offered: 861 });
  expect(screen.getByTestId('pool-sum').textContent).toMatch(
    /^12 questions to practice.*The course has 861; the rest is asked elsewhere in Exam Mode\.$/,
  );
});

test('what came in because it was missed elsewhere is told apart, so that the sum comes out', () => {
  const besides = { elsewhere: 1, held: 0, leftOpen: 0, inLessons: 0 };
  show({ others: 10, offered: 21, besides, pools: { any: 12, unseen: 11, missed: 1 } });
  expect(screen.getByTestId('pool-sum').textContent).toBe(
    "12 questions to practice, 1 of them missed. 11 of the course's 21, and 1 that you missed elsewhere; the rest of the course's is asked elsewhere in Exam Mode.",
  );
});

test('where all questions are new there is nothing to add up', () => {
  show({ pools: { any: 12, unseen: 12, missed: 0 } });
  expect(screen.queryByText('How this adds up')).toBeNull();
});

test('where nothing was missed it says what would stand there', () => {
  const pools = { any: 12, unseen: 12, missed: 0 };
  show({ isEmpty: true, lengths: [], length: 0, pools, focus: { pool: 'missed', clock: false } });
  expect(screen.getByRole('status').textContent).toMatch(
    /There are no such questions.*Missed is what you last got wrong/,
  );
});

test('at first sight stand two figures: what can be practised, and what of it was missed', () => {
  show({
    pools: { any: 12, unseen: 5, missed: 4 },
    besides: { elsewhere: 1, held: 2, leftOpen: 3, inLessons: 0 },
  });
  expect(screen.getByTestId('pool-sum').textContent).toBe(
    '12 questions to practice, 4 of them missed.',
  );
  expect(screen.getByTestId('pool-parts').textContent).toMatch(
    /^12 in all: 5 new, 4 missed \(1 wrong, 3 left open\), 3 seen and not missed\. 1 of them is asked here only/,
  );
});
