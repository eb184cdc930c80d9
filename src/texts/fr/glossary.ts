// The glossary of a course.
import type { Messages } from '../messages.ts';
import { plural } from './words.ts';

export const glossary: Messages['glossary'] = {
  title: 'Glossaire',
  lead: (n, course) =>
    `${plural(n, { one: 'Le # terme', other: 'Les # termes' })} que les leçons de ${course} expliquent.`,
  search: 'Chercher dans le glossaire',
  placeholder: 'Chercher un terme…',
  found: (n) => plural(n, { one: '# terme trouvé', other: '# termes trouvés' }),
  none: 'Aucun terme trouvé',
  noneText: 'Essaie un autre mot.',
  clear: 'Voir tous les termes',
  related: 'Voir aussi\u202f:',
  loading: 'Chargement des termes',
  failed: 'Le glossaire n’a pas été chargé',
  failedText: 'Vérifie la connexion et réessaie.',
  empty: (course) => `${course} n’a pas de glossaire`,
  emptyText: 'Ses questions expliquent les termes qu’elles emploient.',
  toDashboard: 'Voir le tableau de bord',
};
