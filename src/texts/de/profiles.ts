import type { Messages } from '../messages.ts';

export const profiles = {
  title: 'Öffentliches Profil',
  loading: 'Profil wird geladen …',
  failed: 'Das Profil wurde nicht geladen',
  failedText: 'Prüfe die Verbindung und versuch es noch einmal.',
  none: 'Hier gibt es keine öffentliche Seite',
  noneText: 'Vielleicht ist die Adresse nicht vollständig, oder die Seite ist nicht öffentlich.',
  level: 'Stufe',
  total: 'XP für die Stufe',
  streak: 'Lernserie',
  badges: 'Abzeichen',
  noBadges: 'Noch keine Abzeichen.',
} satisfies Messages['profiles'];
