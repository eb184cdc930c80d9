// Livrables : les documents que laissent les ateliers et les artefacts terminés.
import type { Messages } from '../messages.ts';
import { plural } from './words.ts';

export const deliverables: Messages['deliverables'] = {
  screen: 'Livrable',
  loading: 'Chargement de la page…',
  failed: 'La page n’a pas été chargée',
  failedText: 'Rien n’est perdu. Réessaie dans un instant.',
  notMade: 'Pas encore créé',
  notMadeText:
    'Cette page est faite de tes propres réponses, dès que tu as rendu tous les exercices et terminé.',
  toTasks: 'Aller aux exercices',
  companyOf: (company, industry) => `${company}, ${industry}`,
  made: (day) => `Créé le ${day}`,
  allOwn: 'Tout est ici tel que tu l’as rendu.',
  correctedCount: (n) =>
    plural(n, {
      one: 'Tes réponses telles que tu les as rendues. # était fausse\u202f: la bonne est à sa place, marquée comme corrigée.',
      other:
        'Tes réponses telles que tu les as rendues. # étaient fausses\u202f: les bonnes sont à leur place, marquées comme corrigées.',
    }),
  corrected: 'Corrigé',
  correctedText:
    'Corrigé\u202f: la réponse type est ici, car tu n’as donné aucun point à la tienne.',
  correctedModel:
    'Corrigé\u202f: le bon modèle est ici, car il manquait quelque chose dans le tien.',
  withUnit: (value, unit) => `${value}${unit === '%' ? '\u202f' : ' '}${unit}`.trim(),
  nothing: 'Rien n’a sa place ici.',
  again: 'Tu refais cet exercice. Il sera ici dès que tu l’auras rendu.',
  review: 'Revoir tes réponses',
  others: 'Aussi créé pour\u202f:',
  copied: 'La page est dans le presse-papiers.',
};
