// The drawer of notifications.
import type { Messages } from '../messages.ts';
import { plural } from './words.ts';

export const notifications: Messages['notifications'] = {
  title: 'Notifications',
  close: 'Fermer les notifications',
  readAll: 'Tout marquer comme lu',
  empty: 'Aucune notification',
  emptyText: 'Tu verras ici les nouvelles de tes progrès et de tes succès.',
  loading: 'Chargement des notifications',
  failed: 'Les notifications n’ont pas pu être chargées',
  failedText: 'Rien n’est perdu. Vérifie la connexion et réessaie.',
  shortcuts: 'Raccourcis',
  unread: 'Non lue',
  streak: 'Rappel de ta série',
  days: (n: number) => plural(n, { one: '# jour jusqu’ici', other: '# jours jusqu’ici' }),
};
