import type { Messages } from '../messages.ts';
import { number, plural } from './words.ts';

const xp = (n: number): string => `${number(n)}\u00a0XP`;
const days = (n: number): string => plural(n, { one: '# jour', other: '# jours' });

export const progress = {
  title: 'Mes progrès',
  loading: 'Chargement de tes progrès…',
  failed: 'Tes progrès n’ont pas été chargés',
  toNext: (n, level) => `encore ${xp(n)} jusqu’au niveau ${level}`,
  ofCourse: (course, percent, ofTrack) =>
    `${course}\u202f: ${number(percent)} % ${ofTrack ? 'de ta filière' : 'terminé'}`,
  highest: 'Tu as atteint le niveau le plus haut.',
  level: 'Niveau',
  ladder: 'Niveaux',
  from: (n) => `à partir de ${xp(n)}`,
  reached: (day) => `Atteint le ${day}`,
  start: 'Là où tout le monde commence',
  here: 'Tu es ici',
  streak: 'Série',
  run: days,
  noRun:
    'Pas encore de série. Une étape terminée ou une question traitée suffit pour un jour d’étude.',
  today: 'Aujourd’hui compte déjà.',
  notToday: 'Termine une étape ou réponds à une question, et aujourd’hui comptera aussi.',
  best: (n) => `Meilleure série\u202f: ${days(n)}`,
  shields: (n) => plural(n, { one: '# bouclier', other: '# boucliers' }),
  shieldText: 'Un bouclier couvre de lui-même un jour manqué.',
  shieldsFrom: (atStart, runDays) =>
    `On en reçoit ${number(atStart)} au départ, et chaque série de ${plural(runDays, { one: '# jour', other: '# jours' })} en apporte un de plus.`,
  nextShield: (n) =>
    plural(n, {
      one: 'Encore # jour de suite apporte le prochain bouclier.',
      other: 'Encore # jours de suite apportent le prochain bouclier.',
    }),
  shieldsFull: (n) =>
    `Tu en as ${number(n)}, le maximum qu’une série peut donner. Si tu en utilises un, tu peux en regagner un autre.`,
  courses: 'Par cours',
  course: 'Cours',
  noCourse: 'Événements et autres',
  courseDone: (percent, ofTrack) => `${percent} ${ofTrack ? 'de ta filière' : 'terminé'}`,
  courseRun: 'Jours d’affilée',
  courseRunAbout:
    'Chaque cours a ses propres jours d’affilée\u202f: seuls comptent les jours d’étude dans ce cours, et un jour couvert par un bouclier l’est aussi ici, mais pas un jour passé sur un autre cours. Ta série générale, ci-dessus, compte tous les cours.',
  courseBest: 'Maximum',
  calendar: 'Jours d’étude',
  calendarOf: (n, weeks) =>
    `${plural(n, { one: '# jour d’étude', other: '# jours d’étude' })} ces ${number(weeks)} dernières semaines`,
  day: (day, n) => `${day}\u202f: ${n === 0 ? 'étudié' : xp(n)}`,
  noDay: (day) => `${day}\u202f: pas d’étude`,
  bridged: (day) => `${day}\u202f: couvert par un bouclier`,
  less: 'Moins',
  moreXp: 'Plus d’XP',
  keys: 'Les flèches passent d’un jour à l’autre.',
  entries: 'Tous les XP que tu as gagnés',
  entriesNone: 'Pas encore d’XP. Ta première réponse juste apporte les premiers.',
  entriesFailed: 'Les XP n’ont pas été chargés',
  more: 'Afficher plus',
  when: 'Gagnés',
  what: 'Motif',
  amount: 'XP',
  kinds: {
    mission: (title) => `Tu as terminé la mission «\u202f${title}\u202f».`,
    item: (title) => `Tu as terminé «\u202f${title}\u202f».`,
    first_right: (title) => `Ta première réponse juste dans «\u202f${title}\u202f».`,
    paper: (title) => `Tu as rendu «\u202f${title}\u202f».`,
    practice: (title) => `Tu as rendu «\u202f${title}\u202f» ou ses questions ratées.`,
    paper_pass: (title) => `Tu as réussi «\u202f${title}\u202f» pour la première fois.`,
    answer: (title) => `Une réponse juste à l’entraînement, sur «\u202f${title}\u202f».`,
    event: (title) => `Objectif de l’événement «\u202f${title}\u202f» atteint.`,
    other: (title) => `Une récompense\u202f: ${title}.`,
  },
  bonus: (n) => `${xp(n)} peuvent être dépensés mais ne comptent pas au classement.`,
  bonusAll: 'Ils peuvent être dépensés mais ne comptent pas au classement.',
  earnedAll: (earned, ranked) =>
    `${xp(earned)} gagnés en tout\u202f: ${xp(ranked)} comptent pour le niveau et le classement, les ${xp(earned - ranked)} autres peuvent seulement être dépensés.`,
  total: 'Gagnés en tout',
  rankRule: (n) => `Au plus ${xp(n)} par jour comptent pour le niveau et le classement.`,
} satisfies Messages['progress'];
