// What a learner reads of a paper in parts before it begins.
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import type { PaperCard } from '#contract/exams.ts';
import { Lines } from './lines.tsx';
import { PaperFacts } from './paper-facts.tsx';
import { Rules } from './rules.tsx';

await loadTexts(['exam']);

const paper: PaperCard = {
  id: 'pap.parted',
  key: 'parted',
  courseKey: 'any',
  title: 'In two parts',
  description: 'Questions, then scenarios.',
  purpose: null,
  icon: 'graduation-cap',
  kind: 'simulation',
  difficulty: 'Expert',
  count: 48,
  minutes: 150,
  passPercent: 60,
  examPassPercent: null,
  examPace: null,
  parts: [
    { from: 1, to: 40, maxPoints: 40, passPercent: 60, openBook: false, minutes: 60 },
    { from: 41, to: 48, maxPoints: 40, passPercent: 60, openBook: true, minutes: 90 },
  ],
  maxPoints: 80,
  openBook: false,
  calculator: false,
  breaksAfter: [],
  breakMinutes: 0,
  takesFocus: false,
  asksConfidence: false,
  takesMore: false,
  secondsPerQuestion: null,
  untimed: false,
  aim: null,
  answerPay: null,
  paperPay: { submittedXp: 40, paidToday: false, firstPassXp: 100, answeredPercentMin: 50 },
  reading: { wordsPerMinute: 700, secondsPerQuestion: 1, enoughMinutes: 5 },
  review: 'afterSubmit',
  source: 'Our own design',
  checkedOn: '2026-11-20',
  topics: [],
  attempts: 0,
  bestPercent: null,
  passedOnce: false,
  lastTooQuick: false,
  today: null,
  open: null,
};

test('each part has its line, and the paper none of its own', () => {
  render(
    <LanguageProvider>
      <Lines paper={paper} />
    </LanguageProvider>,
  );
  expect(screen.getByText('Questions 1 to 40: 60%')).toBeTruthy();
  expect(screen.getByText('Questions 41 to 48: 60%')).toBeTruthy();
  expect(screen.getAllByText('24 of 40 points')).toHaveLength(2);
  expect(screen.queryByText('60% to pass here')).toBeNull();
});

test('the rules say in which part the book is open', () => {
  render(
    <LanguageProvider>
      <Rules paper={paper} paysFrom={24} />
    </LanguageProvider>,
  );
  expect(screen.getByText(/^Open book from question 41 to 48:/)).toBeTruthy();
  expect(screen.queryByText(/^Open book: beside the paper/)).toBeNull();
});

test('the rules say the clock of each part, and that there is no way back', () => {
  render(
    <LanguageProvider>
      <Rules paper={paper} paysFrom={24} />
    </LanguageProvider>,
  );
  const clocks =
    /60 minutes for questions 1 to 40 and 90 minutes for questions 41 to 48\. Time left/;
  expect(screen.getByText(clocks)).toBeTruthy();
  expect(screen.getByText(/go back until the part is over/)).toBeTruthy();
  expect(screen.queryByText(/go back until you submit/)).toBeNull();
});

test('a paper whose parts share one clock says nothing of clocks', () => {
  const parts = paper.parts.map((part) => ({ ...part, minutes: null }));
  render(
    <LanguageProvider>
      <Rules paper={{ ...paper, parts }} paysFrom={24} />
    </LanguageProvider>,
  );
  expect(screen.queryByText(/clock of its own/)).toBeNull();
  expect(screen.getByText(/go back until you submit/)).toBeTruthy();
});

test('the rules announce before the start how quick is too quick to count, and what counts in any case', () => {
  const { unmount } = render(
    <LanguageProvider>
      <Rules paper={paper} paysFrom={24} />
    </LanguageProvider>,
  );
  expect(
    screen.getByText(
      'An attempt faster than its words can be read does not count. An attempt of 5 minutes or more always counts.',
    ),
  ).toBeTruthy();
  expect(
    screen.getByText(
      /^Reading counts: .*\(700 a minute, plus 1 second a question\).*your figures\.$/,
    ),
  ).toBeTruthy();
  unmount();
  const reading = { ...paper.reading, enoughMinutes: null };
  render(
    <LanguageProvider>
      <Rules paper={{ ...paper, reading }} paysFrom={24} />
    </LanguageProvider>,
  );
  expect(
    screen.getByText('An attempt faster than its words can be read does not count.'),
  ).toBeTruthy();
});

