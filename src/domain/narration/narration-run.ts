// A narration goes on by itself only while it is played, and stops at its end; every step can be taken by hand.

export const SPEEDS = [0.75, 1, 1.25, 1.5, 2] as const;
export type Speed = (typeof SPEEDS)[number];

export interface NarrationRun {
  /** The scene that is shown, from 0. */
  readonly scene: number;
  readonly isPlaying: boolean;
  /** The last scene was told to its end. */
  readonly hasEnded: boolean;
}

export type NarrationEvent =
  | { readonly kind: 'play' | 'pause' | 'next' | 'previous' }
  /** The caption of this scene was said; an older scene's end changes nothing. */
  | { readonly kind: 'said'; readonly scene: number }
  | { readonly kind: 'go'; readonly scene: number };

export const startOfRun: NarrationRun = { scene: 0, isPlaying: false, hasEnded: false };

/**
 * The run after an event.
 * @param scenes how many there are, at least one
 */
export function runAfter(run: NarrationRun, event: NarrationEvent, scenes: number): NarrationRun {
  const at = (scene: number): NarrationRun => ({
    ...run,
    scene: Math.min(scenes - 1, Math.max(0, scene)),
    hasEnded: false,
  });
  switch (event.kind) {
    case 'play':
      // After the end it begins again; after a pause it says the scene once more.
      return { ...(run.hasEnded ? at(0) : run), isPlaying: true, hasEnded: false };
    case 'pause':
      return { ...run, isPlaying: false };
    case 'next':
      return at(run.scene + 1);
    case 'previous':
      return at(run.scene - 1);
    case 'go':
      return at(event.scene);
    case 'said':
      if (!run.isPlaying || event.scene !== run.scene) return run;
      return run.scene < scenes - 1
        ? at(run.scene + 1)
        : { ...run, isPlaying: false, hasEnded: true };
  }
}

/** The speed beside this one; the same where there is none. */
export function speedBeside(speed: Speed, step: 1 | -1): Speed {
  return SPEEDS[SPEEDS.indexOf(speed) + step] ?? speed;
}
