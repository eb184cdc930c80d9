// What is done to a question without answering it: an option is struck out, and a question of a quiz is skipped.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useSyncExternalStore } from 'react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { currentOf } from '#client/features/attempt/attempt-session-state.ts';
import type { Attempt } from '#contract/exams.ts';
import { aDesk } from '#tests/support/attempt-desk.ts';
import { QuestionCard } from './question-card.tsx';
import { RoomFoot } from './room-foot.tsx';
import { useAttemptKeys, useMoves } from './use-moves.ts';

await loadTexts(['attempt', 'practice', 'player', 'questions', 'reporting']);

const SERVING = { number: 1, servedAt: '2026-11-20T10:00:00Z', dueAt: '2026-11-20T10:00:30Z' };

function show(over: Partial<Attempt> = {}, kind: 'simulation' | 'practice' = 'practice') {
  const desk = aDesk({ review: kind === 'practice' ? 'immediate' : 'afterSubmit', questions: 2 });
  const read = desk.attempt();
  const attempt = { ...read, paper: { ...read.paper, kind }, ...over };
  const { attemptSession } = desk.sit(undefined, { attempt, age: { ms: 0, isSure: true } });
  const asked: string[] = [];
  function Room() {
    const state = useSyncExternalStore(attemptSession.subscribe, attemptSession.state);
    const shown = currentOf(state);
    const common = { attemptSession, state, shown };
    const moves = useMoves({ ...common, onLast: () => asked.push('submit'), serve() {} });
    useAttemptKeys({ ...common, moves, isQuiet: false });
    return (
      <LanguageProvider>
        <QuestionCard
          {...common}
          below={null}
          clock={null}
          isLocked={false}
          onAgain={undefined}
          stemRef={useRef(null)}
        />
        <RoomFoot
          above={null}
          answered={0}
          missing={null}
          moves={moves}
          onNumbers={state.attempt.serving === null ? () => {} : null}
          submitText="Finish Quiz"
          total={2}
        />
      </LanguageProvider>
    );
  }
  render(<Room />);
  return {
    asked,
    now: () => currentOf(attemptSession.state()),
    button: (name: string) => screen.getByRole('button', { name }),
    key: (init: KeyboardEventInit) => act(() => fireEvent.keyDown(document.body, init)),
  };
}

test('an option is struck out and back in by its button and by Shift with its letter', () => {
  const { button, key, now } = show({}, 'simulation');
  expect(button('Strike out option B').getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(button('Strike out option B'));
  expect(button('Strike out option B').getAttribute('aria-pressed')).toBe('true');
  key({ key: 'D', shiftKey: true });
  expect(now().struck).toEqual(['b', 'd']);
  key({ key: 'B', shiftKey: true });
  expect(now()).toMatchObject({ struck: ['d'], answer: null });
});

test('in rapid fire nothing is struck out', () => {
  const { key, now } = show({ serving: SERVING });
  expect(screen.queryByRole('button', { name: /Strike out/ })).toBeNull();
  key({ key: 'B', shiftKey: true });
  expect(now()).toMatchObject({ struck: [], answer: null });
});

test('a question of a quiz is skipped without an answer, by its button or the arrow, never by Enter', () => {
  const { button, key, now, asked } = show();
  expect(button('Next')).toHaveProperty('disabled', true);
  key({ key: 'Enter' });
  expect(now().asked.number).toBe(1);
  fireEvent.click(button('Skip'));
  expect(now()).toMatchObject({ asked: { number: 2 }, answer: null });
  // The first one is open still: the last one leads back to it.
  expect(
    screen.getByText('Answer this question to go on, or skip it. 1 more is open.'),
  ).toBeDefined();
  fireEvent.click(button('Skip'));
  expect(now().asked.number).toBe(1);
  key({ key: 'A' });
  fireEvent.click(button('Check answer'));
  fireEvent.click(button('Next'));
  // After the last one it is asked whether to finish: there is nothing to go on to.
  expect(screen.queryByText('Answer this question to go on, or skip it.')).toBeNull();
  expect(screen.getByText('Answer this last question, or finish without it.')).toBeDefined();
  // One way on: the head has the other.
  expect(screen.queryByRole('button', { name: 'Finish Quiz' })).toBeNull();
  fireEvent.click(button('Finish without it'));
  expect(asked).toEqual(['submit']);
  key({ key: 'ArrowLeft' });
  key({ key: 'ArrowRight' });
  expect(now().asked.number).toBe(2);
});

test('a last question that has its answer goes on to the first that is open, by its button and by Enter', () => {
  const { button, key, now, asked } = show();
  fireEvent.click(button('Skip'));
  key({ key: 'A' });
  fireEvent.click(button('Check answer'));
  expect(screen.getByText('1 more is open.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Finish Quiz' })).toBeNull();
  expect(button('Go to question 1').textContent).toBe('Question 1');
  key({ key: 'Enter' });
  expect(now().asked.number).toBe(1);
  key({ key: 'A' });
  fireEvent.click(button('Check answer'));
  fireEvent.click(button('Next'));
  fireEvent.click(button('Finish Quiz'));
  expect(asked).toEqual(['submit']);
});

test('what has its answer, or a choice to check, offers no skip', () => {
  const { key } = show();
  key({ key: 'a' });
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
});

test('an exam is left question by question as it always was', () => {
  const { button } = show({}, 'simulation');
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
  expect(button('Next')).toHaveProperty('disabled', false);
});
