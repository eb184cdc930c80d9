// Attempts that were made: the list of them.
import type { Messages } from '../messages.ts';
import { number, plural } from './words.ts';

export const attempts = {
  screen: 'Tentatives',
  title: 'Tes tentatives',
  lead: (course) => `Épreuves et entraînements en ${course}, les plus récents d’abord.`,
  loading: 'Chargement de tes tentatives…',
  failed: 'Tes tentatives n’ont pas pu être chargées',
  none: 'Pas encore de tentative',
  noneText: 'Chaque épreuve que tu rends se retrouve ici avec son bilan.',
  go: 'Choisir une épreuve',
  table: 'Tentatives, les plus récentes d’abord',
  paper: 'Épreuve',
  when: 'Commencée',
  score: 'Note',
  took: 'Temps',
  result: 'Résultat',
  report: (paper, when) => `Bilan\u202f: ${paper}, ${when}`,
  percent: (percent) => `${number(percent)}\u202f%`,
  open: 'En cours',
  passed: 'Réussi',
  failedLine: 'Non réussi',
  expired: 'Temps écoulé',
  grading: 'En correction',
  more: 'Voir plus',
  leftOut: (n) =>
    `Ce qui est marqué «\u202fHors moyenne\u202f» reste hors des tentatives notées, des réussites et des moyennes. Trop court\u202f: moins de ${plural(n, { one: '# question', other: '# questions' })}. Une réponse compte quand même pour son thème, sauf si la tentative était trop rapide.`,
  moreFailed:
    'Les tentatives plus anciennes n’ont pas pu être chargées. Vérifie la connexion et réessaie.',
} satisfies Messages['attempts'];
