// The briefs quote these texts: English says them word for word.
import { expect, test } from 'vitest';
import { languageNames } from '#client/base/language/languages.ts';
import { GUIDED_STEPS } from '#domain/route/guided-steps.ts';
import { productCatalogIndex } from '#tests/support/catalog.ts';
import { textsOf } from '#tests/support/texts.ts';

const enUS = await textsOf('en-US');
const { auth, dashboard, refusals, notifications, path, picker, quick, search, settings, shell } =
  enUS;
/** What a course says of itself stands in its content. */
const { tracks, featured } = productCatalogIndex().findCourse('togaf')!;

test('the notices of the accounts', () => {
  const { notices } = auth;
  expect([
    notices.signInFailed,
    [notices.signedIn, notices.signedInText],
    notices.signUpFailed,
    [notices.checkEmail, notices.checkEmailText],
    shell.session.signOutFailed,
    [shell.session.signedOut, shell.session.signedOutText],
  ]).toEqual([
    'Sign in failed',
    ['Welcome back!', 'You have successfully signed in.'],
    'Sign up failed',
    ['Check your email', "We've sent you a confirmation link to complete your registration."],
    'Error signing out',
    ['Signed out', 'You have been successfully signed out.'],
  ]);
});

test('the door, the picker, the footer and the page that is not there', () => {
  expect([auth.wait, auth.demo, picker.start, shell.footer, shell.quick]).toEqual([
    'Please wait',
    'Explore the demo',
    'Start Learning',
    'Professional Development Portal',
    'Quick Course Test',
  ]);
  expect([picker.notFound.title, picker.notFound.home]).toEqual([
    'Oops! Page not found',
    'Return to Home',
  ]);
});

test('the search', () => {
  expect([search.placeholder, search.none, search.start, search.recent]).toEqual([
    'Search missions, artifacts, pages...',
    'No results found',
    'Start typing to search...',
    'Recent & Popular',
  ]);
});

test('the quick actions', () => {
  expect([
    ...[quick.startNext, quick.resume, enUS.dashboard.practice.title, quick.daily],
    ...[quick.templates, quick.achievements],
  ]).toEqual([
    'Start Next Mission',
    'Resume Current',
    'Practice Exam',
    'Daily Challenge',
    'Download Templates',
    'View Achievements',
  ]);
});

test('the settings', () => {
  const { profile, notifications, audio, appearance, privacy } = settings.tabs;
  expect([profile, notifications, audio, appearance, privacy]).toEqual([
    'Profile',
    'Notifications',
    'Audio',
    'Appearance',
    'Privacy',
  ]);
  expect([settings.save, settings.profile.emailFixed]).toEqual([
    'Save Changes',
    'Email cannot be changed',
  ]);
  expect(Object.values(languageNames).slice(0, 2)).toEqual(['English (US)', 'English (UK)']);
});

test('the missions that cannot be opened', () => {
  expect(refusals['activity.locked']).toBe('Complete previous missions to unlock this one.');
});

test('figures take the form of their number', () => {
  const { actions } = enUS;
  expect([0, 1, 5, 1234].map(actions.days)).toEqual(['0 days', '1 day', '5 days', '1,234 days']);
  expect([1, 2].map(actions.examsTaken)).toEqual(['1 exam taken', '2 exams taken']);
});

test('the learning path', () => {
  const { guide, gauges, map, panel } = path;
  expect([...tracks.map(({ text }) => text.en), guide.button(GUIDED_STEPS)]).toEqual([
    'Strict blueprint coverage for certification success',
    'Hands-on labs and artifacts for job readiness',
    'Guide Me - Next 3 Steps (≤30min)',
  ]);
  // Where no three fit, the button promises no three.
  expect([guide.button(2), guide.button(1)]).toEqual([
    'Guide Me - Next 2 Steps (≤30min)',
    'Guide Me - Next 1 Step (≤30min)',
  ]);
  expect([
    gauges.examReady,
    gauges.inProgress,
    gauges.more(65),
    gauges.jobReady,
    gauges.learning,
  ]).toEqual([
    'Exam Ready',
    'In Progress',
    '65% more to reach exam readiness',
    'Job Ready',
    'Learning',
  ]);
  expect([map.phases(11), map.items(66), panel.pitfalls, panel.apply, panel.next]).toEqual([
    '11 Phases',
    '66 Learning Items',
    'Common Pitfalls',
    'Apply at Work',
    'Next Action',
  ]);
});

test('exam mode', () => {
  const { menu, nav } = shell;
  const papers = featured.menu.map(({ name }) => name.en);
  // The official formats stand after what the brief names.
  expect(papers.slice(2)).toEqual([
    'Foundation (OGEA-101)',
    'Practitioner (OGEA-102)',
    'Combined (OGEA-103)',
  ]);
  expect([menu.examMode, ...papers.slice(0, 2), menu.review, nav.exam]).toEqual([
    'Exam Mode',
    'Foundation 40Q',
    'Certified 60Q',
    'Review Weak Areas',
    'Exam',
  ]);
  const { practice } = enUS.dashboard;
  expect([practice.title, featured.dashboard?.name.en]).toEqual([
    'Practice Exam',
    'Foundation Mock Test (40Q)',
  ]);
});

test('a running attempt, and switching the course during an exam', () => {
  const { submit, finish, previous, next, saved, unsent, switching } = enUS.attempt;
  expect([submit, finish, previous, next, saved('14:02:11'), unsent(3)]).toEqual([
    'Submit Exam',
    'Finish Quiz',
    'Previous',
    'Next',
    'Saved 14:02:11',
    '3 unsent',
  ]);
  expect([switching.title, switching.stay, switching.leave]).toEqual([
    'Switch Course?',
    'Stay in Exam',
    'Switch Course',
  ]);
  expect(switching.saved('14:32')).toBe('Your answers are saved: you can resume until 14:32');
});

test('the drawer of notifications', () => {
  const { title, readAll, empty, emptyText } = notifications;
  expect([title, readAll, empty, emptyText]).toEqual([
    'Notifications',
    'Mark all read',
    'No notifications',
    "You'll see updates about your progress and achievements here.",
  ]);
});

test('the store', () => {
  const { notEnough, needMore } = enUS.store;
  expect([notEnough, needMore.title]).toEqual(['Not Enough XP', 'Need More XP']);
});

test('Get Templates of the dashboard, with the count that is true', () => {
  const { title, fresh } = dashboard.templates;
  expect([title, fresh(5, 'BFSI')]).toEqual(['Get Templates', '5 new BFSI templates available']);
});

test.each(['en-US', 'en-GB', 'es', 'fr', 'de'] as const)(
  'the screen of templates bears the name of each entry that leads to it: %s',
  async (language) => {
    const { shell: menus, templates } = await textsOf(language);
    // As an attribute 'Artifacts' is singular in English.
    const title = templates.title.replace(/^Artifact\b/, 'Artifacts');
    expect(title).toContain(menus.nav.artifacts);
    expect(title).toContain(menus.menu.templates);
  },
);
