// Templates and the library: lists, previews, a resource of each kind, and what stands where nothing came.
import type { Route } from 'playwright';
import { demo, newcomer, type Scene, type Stage, scene, settled } from './stage.ts';

const fails = (route: Route) => route.fulfill({ status: 503, body: 'upstream is gone' });
/** A screen whose read fails until it says so. */
const failed =
  (read: string, address: string) =>
  async (stage: Stage): Promise<void> => {
    await newcomer(stage, '/learn');
    await stage.page.route(read, fails);
    await stage.page.goto(`${stage.origin}/#${address}`);
    await stage.page.getByRole('alert').first().waitFor();
  };
const wide = { fullPage: true, inMidnight: true } as const;

export const exploreScenes: readonly Scene[] = [
  scene('templates-list', (stage) => demo(stage, '/artifacts'), { inMidnight: true }),
  scene('templates-examples', (stage) => demo(stage, '/artifacts/examples')),
  scene('templates-none-found', (stage) => demo(stage, '/artifacts?q=no-such-word')),
  scene('templates-failed', failed('**/api/courses/togaf/templates', '/artifacts')),
  scene('template-preview', (stage) => demo(stage, '/artifacts/principles'), wide),
  scene(
    'template-preview-filled',
    async (stage) => {
      await demo(stage, '/artifacts/solution-concept-diagram');
      await stage.page.getByRole('button', { name: /^Filled in for/ }).click();
      await settled(stage.page);
    },
    wide,
  ),
  scene('template-premium', (stage) => demo(stage, '/artifacts/architecture-maturity'), wide),
  scene('template-missing', (stage) => demo(stage, '/artifacts/no-such')),
  scene('library-list', (stage) => demo(stage, '/library'), { inMidnight: true }),
  scene('library-none-found', (stage) => demo(stage, '/library?q=no-such-word')),
  scene('library-failed', failed('**/api/library', '/library')),
  scene('resource-guide', (stage) => demo(stage, '/library/using-ai-with-care'), wide),
  scene('resource-checklist', (stage) => demo(stage, '/library/writing-smart-objectives'), wide),
  scene('resource-podcast', (stage) => demo(stage, '/library/facilitating-a-hard-meeting'), wide),
  scene('resource-video', (stage) => demo(stage, '/library/two-minute-memory'), wide),
  scene('resource-interactive', (stage) => demo(stage, '/library/availability-arithmetic'), wide),
  scene(
    'resource-failed',
    failed('**/api/library/two-minute-memory', '/library/two-minute-memory'),
  ),
  scene('resource-missing', (stage) => demo(stage, '/library/no-such')),
];
