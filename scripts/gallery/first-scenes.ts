// The first five minutes after the picker, card by card: what a newcomer touches, answers and earns.
import { FIRST, newcomer, playing, type Scene, type Stage, scene } from './stage.ts';

async function at(stage: Stage, ref: string, count: number): Promise<void> {
  await newcomer(stage, '/dashboard');
  await playing(stage, { ref, count });
}

export const firstScenes: readonly Scene[] = [
  scene(
    'first-map',
    async (stage) => {
      await at(stage, FIRST, 0);
      await stage.page.getByTestId('touch').getByRole('button', { name: /^A: / }).click();
    },
    { inMidnight: true },
  ),
  scene('first-states', (stage) => at(stage, FIRST, 2), { inMidnight: true }),
  scene(
    'first-right',
    async (stage) => {
      await at(stage, FIRST, 2);
      const { page } = stage;
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await page.keyboard.press('c');
      await page.keyboard.press('Enter');
      await page.getByTestId('verdict').waitFor();
    },
    { inMidnight: true },
  ),
  scene('first-stretches', (stage) => at(stage, FIRST, 4), { inMidnight: true }),
];
