// The missions of a course, and the page of one mission.
import type { Messages } from '../messages.ts';
import { number, plural } from './words.ts';

export const missions = {
  screen: 'Missions',
  title: 'Missions',
  loading: 'Chargement des missions…',
  failed: 'Les missions n’ont pas pu être chargées',
  failedText:
    'Tout ce que tu as fait est gardé sur le serveur. Vérifie la connexion, puis réessaie.',
  ofCompleted: (total: number) =>
    plural(total, { one: 'sur # terminée', other: 'sur # terminées' }),
  search: 'Chercher une mission…',
  searchLabel: 'Chercher une mission',
  status: 'État',
  sort: 'Trier',
  filters: {
    all: 'Toutes',
    available: 'Disponible',
    in_progress: 'En cours',
    done: 'Terminée',
    locked: 'Verrouillée',
  },
  sorts: {
    default: 'Ordre du cours',
    xp: 'Par XP',
    duration: 'Par durée',
    title: 'De A à Z',
  },
  sorted: (sort: string) => `Toutes les missions. Tri : ${sort}`,
  found: (n: number) => plural(n, { one: '# mission trouvée', other: '# missions trouvées' }),
  empty: 'Aucune mission trouvée',
  emptyText: 'Essaie de modifier la recherche ou les filtres',
  clear: 'Effacer recherche et filtres',
  none: 'Pas encore de missions',
  toDashboard: 'Voir le tableau de bord',
  noneText: (course: string) => `Les missions ${course} sont en cours d’écriture.`,
  sectionDone: (done: number, total: number) =>
    `${number(done)} sur ${plural(total, { one: '# terminée', other: '# terminées' })}`,
  step: (step: number, steps: number) => `carte ${number(step)} sur ${number(steps)}`,
  stepsSeen: (seen: number, steps: number) =>
    `${number(seen)} sur ${plural(steps, { one: '# carte', other: '# cartes' })}`,
  cards: (n: number) => plural(n, { one: '# carte', other: '# cartes' }),
  checks: (n: number) =>
    plural(n, { one: '# question de contrôle', other: '# questions de contrôle' }),
  needs: (activity: string) => `D’abord\u202f: «\u202f${activity}\u202f»`,
  /** As the path says it of its items. */
  after: (activity: string) => `S’ouvre quand ${activity} est terminé`,
  afterSteps: (n: number, next: string) =>
    `S’ouvre après ${number(n)} activités\u202f; la prochaine\u202f: ${next}`,
  lessonsOpen: (next: string) =>
    `Leçons ouvertes · ses missions commencent à s’ouvrir quand ${next} est terminé`,
  lessonsOpenSteps: (n: number, next: string) =>
    `Leçons ouvertes · ses missions commencent à s’ouvrir après ${number(n)} activités\u202f; la prochaine\u202f: ${next}`,
  either: (activities: string) => `au choix\u202f: ${activities}`,
  quoted: (activity: string) => `«\u202f${activity}\u202f»`,
  today: 'aujourd’hui',
  yesterday: 'hier',
  xpToEarn: (xp: number) => `+${number(xp)} XP`,
  xpEarned: (xp: number) => `${number(xp)} XP`,
  minutes: (minutes: number) => `${number(minutes)} min`,
  minutesInParts: (minutes: number, parts: number) =>
    `${number(minutes)} min en ${number(parts)} parties`,
  minutesOfOthers: (besides: number) => `${number(besides)} min d’activités`,
  minutesWith: (minutes: number, besides: number) =>
    `${number(minutes)} min, plus ${number(besides)} min d’activités qu’elle demande`,
  minutesOf: (besides, activity) => `«\u202f${activity}\u202f», ${number(besides)} min`,
  minutesWithOne: (minutes, besides, activity) =>
    `${number(minutes)} min, plus «\u202f${activity}\u202f», ${number(besides)} min`,
  nextStep: 'Ta prochaine étape',
  nextAfter: 'Ensuite, dans le cours',
  /** Why that step is not the next station: it stands before what was finished last. */
  passedOver: 'D’abord une étape que tu as sautée.',
  passedOverWaits: 'Tu as sauté\u202f:',
  passedOverHere: 'Tu l’as sautée',
  begun: 'C’est déjà commencé.',
  begunWaits: 'Déjà commencé\u202f:',
  /** Before the stations of the line at which a section's missions stand. */
  onLine: 'Sur la ligne, à\u202f:',
  start: 'Lancer',
  continue: 'Reprendre',
  review: 'Réviser',
  details: 'Détails',
  startNamed: (mission: string) => `Lancer : ${mission}`,
  continueNamed: (mission: string) => `Reprendre : ${mission}`,
  reviewNamed: (mission: string) => `Réviser : ${mission}`,
  detailsNamed: (mission: string) => `Détails : ${mission}`,
  notices: {
    locked: 'Mission verrouillée',
    lockedText: 'Termine les missions précédentes pour débloquer celle-ci.',
    completed: 'Mission terminée',
    completedText: 'Tu as déjà terminé cette mission !',
    startFailed: 'La mission n’a pas démarré',
  },
  /** A mission over activities. */
  quest: {
    briefing: 'La situation',
    asks: 'Ce que demande cette mission',
    asksToo: 'En plus de ses cartes, elle demande',
    endsItself: 'La mission se termine d’elle-même dès que tout cela est fait.',
    met: (met, all) =>
      `${number(met)} sur ${plural(all, { one: '# condition', many: '# conditions', other: '# conditions' })}`,
    conditions: (n) =>
      plural(n, { one: '# condition', many: '# conditions', other: '# conditions' }),
    best: (best, needed) =>
      `Meilleure manche ${number(best)}\u202f%, il faut ${number(needed)}\u202f%`,
    noRound: (needed) => `Pas encore de manche, il faut ${number(needed)}\u202f%`,
    noAttempt: (needed) => `Pas encore de tentative, il faut ${number(needed)}\u202f%`,
    bestAttempt: (best, needed) =>
      `Meilleure tentative ${number(best)}\u202f%, il faut ${number(needed)}\u202f%`,
    attempts: (have, need, percent) =>
      `${number(have)} épreuves sur ${number(need)} à ${number(percent)}\u202f% ou plus`,
    strong: (have, all) => `${number(have)} thèmes solides sur ${number(all)}.`,
    topics: 'Aucun thème ne doit rester faible : réponds juste sur chacun, deux jours différents.',
    anyTemplate: 'Télécharge-le ou remplis-le ici, ou prends un autre modèle du cours.',
    todo: {
      locked: 'Encore fermé sur le parcours',
      available: 'À commencer',
      in_progress: 'Commencé',
      done: 'Terminé',
    },
    ended: (n) =>
      plural(n, {
        one: 'Mission terminée',
        many: '# missions terminées',
        other: '# missions terminées',
      }),
    waits: 'Tes cartes sont terminées',
    waitsText: 'La mission se termine d’elle-même dès que tu as aussi terminé ceci\u202f:',
    waitsXp: (xp: number) => `+${number(xp)} XP pour cette mission quand c’est fait.`,
    goOn: (title: string, minutes: number) => `Continuer\u202f: ${title}, ${number(minutes)} min`,
    seeMissing: 'Voir ce qui manque',
    later: 'Quitter, tout est gardé',
  },
  detail: {
    screen: 'Mission',
    loading: 'Chargement de la mission',
    failed: 'La mission n’a pas pu être chargée',
    notFound: 'Cette mission n’existe pas',
    notFoundText: 'Elle a peut-être changé de nom. Toutes les missions sont sur une même page.',
    all: 'Toutes les missions',
    outcomes: 'Après cette mission, tu sauras',
    objectives: 'Thèmes de l’examen',
    takeaway: 'En une phrase',
    facts: 'À propos de cette mission',
    section: 'Section',
    content: 'Contenu',
    progress: 'Progression',
    finished: 'Terminée',
    sources: 'Sources',
    checked: 'Vérifiée le',
    start: 'Lancer la mission',
    continue: 'Reprendre la mission',
    review: 'Réviser la mission',
    lockedText: (activities: string) => `Termine d’abord ${activities}.`,
    lockedSteps: (n: number) => `Elle s’ouvre après ${number(n)} activités, dans cet ordre\u202f:`,
    orTest: 'Tu connais déjà\u202f? Ceci l’ouvre aussitôt\u202f:',
    lockedRest: (n: number) => plural(n, { one: 'et # autre', other: 'et # autres' }),
    lockedOpen: 'Ouvrir la mission précédente',
    lockedOpenItem: 'Ouvrir ce qui vient avant',
  },
} satisfies Messages['missions'];
