// The player of narrations: tours, and whatever else is told scene by scene.
import { number } from './words.ts';

export const narration = {
  player: 'Player',
  play: 'Play',
  pause: 'Pause',
  again: 'Play again',
  previous: 'Previous scene',
  next: 'Next scene',
  sceneOf: (n: number, total: number) => `Scene ${number(n)} of ${number(total)}`,
  speed: 'Speed',
  times: (speed: number) => `${number(speed)}×`,
  voice: 'Voice',
  noVoice: 'This browser has no voice for your language. The captions show everything.',
  chapters: 'Chapters',
  transcript: 'Transcript',
};
