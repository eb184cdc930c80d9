// The moment of a new level: it comes after the count, any key ends it, and the screen behind hears none.
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import type { ActivityView, Finish } from '#contract/play.ts';
import { type CountedLines, countedLines } from '#domain/tasks/ticks.ts';
import { Celebration, type WayToEnd } from './celebration.tsx';

const name = (text: string) => ({ en: text });
const level = {
  name: name('Analyst'),
  fromXp: 500,
  nextAtXp: 1_200,
  nextName: name('Designer'),
};
const finish = {
  xpAwarded: 40,
  paceLimit: null,
  answers: null,
  paper: null,
  questsDone: [],
  totalXpBefore: 475,
  totalXp: 515,
  level,
  leveledUp: true,
  streakBefore: 1,
  streak: { days: 1, longest: 1, studiedToday: true, shields: 0 },
  shieldUsed: false,
  badgesEarned: [],
  alreadyDone: false,
  unlocked: [],
  sectionDone: false,
  checksTotal: 0,
  checksRight: 0,
} as unknown as Finish;
const activity = { kind: 'mission', title: 'A mission', takeaway: '', quiz: null } as ActivityView;

const beyond = (some: number, earned: number) =>
  `${some} of the ${earned} XP are beyond today's limit: you can spend them, but they do not count toward your level.`;

const behind = vi.fn();
beforeEach(async () => {
  await loadTexts(['player', 'tasks']);
  vi.useFakeTimers();
  document.addEventListener('keydown', behind);
});
afterEach(() => {
  vi.useRealTimers();
  document.removeEventListener('keydown', behind);
  behind.mockClear();
});

