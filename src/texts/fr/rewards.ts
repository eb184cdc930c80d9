import type { Messages } from '../messages.ts';
import { number, plural } from './words.ts';

const xp = (n: number): string => `${number(n)}\u00a0XP`;

export const rewards = {
  quiet: {
    title: 'Masqué en mode calme',
    text: 'Ce que tu gagnes continue d’être compté. Désactive le mode calme pour le voir.',
    settings: 'Ouvrir les réglages',
  },
  offline: 'Vérifie la connexion et réessaie.',
  achievements: {
    title: 'Réussites',
    loading: 'Chargement des réussites…',
    failed: 'Les réussites n’ont pas été chargées',
    of: (earned, total) =>
      `${number(earned)} sur ${plural(total, { one: '# badge', other: '# badges' })}`,
    overview: 'Vue d’ensemble',
    missions: 'Missions terminées',
    coverage: 'Examen couvert',
    noCoverage: 'Réussis un quiz du parcours ou une simulation pour le voir',
    streak: 'Série',
    badges: 'Badges obtenus',
    ofTotal: (total) => `sur ${number(total)}`,
    percent: 'pour cent',
    days: (n) => plural(n, { one: 'jour', other: 'jours' }),
    signed: 'Badge signé',
    signedNamed: (name) => `Badge signé\u202f: ${name}`,
    earned: 'Badges gagnés',
    none: 'Pas encore de badge',
    noneText: 'Le premier vient avec ta première activité terminée.',
    start: 'Commencer à apprendre',
    holder: 'Titulaire',
    level: 'Niveau',
    on: (day) => `Gagné le ${day}`,
    upcoming: 'Prochains badges',
    nearest: 'Le plus proche d’abord',
    others: 'Badges des autres cours',
    all: 'Tu as gagné tous les badges.',
    required: (n) => `${xp(n)} requis`,
    toGo: (n) => `encore ${xp(n)}`,
    have: (have, need) => `${number(have)} sur ${number(need)}`,
    bar: (name, percent) => `${name}\u202f: ${number(percent)} pour cent`,
    category: {
      beginner: 'Débuts',
      foundation: 'Fondations',
      business: 'Métier',
      data: 'Données',
      technology: 'Technologie',
      exam: 'Examen',
    },
    activity: 'Toute l’activité',
    more: 'Afficher plus',
  },
} satisfies Messages['rewards'];
