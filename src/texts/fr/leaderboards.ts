import type { Messages } from '../messages.ts';
import { number } from './words.ts';

const xp = (n: number): string => `${number(n)}\u00a0XP`;

export const leaderboards = {
  title: 'Classements',
  lead: 'D’après les XP qui comptent pour ton niveau.',
  tabs: {
    label: 'Classements par période',
    all: 'Depuis toujours',
    week: 'Cette semaine',
    month: 'Ce mois-ci',
    teams: 'Équipes',
  },
  zone: {
    all: 'Tout depuis le début',
    week: (until) => `Du lundi au dimanche, en UTC. La prochaine semaine commence\u202f: ${until}.`,
    month: (until) => `Le mois du calendrier, en UTC. Le prochain commence\u202f: ${until}.`,
  },
  loading: 'Chargement du classement…',
  failed: 'Le classement n’a pas été chargé',
  empty: {
    all: 'Personne n’a encore gagné d’XP',
    week: 'Personne n’a gagné d’XP cette semaine',
    month: 'Personne n’a gagné d’XP ce mois-ci',
  },
  emptyText: 'La première bonne réponse prend la tête.',
  rank: 'Rang',
  name: 'Nom',
  level: 'Niveau',
  xp: 'XP',
  badges: 'Badges gagnés',
  streak: 'Série',
  you: 'Toi',
  medals: ['Médaille d’or', 'Médaille d’argent', 'Médaille de bronze'],
  notShown: 'non affiché',
  between: (from, to) => `Les rangs ${number(from)} à ${number(to)} sont omis`,
  more: 'Afficher plus',
  moreFailed: 'Les rangs suivants n’ont pas été chargés.',
  week: 'Ta semaine',
  weekXp: (n) => `${xp(n)} cette semaine`,
  weekBefore: (n) => `${xp(n)} la semaine dernière`,
  weekBars: 'XP par jour',
  weekDay: (day, n) => `${day}\u202f: ${xp(n)}`,
  unranked: {
    all: 'Tes premiers XP te font entrer au classement.',
    week: 'Tes premiers XP de cette semaine te font entrer à ce classement.',
    month: 'Tes premiers XP de ce mois te font entrer à ce classement.',
  },
  rankNow: (rank) => `Tu es au rang ${number(rank)}.`,
  chase: (n, rank) => `Encore ${xp(n)} jusqu’au rang ${number(rank)}.`,
  start: 'Commencer à apprendre',
  events: 'Voir les événements',
  madeUp: 'Les autres personnes de la démo sont inventées.',
  hidden: 'Ton profil n’est pas public\u202f: personne d’autre ne voit ta ligne.',
  listed: 'Tu préfères ne pas figurer\u202f?',
  hide: 'Change-le dans Confidentialité',
} satisfies Messages['leaderboards'];
