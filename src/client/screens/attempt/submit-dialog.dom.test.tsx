// What the question before handing in says: what is open, what is incomplete, and how much time is left, where any is.
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import type { AttemptSessionState } from '#client/features/attempt/attempt-session-state.ts';
import { aDesk, chosen } from '#tests/support/attempt-desk.ts';
import { Navigator } from './navigator.tsx';
import { SubmitDialog } from './submit-dialog.tsx';

await loadTexts(['attempt', 'practice']);

type Desk = Parameters<typeof aDesk>[0];

/** Of four questions the first has a whole answer, the second one of two options, the others nothing. */
function sit(desk: Desk = { choose: 2 }) {
  const { attemptSession } = aDesk(desk).sit();
  attemptSession.answer(chosen('a', 'b'));
  attemptSession.move(2);
  attemptSession.answer(chosen('a'));
  return attemptSession;
}

function show(over: (state: AttemptSessionState) => AttemptSessionState = (state) => state) {
  const attemptSession = sit();
  const state = over(attemptSession.state());
  const moved: number[] = [];
  render(
    <LanguageProvider>
      <Navigator canStrike choosing={{ first: 'A', last: 'D' }} onMove={() => {}} state={state} />
      <SubmitDialog
        attemptSession={attemptSession}
        onClose={() => {}}
        onMove={(number) => moved.push(number)}
        open
        state={state}
        submitText="Submit Exam"
      />
    </LanguageProvider>,
  );
  return { moved, dialog: within(screen.getByRole('dialog', { hidden: true })) };
}

test('an answer with a part missing is named apart, is not counted as answered, and is a press away', () => {
  const { dialog, moved } = show();
  const numbersIn = (name: string) =>
    within(dialog.getByRole('list', { name, hidden: true }))
      .getAllByRole('button', { hidden: true })
      .map(({ textContent }) => textContent);
  expect(dialog.getByText('Submit with 3 open questions?')).toBeTruthy();
  expect(numbersIn('Not answered')).toEqual(['3', '4']);
  expect(numbersIn('1 incomplete')).toEqual(['2']);
  dialog.getByRole('button', { name: 'Go to question 2', hidden: true }).click();
  expect(moved).toEqual([2]);
  expect(screen.getByText('1 of 4 answered')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Question 1, answered' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Question 2, incomplete' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Question 3, not answered' })).toBeTruthy();
});

test('an answer that was chosen and not checked is no open question: it is named as what counts, and is a press away', () => {
  const { attemptSession } = aDesk({ review: 'immediate', questions: 3 }).sit();
  attemptSession.answer(chosen('a'));
  attemptSession.commit();
  attemptSession.move(2);
  attemptSession.answer(chosen('b'));
  render(
    <LanguageProvider>
      <SubmitDialog
        attemptSession={attemptSession}
        onClose={() => {}}
        onMove={() => {}}
        open
        state={attemptSession.state()}
        submitText="Finish Quiz"
      />
    </LanguageProvider>,
  );
  expect(screen.getByText('Submit with 1 open question?')).toBeTruthy();
  const named = screen.getByRole('list', {
    name: 'Chosen, not checked: it counts as you chose it',
    hidden: true,
  });
  expect(named.textContent).toBe('2');
  const open = screen.getByRole('list', { name: 'Not answered', hidden: true });
  expect(open.textContent).toBe('3');
});

/** The same in two blocks of two, of which the first is finished. */
const inBlockTwo = (state: AttemptSessionState): AttemptSessionState => ({
  ...state,
  part: 1,
  position: 3,
  attempt: {
    ...state.attempt,
    breaksTaken: [2],
    paper: { ...state.attempt.paper, breaksAfter: [2] },
  },
});

test('before a paper in blocks is submitted, its own figure stands in the title, and the text says how many are in this block', () => {
  const { dialog } = show(inBlockTwo);
  expect(dialog.getByText('Submit with 3 open questions?')).toBeTruthy();
  expect(
    dialog.getByText(
      '2 of them are in this block. 1 is in a finished block and can no longer be answered.',
    ),
  ).toBeTruthy();
  // Only what can be gone to is listed.
  expect(dialog.queryByRole('button', { name: 'Go to question 2', hidden: true })).toBeNull();
});

test('the time that is left is said where one clock runs', () => {
  const { dialog } = show();
  expect(dialog.getByText(/You have 1:00:00 left\./)).toBeTruthy();
});

test.each([
  [
    'each question has seconds of its own',
    { serving: { number: 2, servedAt: '2026-11-20T10:00:00Z', dueAt: '2026-11-20T10:00:30Z' } },
  ],
  ['no clock runs', { paper: { untimed: true, breaksAfter: [], parts: [] } }],
])('where %s, how long the attempt stays open is not said as time that is left', (_, over) => {
  const { dialog } = show(
    (state) =>
      ({
        ...state,
        attempt: {
          ...state.attempt,
          ...over,
          paper: { ...state.attempt.paper, ...('paper' in over ? over.paper : {}) },
        },
      }) as AttemptSessionState,
  );
  expect(dialog.queryByText(/left\./)).toBeNull();
  expect(dialog.getByText(/cannot be reopened/)).toBeTruthy();
});

test('one key flags: the numbers say the one that the button shows', () => {
  show();
  expect(screen.getByText(/A to D choose, F flags/)).toBeTruthy();
});