function celebrate(
  what: Finish = finish,
  of: ActivityView = activity,
  way?: WayToEnd,
  list?: CountedLines,
) {
  const onLevel = vi.fn();
  render(
    <LanguageProvider>
      <Celebration
        activity={of}
        finish={what}
        hasConfetti={false}
        onLevel={onLevel}
        stampOf={() => null}
        titleRef={null}
        {...(way && { way })}
        {...(list && { list })}
      />
    </LanguageProvider>,
  );
  return onLevel;
}
const moment = () => screen.queryByTestId('level-up');
const press = (key: string) =>
  act(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

test('a new level has its moment after the XP have counted up, until a key that does nothing else', () => {
  const onLevel = celebrate();
  expect(moment()).toBeNull();
  act(() => vi.advanceTimersByTime(1_100));
  expect(onLevel).toHaveBeenCalledOnce();
  expect(moment()?.textContent).toContain('Analyst');
  expect(moment()?.textContent).toContain('685 XP to level Designer');
  press('Escape');
  expect(moment()).toBeNull();
  expect(behind).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mission done!');
  expect(screen.getByText('515 XP toward your level', { exact: true })).toBeTruthy();
  press('Escape');
  expect(behind).toHaveBeenCalledOnce();
});

test('the moment ends by itself after two seconds', () => {
  celebrate();
  act(() => vi.advanceTimersByTime(1_100));
  act(() => vi.advanceTimersByTime(1_999));
  expect(moment()).not.toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(moment()).toBeNull();
});

test('without a new level there is no moment', () => {
  const onLevel = celebrate({ ...finish, leveledUp: false });
  act(() => vi.advanceTimersByTime(60_000));
  expect(moment()).toBeNull();
  expect(onLevel).not.toHaveBeenCalled();
});

test('XP beyond the daily limit are named with their amount, as the level has grown by less', () => {
  celebrate({ ...finish, xpAwarded: 60 });
  expect(screen.getByText(beyond(20, 60), { selector: 'p' })).toBeTruthy();
  celebrate({ ...finish, totalXpBefore: 515 });
  expect(
    screen.getByText(/^The 40 XP are beyond today's limit: you can spend them, but/),
  ).toBeTruthy();
});

test('what the track does not ask for says that its figures stay as they are', () => {
  const said = /^Optional on your track: your percentage and the time remaining stay/;
  celebrate(finish, { ...activity, kind: 'artifact', isOptional: true });
  expect(screen.getByText(said)).toBeTruthy();
  celebrate(finish, { ...activity, kind: 'artifact', isOptional: false });
  expect(screen.getAllByText(said)).toHaveLength(1);
});

test('what was right is said with what it pays: the end pays all, whatever was right', () => {
  const checked = { ...finish, alreadyDone: false, xpAwarded: 50, checksTotal: 3, checksRight: 1 };
  const one = { ...activity, xp: 50, quiz: null };
  celebrate(checked as Finish, one);
  expect(screen.getByText('1 of 3 right')).toBeTruthy();
  expect(screen.getByText(/The 50 XP are for finishing/)).toBeTruthy();
});

test('of the tasks of a lab stand their points, and no figure of some of them', () => {
  const lab = { taskPoints: 7, taskPointsOutOf: 10, taskPointsUnrated: 0 };
  celebrate({ ...finish, ...lab } as Finish, { ...activity, quiz: null } as ActivityView);
  expect(screen.getByText('Tasks').parentElement?.textContent).toBe('Tasks7 of 10 points');
});

test('a checklist ends with the lines that apply, in its sentence and its bar, as every screen counts them', () => {
  const of = { ...activity, kind: 'checklist', form: 'checklist' } as ActivityView;
  const points = { taskPoints: 6, taskPointsOutOf: 15, taskPointsUnrated: 0 };
  celebrate(
    { ...finish, ...points } as Finish,
    of,
    undefined,
    countedLines({ ticked: 6, notApplicable: 1 }, 15),
  );
  const said = screen.getByText('6 of 14 ticked, 1 does not apply');
  const bar = said.closest('div')?.querySelector<HTMLElement>('.bar');
  expect(Number.parseFloat(bar?.style.getPropertyValue('--v') ?? '')).toBeCloseTo(42.86, 1);
});

test.each([
  ['was done before', { alreadyDone: true }, {}],
  ['paid nothing', { xpAwarded: 0 }, {}],
  ['is a quiz, which pays for passing', {}, { quiz: { round: 1 } }],
])('what %s says nothing of what the end pays', (_, over, of) => {
  const checked = { ...finish, alreadyDone: false, xpAwarded: 50, checksTotal: 3, checksRight: 1 };
  celebrate({ ...checked, ...over } as Finish, { ...activity, xp: 50, quiz: null, ...of } as never);
  expect(screen.queryByText(/are for finishing/)).toBeNull();
});

test('what the first right answer was paid is told apart from what finishing pays', () => {
  const checked = { ...finish, xpAwarded: 50, checksTotal: 2, checksRight: 1 };
  celebrate(checked, { ...activity, xp: 50, quiz: null } as ActivityView, {
    firstRightXp: 10,
    rightAgain: 1,
  });
  expect(
    screen.getByText(/^10 of the 50 XP came with your first right answer, 40 for finishing/),
  ).toBeTruthy();
  expect(screen.getByText('1 of 2 right at first')).toBeTruthy();
  expect(screen.getByText('1 more right when asked again')).toBeTruthy();
});

test('a passed quiz says that it is passed, in which round, its percentage and the pass line', () => {
  const round = { ...finish, checksTotal: 10, checksRight: 7 };
  const quiz = { ...activity, xp: 25, quiz: { round: 3, passPercent: 70 } } as ActivityView;
  celebrate(round, quiz, { firstRightXp: 0, rightAgain: 3 });
  expect(screen.getByText('Round 3')).toBeTruthy();
  expect(screen.getByText('Passed, 70%')).toBeTruthy();
  expect(screen.getByText('7 of 10 right. You pass from 70%.')).toBeTruthy();
  expect(screen.getByText('3 more right when asked again')).toBeTruthy();
  expect(screen.queryByText(/at first/)).toBeNull();
});