test('what bears on time and marks stands in sight, and the other rules are folded away', () => {
  const show = (over: Partial<PaperCard>) => {
    const { container, unmount } = render(
      <LanguageProvider>
        <Rules paper={{ ...paper, ...over }} paysFrom={24} />
      </LanguageProvider>,
    );
    const fold = container.querySelector('details');
    const folded = [...(fold?.querySelectorAll('li') ?? [])].map((one) => one.textContent);
    const all = [...container.querySelectorAll('li')].map((one) => one.textContent);
    const summary = fold?.querySelector('summary')?.textContent;
    unmount();
    return { summary, inSight: all.filter((one) => !folded.includes(one)), folded };
  };
  const whole = show({ parts: [], maxPoints: 48 });
  expect(whole.inSight).toEqual([
    expect.stringMatching(/^48 questions in 150 minutes\. The clock .* keeps running/),
    'You can change answers, flag questions and go back until you submit.',
    'A wrong answer costs nothing extra; an unanswered question counts as wrong.',
    expect.stringMatching(/^An attempt faster than its words can be read does not count/),
  ]);
  expect(whole.summary).toBe(`${whole.folded.length} more rules`);
  const rapid = show({ parts: [], maxPoints: 48, secondsPerQuestion: 30, review: 'immediate' });
  expect(rapid.inSight).toContainEqual(expect.stringMatching(/and you can't go back\.$/));
  expect(show({}).inSight).toContainEqual(
    expect.stringMatching(/once a part is over you can't go back to it/),
  );
});

test('who was too quick is told so beside the figures of the paper, which leave it out', () => {
  render(
    <LanguageProvider>
      <PaperFacts isMissed={false} paper={{ ...paper, lastTooQuick: true }} />
    </LanguageProvider>,
  );
  expect(screen.getByText('Too quick to count')).toBeTruthy();
  expect(screen.getByText(/^None yet/)).toBeTruthy();
});

test('missed questions asked again show no attempts, which are those of the topics of their paper', () => {
  const taken = { ...paper, attempts: 3, bestPercent: 80, lastTooQuick: true };
  const show = (isMissed: boolean) => (
    <LanguageProvider>
      <PaperFacts isMissed={isMissed} paper={taken} />
    </LanguageProvider>
  );
  const { rerender } = render(show(false));
  expect(screen.getByText(/^3 attempts, best 80%/)).toBeTruthy();
  rerender(show(true));
  expect(screen.getByText('Not counted: missed questions asked again')).toBeTruthy();
  expect(screen.getByText('Your average')).toBeTruthy();
  expect(screen.queryByText('Your attempts')).toBeNull();
  expect(screen.queryByText(/^3 attempts/)).toBeNull();
  expect(screen.queryByText('Too quick to count')).toBeNull();
});

test('of a paper that asks topics and missed questions the XP say that both share them', () => {
  const paid = { ...paper, title: 'By topic', paperPay: { ...paper.paperPay, paidToday: true } };
  const show = (takesFocus: boolean) => (
    <LanguageProvider>
      <Rules paper={{ ...paid, takesFocus }} paysFrom={24} />
    </LanguageProvider>
  );
  const { rerender } = render(show(true));
  expect(
    screen.getByText(
      /^40 XP for it were earned today\..* “By topic” and its missed questions share these XP\.$/,
    ),
  ).toBeTruthy();
  rerender(show(false));
  expect(screen.queryByText(/share these XP/)).toBeNull();
});

test('handing in is told to pay only where so many questions are asked', () => {
  const { rerender } = render(
    <LanguageProvider>
      <Rules paper={{ ...paper, count: 10 }} paysFrom={5} />
    </LanguageProvider>,
  );
  expect(
    screen.getByText(/^Submitting it with at least 5 questions answered earns 40 XP/),
  ).toBeTruthy();
  rerender(
    <LanguageProvider>
      <Rules paper={{ ...paper, count: 3 }} paysFrom={5} />
    </LanguageProvider>,
  );
  expect(screen.queryByText(/^Submitting it/)).toBeNull();
});
