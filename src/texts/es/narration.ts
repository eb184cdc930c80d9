// The player of narrations: tours, and whatever else is told scene by scene.
import type { Messages } from '../messages.ts';
import { number } from './words.ts';

export const narration = {
  player: 'Reproductor',
  play: 'Reproducir',
  pause: 'Pausar',
  again: 'Reproducir otra vez',
  previous: 'Escena anterior',
  next: 'Escena siguiente',
  sceneOf: (n: number, total: number) => `Escena ${number(n)} de ${number(total)}`,
  speed: 'Velocidad',
  times: (speed: number) => `${number(speed)}×`,
  voice: 'Voz',
  noVoice: 'Este navegador no tiene voz para tu idioma. Los subtítulos lo dicen todo.',
  chapters: 'Capítulos',
  transcript: 'El texto completo',
} satisfies Messages['narration'];
