// A second press on the chosen option answers a check: by pointer and by its key, not by walking over it.
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { createRef, useState } from 'react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import type { CheckStep } from '#client/features/player/cards.ts';
import type { Value } from '#client/features/questions/answer-value.ts';
import { CheckCard } from './check-card.tsx';
import type { Player } from './use-player.ts';
import { usePlayerKeys } from './use-player-keys.ts';

await loadTexts(['player', 'questions', 'tasks']);

const options = ['north', 'south', 'west'].map((id) => ({ id, text: id }));
const question: CheckStep['question'] = {
  id: 'q',
  type: 'sc',
  choose: 1,
  stem: 'Which way?',
  options,
};

function show(asked: CheckStep['question']) {
  const given: Value[] = [];
  let now = 0;
  function Card() {
    const [value, setValue] = useState<Value>(null);
    const goOn = () => given.push(value);
    const check = { id: 's1', kind: 'check' as const, question: asked, feedback: null };
    const player = { isOpenCheck: true, check, value, change: setValue, goOn };
    usePlayerKeys(player as unknown as Player, () => {});
    return (
      <LanguageProvider>
        <CheckCard
          afterFeedback={null}
          isElsewhere={false}
          isReview={false}
          isSending={false}
          onAgain={goOn}
          onChange={setValue}
          place={{ number: 1, total: 1 }}
          step={check}
          titleRef={createRef()}
          value={value}
          way={undefined}
        />
      </LanguageProvider>
    );
  }
  render(<Card />);
  const option = (name: string) => screen.getByLabelText(new RegExp(name));
  return {
    given,
    press: (name: string, afterMs = 1000) => {
      const click = createEvent.click(option(name), { detail: 1 });
      now += afterMs;
      Object.defineProperty(click, 'timeStamp', { value: now });
      fireEvent(option(name), click);
    },
    walk: (name: string) => fireEvent.click(option(name), { detail: 0 }),
    key: (key: string) => fireEvent.keyDown(document.body, { key }),
  };
}

test('the first press chooses, another one changes, the same one again answers', () => {
  const { press, given } = show(question);
  press('south');
  press('west');
  expect(given).toEqual([]);
  press('west');
  expect(given).toEqual([{ chosen: ['west'] }]);
});

test('the chosen option says that another press answers, and a double tap is one choice', () => {
  const { press, given } = show(question);
  expect(screen.queryByText('Press again to check')).toBeNull();
  press('south');
  press('south', 599);
  expect(given).toEqual([]);
  const description = screen.getByText('Press again to check').id;
  expect(screen.getByLabelText(/south/).getAttribute('aria-describedby')).toBe(description);
  press('south', 1);
  expect(given).toEqual([{ chosen: ['south'] }]);
});

test('the letter again answers, and so does Enter', () => {
  const { key, given } = show(question);
  key('b');
  key('a');
  expect(given).toEqual([]);
  key('a');
  key('Enter');
  expect(given).toEqual([{ chosen: ['north'] }, { chosen: ['north'] }]);
});

test('walking over the options with the arrow keys answers nothing', () => {
  const { walk, given } = show(question);
  walk('south');
  walk('south');
  expect(given).toEqual([]);
});

test('where several are chosen, a second press takes one back', () => {
  const { press, key, given } = show({ ...question, type: 'ms', choose: 2 });
  press('south');
  press('west');
  press('west');
  key('b');
  expect(given).toEqual([]);
  expect(screen.getByText('0 of 2 chosen')).toBeTruthy();
});
