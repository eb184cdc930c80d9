// The learning path and what is played on it.
import { apiOf } from '#tests/support/browser-api.ts';
import { completePhase } from '#tests/support/play.ts';
import { newcomer, open, playing, type Scene, type Stage, scene, settled } from './stage.ts';

type Before = Parameters<typeof completePhase>[2];

/** A newcomer who did what stands before one item of the first phase. */
async function learnerAt(stage: Stage, before: Before): Promise<void> {
  await newcomer(stage, '/dashboard');
  await completePhase(apiOf(stage.page.context(), stage.origin), 'pre', before);
}

const panel = (before: Before, item: string): Scene['show'] => {
  return async (stage) => {
    await learnerAt(stage, before);
    await open(stage.page, `${stage.origin}/#/curriculum?phase=preliminary&item=${item}`);
  };
};
/** An item under way. */
const item = (type: NonNullable<Before>, taking: { count?: number; right?: number } = {}) => {
  return async (stage: Stage): Promise<void> => {
    await learnerAt(stage, type);
    const address = `/learning/preliminary/${type}`;
    await playing(stage, { ref: `tg.pre.${type}`, address, ...taking });
  };
};

export const pathScenes: readonly Scene[] = [
  scene('path-new', (stage) => newcomer(stage, '/curriculum'), {
    fullPage: true,
    inMidnight: true,
  }),
  scene('path-lab-panel', panel('lab', 'lab'), { fullPage: true, inMidnight: true }),
  scene('path-done-lesson-panel', panel('quiz', 'lesson'), { fullPage: true }),
  scene('path-quiz-panel', panel('quiz', 'quiz'), { fullPage: true }),
  scene('path-phase-done', panel(undefined, 'checklist'), { fullPage: true }),
  scene('path-locked-phase', (stage) => newcomer(stage, '/curriculum?phase=requirements'), {
    fullPage: true,
  }),
  scene('path-loading', async (stage) => {
    await newcomer(stage, '/learn');
    await stage.page.route('**/api/courses/*/path', () => {});
    await stage.page.goto(`${stage.origin}/#/curriculum`);
    await stage.page.waitForTimeout(500);
  }),
  scene('path-guide', async (stage) => {
    await newcomer(stage, '/curriculum');
    await stage.page.getByRole('button', { name: /^Guide Me/ }).click();
    await stage.page.waitForTimeout(400);
  }),
  scene('tracks', (stage) => newcomer(stage, '/tracks'), { fullPage: true }),
  scene('industries', (stage) => newcomer(stage, '/industries'), { fullPage: true }),
  scene('item-locked', (stage) => newcomer(stage, '/learning/preliminary/lab')),
  scene('item-open', async (stage) => {
    await learnerAt(stage, 'lab');
    await open(stage.page, `${stage.origin}/#/learning/preliminary/lab`);
  }),
  scene('testout-open', (stage) => newcomer(stage, '/learning/requirements/testout')),
  scene('lab-story', item('lab', { count: 1 }), { fullPage: true }),
  scene(
    'lab-task',
    async (stage) => {
      await item('lab', { count: 1 })(stage);
      await stage.page.keyboard.press('ArrowRight');
      await stage.page.getByRole('heading', { level: 1 }).waitFor();
      await settled(stage.page);
    },
    { fullPage: true, inMidnight: true },
  ),
  scene('lab-graded', item('lab', { count: 2 }), { fullPage: true }),
  scene(
    'artifact-form',
    async (stage) => {
      await item('artifact', { count: 6 })(stage);
      await stage.page.keyboard.press('ArrowRight');
      await stage.page.locator('[data-work]').waitFor();
    },
    { fullPage: true },
  ),
  scene('artifact-beside-model', item('artifact', { count: 7 }), { fullPage: true }),
  scene('quiz-question', async (stage) => {
    await item('quiz', { count: 3 })(stage);
    await stage.page.getByRole('button', { name: 'Continue' }).click();
    // Some questions of the round take several answers.
    await stage.page.locator('input:is([type=radio], [type=checkbox])').first().waitFor();
  }),
  scene('quiz-failed', item('quiz', { right: 3 }), { fullPage: true }),
  scene('checklist', item('checklist', { count: 0 }), { fullPage: true }),
  scene('checklist-done', item('checklist', { count: 1 }), { fullPage: true }),
];
