import { expect, test } from 'vitest';
import { localeSchema } from '#contract/fields.ts';
import { type DigestFacts, type Letter, writeLetter } from './mail-letters.ts';

const letters: readonly Letter[] = [
  { kind: 'confirm', token: 'a-token' },
  { kind: 'reset', token: 'a-token' },
  { kind: 'changeEmail', token: 'a-token' },
  { kind: 'accountExists' },
  { kind: 'passwordChanged' },
  { kind: 'emailChanging', newEmail: 'new@example.org' },
  { kind: 'accountDeleting', days: 7 },
  { kind: 'passkeyAdded' },
  { kind: 'passkeyRemoved' },
  { kind: 'twoFactorOn' },
  { kind: 'twoFactorOff' },
  { kind: 'recoveryCodesRenewed' },
  {
    kind: 'achievements',
    news: [
      { kind: 'badge_earned', subject: 'First Steps' },
      { kind: 'mission_done', subject: 'The cycle' },
    ],
  },
  { kind: 'streak', days: 5, shields: 2 },
  { kind: 'digest', digest: aWeek() },
];

function aWeek(more: Partial<DigestFacts> = {}): DigestFacts {
  return {
    from: '2026-03-02',
    to: '2026-03-08',
    studyDays: 3,
    xp: 1_240,
    finished: ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((title) => ({ title })),
    badges: ['First Steps'],
    streakDays: 4,
    exams: [],
    ...more,
  };
}
const write = (letter: Letter, locale: string) =>
  writeLetter(letter, 'https://study.example.org', locale);

test('a learner whose language is not one of ours reads English, in every mail', () => {
  for (const letter of letters) {
    const english = write(letter, 'en-US');
    for (const locale of ['it', 'xx', '', 'de-AT']) expect(write(letter, locale)).toEqual(english);
  }
});

test('every mail has one link, on a line of its own, and a word for its button, in each language', () => {
  for (const locale of localeSchema.options) {
    for (const letter of letters) {
      const { body, action } = write(letter, locale);
      const links = body.split('\n\n').filter((block) => /^https:\/\/\S+$/.test(block));
      expect([letter.kind, locale, links.length]).toEqual([letter.kind, locale, 1]);
      expect(action).not.toBe('');
      expect(body.match(/https?:/g)).toHaveLength(1);
    }
  }
});

test('the digest names the first five things that were finished and counts the others', () => {
  const { subject, body } = write({ kind: 'digest', digest: aWeek() }, 'en-US');
  expect(subject).toBe('Your week: 3 study days');
  expect(body).toContain('Your week from March 2 to March 8:');
  expect(body).toContain('- 1,240 XP\n- Streak: 4 days\n- Badge earned: First Steps');
  expect(body).toContain('- D\n- E\n- and 2 more\n');
});

test('a test that opened a unit is named as in the log, in each language', () => {
  const finished = [{ title: 'Phase A', isTestOut: true }, { title: 'The first meeting' }];
  for (const [locale, said] of [
    ['en-US', 'Opened by its test: Phase A'],
    ['es', 'Abierto por su prueba: Phase A'],
    ['fr', 'Ouvert par son test\u202f: Phase A'],
    ['de', 'Durch ihren Test geöffnet: Phase A'],
  ] as const) {
    const { body } = write({ kind: 'digest', digest: aWeek({ finished }) }, locale);
    expect(body).toContain(`- ${said}\n- The first meeting\n`);
  }
});

test('the digest of quiet mode shows no XP and no streak; of an empty week only the exam', () => {
  const quiet = write({ kind: 'digest', digest: aWeek({ xp: null, streakDays: null }) }, 'en-US');
  expect(quiet.body).not.toMatch(/XP|Streak/);
  const digest = aWeek({
    studyDays: 0,
    finished: [],
    badges: [],
    exams: [{ course: 'TOGAF', days: 12 }],
  });
  const { subject, body } = write({ kind: 'digest', digest }, 'en-US');
  expect(subject).toBe('12 days to your TOGAF exam');
  expect(body.split('\n\n')).toEqual([
    '12 days to your TOGAF exam. Ten minutes today are a good start.',
    'https://study.example.org/#/learn',
  ]);
});

test('a reminder of a streak speaks of a shield only where one would bridge the day', () => {
  expect(write({ kind: 'streak', days: 5, shields: 0 }, 'en-US').body).not.toContain('shield');
  expect(write({ kind: 'streak', days: 5, shields: 1 }, 'en-US').body).toContain(
    'your shield keeps',
  );
  expect(write({ kind: 'streak', days: 5, shields: 2 }, 'de').body).toContain(
    'deiner 2 Schutzschilde',
  );
});

test('each of our other languages has its own words for every mail', () => {
  const others = localeSchema.options.filter((locale) => !locale.startsWith('en'));
  for (const letter of letters) {
    const subjects = new Set(others.map((locale) => write(letter, locale).subject));
    expect(subjects.size).toBe(others.length);
    expect(subjects).not.toContain(write(letter, 'en-US').subject);
  }
});
