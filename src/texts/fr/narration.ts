// The player of narrations: tours, and whatever else is told scene by scene.
import type { Messages } from '../messages.ts';
import { number } from './words.ts';

export const narration = {
  player: 'Lecteur',
  play: 'Lire',
  pause: 'Mettre en pause',
  again: 'Revoir',
  previous: 'Scène précédente',
  next: 'Scène suivante',
  sceneOf: (n: number, total: number) => `Scène ${number(n)} sur ${number(total)}`,
  speed: 'Vitesse',
  times: (speed: number) => `${number(speed)}×`,
  voice: 'Voix',
  noVoice: 'Ce navigateur n’a pas de voix pour ta langue. Les sous-titres disent tout.',
  chapters: 'Chapitres',
  transcript: 'Le texte entier',
} satisfies Messages['narration'];
