// A second press on the chosen option gives an answer that is explained at once; where it stays changeable it says nothing.
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useSyncExternalStore } from 'react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { currentOf } from '#client/features/attempt/attempt-session-state.ts';
import { aDesk } from '#tests/support/attempt-desk.ts';
import { QuestionCard } from './question-card.tsx';
import { useAttemptKeys, useMoves } from './use-moves.ts';

await loadTexts(['attempt', 'player', 'questions', 'reporting']);

function show(review: 'immediate' | 'afterSubmit') {
  const { attemptSession } = aDesk({ review }).sit();
  function Room() {
    const state = useSyncExternalStore(attemptSession.subscribe, attemptSession.state);
    const shown = currentOf(state);
    const common = { attemptSession, state, shown };
    const moves = useMoves({ ...common, onLast() {}, serve() {} });
    useAttemptKeys({ ...common, moves, isQuiet: false });
    return (
      <LanguageProvider>
        <QuestionCard
          {...common}
          below={null}
          clock={null}
          isLocked={false}
          onAgain={moves.canCheck ? moves.check : undefined}
          stemRef={useRef(null)}
        />
      </LanguageProvider>
    );
  }
  render(<Room />);
  let now = 0;
  const state = () => {
    const { isCommitted, answer } = currentOf(attemptSession.state());
    return { isCommitted, answer };
  };
  const option = (name: string) => screen.getByLabelText(new RegExp(`Option ${name}`));
  return {
    state,
    press: (name: string) => {
      const click = createEvent.click(option(name), { detail: 1 });
      now += 1000;
      Object.defineProperty(click, 'timeStamp', { value: now });
      fireEvent(option(name), click);
    },
    key: (key: string) => act(() => fireEvent.keyDown(document.body, { key })),
  };
}
const b = { chosen: ['b'] };

test.each([
  ['a press', ({ press }: ReturnType<typeof show>) => press('b')],
  ['its letter', ({ key }: ReturnType<typeof show>) => key('B')],
  ['its digit', ({ key }: ReturnType<typeof show>) => key('2')],
])('%s chooses, and once more answers', (_, once) => {
  const room = show('immediate');
  once(room);
  expect(room.state()).toEqual({ isCommitted: false, answer: b });
  once(room);
  expect(room.state()).toEqual({ isCommitted: true, answer: b });
});

test('on a paper that is explained after its end, it only chooses', () => {
  const room = show('afterSubmit');
  room.press('b');
  room.press('b');
  room.key('b');
  expect(room.state()).toEqual({ isCommitted: false, answer: b });
  room.press('c');
  expect(room.state().answer).toEqual({ chosen: ['c'] });
});
