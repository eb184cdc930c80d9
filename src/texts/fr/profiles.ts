import type { Messages } from '../messages.ts';

export const profiles = {
  title: 'Profil public',
  loading: 'Chargement du profil…',
  failed: 'Le profil n’a pas pu être chargé',
  failedText: 'Vérifie la connexion et réessaie.',
  none: 'Il n’y a pas de page publique ici',
  noneText: 'L’adresse est peut-être incomplète, ou la page n’est pas publique.',
  level: 'Niveau',
  total: 'XP pour le niveau',
  streak: 'Série d’étude',
  badges: 'Les badges',
  noBadges: 'Pas encore de badge.',
} satisfies Messages['profiles'];
