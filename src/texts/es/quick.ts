// Quick actions.

import type { Messages } from '../messages.ts';
import { number } from './words.ts';

export const quick: Messages['quick'] = {
  close: 'Cerrar las acciones rápidas',
  startNext: 'Empezar la siguiente misión',
  startStep: 'Empezar el siguiente paso',
  resume: 'Seguir con la actual',
  daily: 'Reto diario',
  dailyDone: (percent) => `Hecho hoy: ${number(percent)}\u00a0%. El siguiente llega mañana.`,
  templates: 'Descargar plantillas',
  templatesText: 'Archivos para tu propio trabajo',
  achievements: 'Ver logros',
  tip: {
    before: 'Pulsa',
    between: 'para abrir esto desde cualquier sitio y',
    after: 'para ver todos los atajos.',
  },
};
