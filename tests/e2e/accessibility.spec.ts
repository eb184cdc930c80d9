// Axe finds nothing on any screen or state, and none of them scrolls to the side at any width.
import { noNetwork, refused, test } from './support/journey.ts';
import { inMatrix, isWhole, members } from './support/matrix.ts';
import { walks } from './support/places.ts';
import { expectAccessible, expectNoSideways } from './support/screen.ts';

const desk = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
/**
 * Each with the widths at which the same state must not scroll to the side either. Light and dark
 * differ in colours only, so the second asks about nothing else.
 */
const looks = {
  '1280 px, dark': {
    theme: 'dark',
    use: desk,
    alsoAt: isWhole ? [360, 768, 1920] : [360],
    rules: 'all',
  },
  '1280 px, light': { theme: 'light', use: desk, alsoAt: [], rules: 'colours' },
  '360 px, dark': { theme: 'dark', use: phone, alsoAt: [], rules: 'all' },
} as const;

/** Three of them, as many as run beside each other. */
const parts = {
  'the door, a newcomer, the path': ['door', 'newcomer', 'path', 'pathItems'],
  'the demo learner and the player': ['demo', 'player', 'examples'],
  'exams and attempts': ['exams', 'attempts'],
};
if (Object.keys(walks).some((walk) => !Object.values(parts).flat().includes(walk))) {
  throw new Error('A walk stands in no part.');
}

/**
 * Colours take axe half of its time: the first state of each screen is asked about them, the others where all
 * of the matrix is walked. Every pair of colours of the design is held by contrast.test.ts.
 */
const firsts = new Map<string, string>();
for (const [name] of Object.values(walks).flat()) {
  const screen = name.split(':')[0]!;
  if (!firsts.has(screen)) firsts.set(screen, name);
}
const isFirst = (name: string): boolean => firsts.get(name.split(':')[0]!) === name;

const outcome = [
  noNetwork,
  refused(401),
  refused(404),
  refused(409),
  refused(503),
  /404: no page at/,
];

// The first look asks about every rule and width: the others differ in colours, or are one of its widths.
const seen = members(Object.entries(looks), ([look]) => look === '1280 px, dark');
for (const [look, { theme, use, alsoAt, rules }] of seen) {
  test.describe(look, () => {
    for (const [part, names] of Object.entries(parts)) {
      test(`axe finds nothing: ${part}`, inMatrix, async ({ newDevice, complaints }) => {
        complaints.allow(...outcome);
        for (const [walk, places] of Object.entries(walks)) {
          if (!names.includes(walk)) continue;
          // Each walk is somebody else's.
          const context = await newDevice({ ...use, reducedMotion: 'reduce' });
          const page = await context.newPage();
          await page.addInitScript((name) => {
            const key = 'meritpath-app-state';
            if (localStorage.getItem(key) !== null) return;
            localStorage.setItem(key, JSON.stringify({ settings: { theme: name } }));
          }, theme);
          for (const [name, reach] of places) {
            await test.step(name, () => reach({ page, context }));
            await expectAccessible(page, name, isFirst(name) || isWhole ? rules : 'structure');
            await expectNoSideways(page, name);
            for (const width of alsoAt) {
              await page.setViewportSize({ width, height: 800 });
              await expectNoSideways(page, `${name} at ${width} px`);
            }
            if (alsoAt.length > 0) await page.setViewportSize(use.viewport);
          }
          await context.close();
        }
      });
    }
  });
}
