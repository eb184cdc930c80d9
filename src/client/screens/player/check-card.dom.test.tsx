// A check of a type that is no choice: answered, marked and explained as on a paper.
import { fireEvent, render, screen, within } from '@testing-library/react';
import { createRef, useState } from 'react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import type { CheckStep } from '#client/features/player/cards.ts';
import type { Value } from '#client/features/questions/answer-value.ts';
import { missingIn } from '#domain/questions/answer.ts';
import { CheckCard } from './check-card.tsx';

await loadTexts(['player', 'questions', 'tasks']);

const parts = (...texts: string[]) => texts.map((text) => ({ id: text.toLowerCase(), text }));
const question: CheckStep['question'] = {
  id: 'q',
  type: 'match',
  stem: 'Which harbour belongs to which river?',
  left: parts('Rhine', 'Thames'),
  right: parts('London', 'Rotterdam', 'Lisbon'),
};

let value: Value = null;
function Card({ feedback, isAgain = false }: Pick<CheckStep, 'feedback'> & { isAgain?: boolean }) {
  const [now, setNow] = useState<Value>(null);
  value = now;
  return (
    <LanguageProvider>
      <CheckCard
        afterFeedback={<p>Report this question</p>}
        isAgain={isAgain}
        isElsewhere={false}
        isReview={false}
        isSending={false}
        onChange={setNow}
        paysNothing={isAgain}
        place={{ number: 2, total: 5 }}
        step={{ id: 's02', kind: 'check', question, feedback }}
        titleRef={createRef()}
        value={now}
        way={undefined}
      />
    </LanguageProvider>
  );
}

test('pairs are picked, and say how many are missing', () => {
  render(<Card feedback={null} />);
  expect(screen.getByText('Choose a match for every entry.')).toBeTruthy();
  expect(missingIn(question, value)).toBe(2);
  fireEvent.click(screen.getByRole('button', { name: 'Put here, Thames: London' }));
  expect(missingIn(question, value)).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Put here, Rhine: Rotterdam' }));
  expect(value).toEqual({
    pairs: [
      ['rhine', 'rotterdam'],
      ['thames', 'london'],
    ],
  });
  expect(missingIn(question, value)).toBe(0);
  expect(screen.queryByText('Report this question')).toBeNull();
});

test('the marked pairs stand in the place of the input, with why, the principle and the source', () => {
  const pairs: [string, string][] = [
    ['rhine', 'rotterdam'],
    ['thames', 'lisbon'],
  ];
  render(
    <Card
      feedback={{
        type: 'match',
        right: false,
        points: 0,
        maxPoints: 1,
        explanation: 'A harbour lies at the mouth.',
        ref: 'The atlas',
        lesson: null,
        pairs,
        answer: [
          ['rhine', 'rotterdam'],
          ['thames', 'london'],
        ],
        reasons: [
          { leftId: 'rhine', why: 'The Rhine ends there.' },
          { leftId: 'thames', why: 'The Thames runs through it.' },
        ],
      }}
    />,
  );
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByText(/^1 of 2 right/)).toBeTruthy();
  const row = screen.getByText('Thames').closest('li')!;
  expect(within(row).getByText('London')).toBeTruthy();
  expect(within(row).getByText('The Thames runs through it.')).toBeTruthy();
  expect(screen.getByText('A harbour lies at the mouth.')).toBeTruthy();
  expect(screen.getByText('Source: The atlas')).toBeTruthy();
  expect(screen.getByText('Report this question')).toBeTruthy();
});

test('what is asked again in a done activity can be answered, and says that it pays nothing', () => {
  render(<Card feedback={null} isAgain />);
  expect(screen.getByText('Once more, 2 of 5')).toBeTruthy();
  expect(screen.getByText(/no XP, and your first answer stays/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Put here, Thames: London' }));
  expect(missingIn(question, value)).toBe(1);
});
