// Views of each kind on the card of a lesson, and the canvas of a lab.
import { apiOf } from '#tests/support/browser-api.ts';
import { productCatalogIndex } from '#tests/support/catalog.ts';
import { completeActivity } from '#tests/support/play.ts';
import { newcomer, playing, type Scene, type Stage, scene } from './stage.ts';

/** Does what stands before an item: the first of each unit that has to be begun, and its own unit up to it. */
async function before(stage: Stage, unit: string, id: string): Promise<void> {
  await newcomer(stage, '/learn/archimate');
  const api = apiOf(stage.page.context(), stage.origin);
  const phases = productCatalogIndex().phasesOf('archimate');
  const needed = (key: string): string[] =>
    phases
      .filter((phase) => phase.id === key)
      .flatMap((phase) => [...phase.prerequisites.flatMap(needed), ...phase.itemIds.slice(0, 1)]);
  const items = phases.find((phase) => phase.id === unit)?.itemIds ?? [];
  const own = items.slice(0, items.indexOf(id));
  for (const item of new Set([...needed(unit), ...own]))
    if (item !== id) await completeActivity(api, item);
}

/** A card of an item, the first with number 1: the player opens at the last one that was taken. */
const card = (unit: string, item: string, short: string, at: number): Scene['show'] => {
  return async (stage) => {
    const ref = `am.${short}.${item}`;
    await before(stage, unit, ref);
    await playing(stage, { ref, address: `/learning/${unit}/${item}`, count: at });
  };
};

const whole = { fullPage: true, inMidnight: true };

export const modelScenes: readonly Scene[] = [
  scene('view-icons', card('framework', 'lesson-4', 'lan', 2), whole),
  scene('view-lines', card('framework', 'lesson-4', 'lan', 7), whole),
  scene('view-layered', card('framework', 'lesson-5', 'lan', 1), whole),
  scene('view-grouping', card('framework', 'lesson-5', 'lan', 7), whole),
  scene('view-motivation', card('motivation', 'lesson-2', 'mot', 7), whole),
  scene('view-capabilities', card('strategy', 'lesson-4', 'str', 7), whole),
  scene('view-business', card('business', 'lesson-6', 'bus', 8), whole),
  scene('view-physical', card('technology', 'lesson-5', 'tec', 8), whole),
  scene('view-migration', card('migration', 'lesson-3', 'imp', 6), whole),
  scene('view-junctions', card('relationships', 'lesson-5', 'rel', 7), whole),
  scene(
    'view-canvas',
    async (stage) => {
      await card('framework', 'lab-3', 'lan', 1)(stage);
      await stage.page.getByRole('button', { name: 'Continue', exact: true }).click();
      await stage.page.getByRole('region', { name: 'Drawing' }).waitFor();
    },
    whole,
  ),
];
