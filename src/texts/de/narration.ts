// The player of narrations: tours, and whatever else is told scene by scene.
import type { Messages } from '../messages.ts';
import { number } from './words.ts';

export const narration = {
  player: 'Player',
  play: 'Abspielen',
  pause: 'Anhalten',
  again: 'Noch einmal abspielen',
  previous: 'Vorige Szene',
  next: 'Nächste Szene',
  sceneOf: (n: number, total: number) => `Szene ${number(n)} von ${number(total)}`,
  speed: 'Tempo',
  times: (speed: number) => `${number(speed)}×`,
  voice: 'Stimme',
  noVoice: 'Dieser Browser hat keine Stimme für deine Sprache. Die Untertitel sagen alles.',
  chapters: 'Kapitel',
  transcript: 'Der ganze Text',
} satisfies Messages['narration'];
