import type { Messages } from '../messages.ts';
import { number, plural } from './words.ts';

export const events = {
  title: 'Événements',
  lead: 'Participe quand cela te convient. Ce que tu as fait depuis le début d’un événement compte même si tu le rejoins plus tard, et tu ne perds rien à en sauter un.',
  tabs: {
    label: 'Événements par moment',
    active: 'En cours',
    upcoming: 'À venir',
    completed: 'Terminés',
    counted: (tab, n) => `${tab} (${number(n)})`,
  },
  filters: 'Type d’événement',
  all: 'Tous',
  type: { daily: 'Quotidien', weekly: 'Hebdomadaire', community: 'En commun', special: 'Spécial' },
  onDays: (days: string) => `Chaque ${days}`,
  difficulty: {
    beginner: 'Débutant',
    intermediate: 'Intermédiaire',
    advanced: 'Avancé',
    expert: 'Expert',
  },
  zone: 'Les jours, semaines et mois des événements changent à minuit UTC. Les heures sont celles de ton fuseau.',
  loading: 'Chargement des événements…',
  failed: 'Les événements n’ont pas été chargés',
  empty: {
    active: 'Aucun événement de ce type n’est ouvert',
    upcoming: 'Aucun événement de ce type n’est prévu dans les semaines à venir',
    text: 'Ils reviennent avec le calendrier. Tes études continuent sans eux.',
    completed: 'Aucun événement terminé pour l’instant',
    completedText:
      'Tu trouves ici les événements dont tu as atteint l’objectif, et ceux auxquels tu as participé, une fois terminés.',
  },
  progress: {
    'questions-right': (have, of) =>
      `${number(have)} sur ${plural(of, { one: '# bonne réponse', other: '# bonnes réponses' })}`,
    'activities-done': (have, of) =>
      `${number(have)} sur ${plural(of, { one: '# activité terminée', other: '# activités terminées' })}`,
    'missions-done': (have, of) =>
      `${number(have)} sur ${plural(of, { one: '# mission terminée', other: '# missions terminées' })}`,
    'papers-taken': (have, of) =>
      `${number(have)} sur ${plural(of, { one: '# épreuve ou entraînement rendu', other: '# épreuves ou entraînements rendus' })}`,
    'study-days': (have, of) =>
      `${number(have)} sur ${plural(of, { one: '# jour d’étude', other: '# jours d’étude' })}`,
    'xp-earned': (have, of) => `${number(have)} sur ${number(of)} XP`,
  },
  addedOnJoin: 'Ce que tu as fait depuis le début s’ajoute quand tu participes.',
  together: (total, target) => `${number(total)} sur ${number(target)} ensemble.`,
  team: (total, target) => `Ton équipe\u202f: ${number(total)} sur ${number(target)}.`,
  mine: {
    'questions-right': (n) =>
      `Ta part\u202f: ${plural(n, { one: '# bonne réponse', other: '# bonnes réponses' })}.`,
    'activities-done': (n) =>
      `Ta part\u202f: ${plural(n, { one: '# activité', other: '# activités' })}.`,
    'missions-done': (n) =>
      `Ta part\u202f: ${plural(n, { one: '# mission', other: '# missions' })}.`,
    'papers-taken': (n) =>
      `Ta part\u202f: ${plural(n, { one: '# épreuve ou entraînement', other: '# épreuves ou entraînements' })}.`,
    'study-days': (n) =>
      `Ta part\u202f: ${plural(n, { one: '# jour d’étude', other: '# jours d’étude' })}.`,
    'xp-earned': (n) => `Ta part\u202f: ${number(n)} XP.`,
  },
  until: (moment) => `Ouvert jusqu’au ${moment}`,
  nextFrom: (moment) => `Le prochain commence le ${moment}`,
  opens: (moment, days) =>
    `Commence le ${moment}, dure ${plural(days, { one: '# jour', other: '# jours' })}`,
  participants: (n) => plural(n, { one: '# participant', other: '# participants' }),
  alone: 'Personne d’autre n’a participé.',
  places: (taken, of) => `${number(taken)} places prises sur ${number(of)}`,
  reward: (xp) => `+${number(xp)} XP`,
  join: 'Participer au défi',
  collect: (xp) => `Récupérer +${number(xp)} XP`,
  go: 'Continuer le défi',
  goOn: 'Poursuivre',
  interest: 'Réserver une place',
  full: 'Toutes les places sont prises',
  joined: 'Tu participes',
  joinedIn: (event) => `Tu participes à «\u202f${event}\u202f»`,
  interested: 'Ta place est réservée',
  reached: 'Objectif atteint',
  done: 'Terminé\u202f: objectif atteint',
  outOfReach: 'Hors de portée cette fois',
  leave: 'Quitter',
  notInterested: 'Rendre la place',
  ended: (day) => `jusqu’au ${day}`,
  rank: (rank, of) => `Rang ${number(rank)} sur ${number(of)}`,
  teamRank: (rank, of) =>
    `Rang ${number(rank)} sur ${plural(of, { one: '# équipe', other: '# équipes' })}`,
  needsTeam: 'Ici, on joue en équipe. Crée la tienne ou rejoins-en une par un lien, puis reviens.',
  findTeam: 'Trouver une équipe',
  certificate: 'Voir le certificat',
  certificateNamed: (event) => `Voir le certificat\u202f: ${event}`,
  more: 'Afficher plus',
  moreFailed: 'Les événements suivants n’ont pas été chargés.',
} satisfies Messages['events'];
