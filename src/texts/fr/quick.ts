// Quick actions.

import type { Messages } from '../messages.ts';
import { number } from './words.ts';

export const quick: Messages['quick'] = {
  close: 'Fermer les actions rapides',
  startNext: 'Commencer la mission suivante',
  startStep: 'Commencer la prochaine étape',
  resume: 'Reprendre l’activité en cours',
  daily: 'Défi du jour',
  dailyDone: (percent) =>
    `Fait aujourd’hui\u202f: ${number(percent)}\u202f%. Le prochain arrive demain.`,
  templates: 'Télécharger les modèles',
  templatesText: 'Des fichiers pour ton propre travail',
  achievements: 'Voir les réussites',
  tip: {
    before: 'Appuie sur',
    between: 'pour ouvrir ceci de partout, sur',
    after: 'pour tous les raccourcis.',
  },
};
