// A story asks what one would say or do; each choice has its reply, may lead elsewhere, and earns up to two points.

export interface StoryOption {
  readonly id: string;
  readonly text: string;
  /** What comes of it, and why. */
  readonly reply: string;
  /** 2 for the best, 1 for what would do, 0 for what would not. */
  readonly points: 0 | 1 | 2;
  /** The scene that follows; the next one of the list where it is left out, `end` ends the story. */
  readonly to?: string;
}

export interface StoryScene {
  readonly id: string;
  /** Who speaks; left out where nobody does. */
  readonly by?: string;
  readonly text: string;
  readonly options: readonly StoryOption[];
}

export interface StoryStep {
  readonly kind: 'story';
  readonly id: string;
  readonly title: string;
  readonly prompt: string;
  readonly scenes: readonly StoryScene[];
  /** What is said at the end, by the least percent of points; the first is for 0. */
  readonly endings: readonly { readonly from: number; readonly text: string }[];
}

export interface SeenScene {
  readonly scene: StoryScene;
  readonly picked: StoryOption;
}

export interface StoryState {
  readonly seen: readonly SeenScene[];
  /** What is asked now; null at the end. */
  readonly open: StoryScene | null;
  readonly points: number;
  /** What the best choice in each scene that was seen would have earned. */
  readonly outOf: number;
  /** Null before the end. */
  readonly ending: string | null;
}

/** The scene to which a choice leads; undefined at the end. */
export function sceneAfter(
  { scenes }: Pick<StoryStep, 'scenes'>,
  scene: StoryScene,
  { to }: StoryOption,
): StoryScene | undefined {
  if (to === 'end') return undefined;
  if (to !== undefined) return scenes.find(({ id }) => id === to);
  return scenes[scenes.indexOf(scene) + 1];
}

const bestOf = ({ options }: StoryScene): number =>
  Math.max(...options.map(({ points }) => points));

/**
 * Where a story stands after some choices.
 * @param picks ids of options in the order of the scenes; from the first that its scene does not have on they are left out
 */
export function storyAfter(step: StoryStep, picks: readonly string[]): StoryState {
  const seen: SeenScene[] = [];
  let open = step.scenes[0];
  for (const pick of picks) {
    const picked = open?.options.find(({ id }) => id === pick);
    // No story is longer than its scenes: one that led in a circle would never end.
    if (open === undefined || picked === undefined || seen.length >= step.scenes.length) break;
    seen.push({ scene: open, picked });
    open = sceneAfter(step, open, picked);
  }
  const points = seen.reduce((sum, { picked }) => sum + picked.points, 0);
  const outOf = seen.reduce((sum, { scene }) => sum + bestOf(scene), 0);
  return {
    seen,
    open: open ?? null,
    points,
    outOf,
    ending: open === undefined ? endingOf(step, (100 * points) / Math.max(1, outOf)) : null,
  };
}

const endingOf = ({ endings }: StoryStep, percent: number): string =>
  endings.findLast(({ from }) => from <= percent)?.text ?? '';
