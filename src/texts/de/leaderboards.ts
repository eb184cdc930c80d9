import type { Messages } from '../messages.ts';
import { number } from './words.ts';

const xp = (n: number): string => `${number(n)}\u00a0XP`;

export const leaderboards = {
  title: 'Ranglisten',
  lead: 'Nach den XP, die für deine Stufe zählen.',
  tabs: {
    label: 'Ranglisten nach Zeit',
    all: 'Gesamt',
    week: 'Diese Woche',
    month: 'Dieser Monat',
    teams: 'Teams',
  },
  zone: {
    all: 'Alles seit dem Anfang',
    week: (until) => `Montag bis Sonntag in UTC. Die nächste Woche beginnt: ${until}.`,
    month: (until) => `Der Kalendermonat in UTC. Der nächste beginnt: ${until}.`,
  },
  loading: 'Rangliste wird geladen …',
  failed: 'Die Rangliste wurde nicht geladen',
  empty: {
    all: 'Noch hat niemand XP verdient',
    week: 'Diese Woche hat noch niemand XP verdient',
    month: 'Diesen Monat hat noch niemand XP verdient',
  },
  emptyText: 'Mit der ersten richtigen Antwort stehst du ganz oben.',
  rank: 'Rang',
  name: 'Name',
  level: 'Stufe',
  xp: 'XP',
  badges: 'Abzeichen',
  streak: 'Serie',
  you: 'Du',
  medals: ['Goldmedaille', 'Silbermedaille', 'Bronzemedaille'],
  notShown: 'nicht gezeigt',
  between: (from, to) => `Rang ${number(from)} bis ${number(to)} ist ausgelassen`,
  more: 'Mehr anzeigen',
  moreFailed: 'Die nächsten Plätze wurden nicht geladen.',
  week: 'Deine Woche',
  weekXp: (n) => `${xp(n)} diese Woche`,
  weekBefore: (n) => `${xp(n)} letzte Woche`,
  weekBars: 'XP nach Tag',
  weekDay: (day, n) => `${day}: ${xp(n)}`,
  unranked: {
    all: 'Mit deinen ersten XP stehst du auf der Liste.',
    week: 'Mit deinen ersten XP dieser Woche stehst du auf dieser Liste.',
    month: 'Mit deinen ersten XP dieses Monats stehst du auf dieser Liste.',
  },
  rankNow: (rank) => `Du bist auf Rang ${number(rank)}.`,
  chase: (n, rank) => `Noch ${xp(n)} bis Rang ${number(rank)}.`,
  start: 'Loslegen',
  events: 'Zu den Events',
  madeUp: 'Die anderen Lernenden in der Demo sind erfunden.',
  hidden: 'Dein Profil ist nicht öffentlich: Deine Zeile siehst nur du.',
  listed: 'Lieber nicht auf der Liste?',
  hide: 'Unter Privatsphäre ändern',
} satisfies Messages['leaderboards'];
