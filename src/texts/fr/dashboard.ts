// The dashboard of a course.
import type { Messages } from '../messages.ts';
import { linesTicked, number, plural } from './words.ts';

export const dashboard = {
  title: 'Tableau de bord',
  screen: (course: string) => `Tableau de bord ${course}`,
  welcome: 'Te revoilà !',
  /** On the first day. */
  welcomeFirst: (name: string) => `Bienvenue, ${name}`,
  loading: 'Chargement du tableau de bord…',
  failed: 'Impossible de charger les données',
  failedText:
    'Tout ce que tu as fait est gardé sur le serveur. Vérifie la connexion, puis réessaie.',
  notFound: 'Ce cours n’existe pas',
  notFoundText: 'Choisis plutôt l’un des cours.',
  streak: (days: number) =>
    days === 0
      ? 'Pas encore de série'
      : plural(days, { one: 'Série de # jour', other: 'Série de # jours' }),
  toNextLevel: (level: string, xp: number, next: string) =>
    `Niveau ${level}, encore ${number(xp)} XP avant le niveau ${next}`,
  highestLevel: (level: string) => `Niveau ${level}, le plus haut niveau`,
  pace: (days: number, minutes: number | null) =>
    `Examen dans ${plural(days, { one: '# jour', other: '# jours' })}${
      minutes === null ? '' : `\u202f: ${number(minutes)} minutes par jour`
    }`,
  goal: (minutes: number, goal: number) =>
    `Aujourd’hui, tous cours confondus\u202f: ${number(minutes)} sur ${plural(goal, { one: '# minute', other: '# minutes' })}`,
  goalReached: (minutes: number) =>
    `Aujourd’hui, tous cours confondus\u202f: ${plural(minutes, { one: '# minute', other: '# minutes' })}, objectif atteint`,
  goalShort: (goal: number, needed: number) =>
    `Ton objectif de ${plural(goal, { one: '# minute', other: '# minutes' })} par jour ne suffit pas\u202f: ta date d’examen en demande ${number(needed)}.`,
  goalEnough: (goal: number, needed: number) =>
    `Ton objectif de ${plural(goal, { one: '# minute', other: '# minutes' })} par jour suffit\u202f: ta date d’examen en demande ${number(needed)}.`,
  ring: (course: string, percent: number, ofTrack: boolean) =>
    `${course}, ${number(percent)} pour cent ${ofTrack ? 'de ta filière' : 'terminé'}`,
  percent: (percent: number) => `${number(percent)} %`,
  complete: (ofTrack: boolean): string => (ofTrack ? 'de ta filière' : 'terminé'),
  line: {
    label: (done: number, total: number, now: string | null) =>
      `Ta ligne : ${number(done)} sur ${plural(total, { one: '# station', other: '# stations' })}${
        now === null ? '' : `, maintenant à ${now}`
      }`,
    opens: { phases: 'Ouvrir le parcours', missions: 'Ouvrir les missions' },
    beside: 'Ta prochaine étape est à côté de la ligne',
    towards: (step: string, letter: string, title: string) =>
      `Ta prochaine étape, «\u202f${step}\u202f», vient avant la station ${letter}, ${title}`,
    coreTowards: (letter: string, title: string) =>
      `Ta prochaine étape fait partie de la ligne de base\u202f: elle te prépare à la station ${letter}, ${title}`,
    core: 'Ta prochaine étape fait partie de la ligne de base, sur laquelle repose chaque station',
    nowAt: (letter: string, title: string) => `Maintenant à ${letter}, ${title}`,
    begun: 'Commencées\u202f:',
    alsoOpen: 'Aussi ouvertes\u202f:',
    open: 'Ouvertes\u202f:',
  },
  recommended: 'Recommandé pour toi',
  mastery: {
    about: (latest: number, paper: string | null) =>
      `La moyenne de ses thèmes, pondérée par ${paper === null ? 'leur part de l’examen' : `leurs questions dans «\u202f${paper}\u202f»`}. Pour chaque thème\u202f: la part de réponses justes parmi tes ${number(latest)} dernières, dans les missions, leçons, quiz, tests de niveau, épreuves et entraînements, sans «\u202fEncore une fois\u202f».`,
    practise: 'S’entraîner',
    practiseNamed: (group: string) => `S’entraîner\u202f: ${group}`,
    counts: (from: number) =>
      `Visible à partir de ${number(from)} réponses. Missions, leçons, quiz, tests de niveau, épreuves et entraînements comptent.`,
    none: 'Pas encore de réponse.',
    few: (answers: number, from: number) =>
      `${plural(answers, { one: '# réponse', other: '# réponses' })} pour l’instant\u202f; visible à partir de ${number(from)}.`,
    from: (answers: number) => `sur ${plural(answers, { one: '# réponse', other: '# réponses' })}`,
    /** What a group's figure is the sum of, and each line of it: weight times share right. */
    sum: 'Le calcul',
    sumNamed: (group: string) => `Le calcul\u202f: ${group}`,
    topic: (weight: number, right: number, answers: number) =>
      `${number(weight)}\u202f% × ${answers === 0 ? '0, pas encore de réponse' : `${number(right)} sur ${number(answers)} justes`}`,
    topics: (answered, all, few, from) => {
      const thin =
        few === 0
          ? ''
          : `${few === answered ? ', chacun' : `, dont ${number(few)}`} avec moins de ${plural(from, { one: '# réponse', other: '# réponses' })}`;
      return answered < all
        ? `${number(answered)} sur ${plural(all, { one: '# thème', other: '# thèmes' })} avec des réponses${thin}\u202f; le reste compte encore pour 0\u202f%`
        : `${plural(all, { one: '# thème', other: 'Les # thèmes' })} avec des réponses${thin}`;
    },
  },
  practice: {
    title: 'Épreuve d’entraînement',
    resume: 'Reprendre',
    resumeNamed: (paper) => `Reprendre ${paper}`,
  },
  eventRewards: {
    title: (n: number) =>
      plural(n, {
        one: '# récompense d’événement à récupérer',
        other: '# récompenses d’événements à récupérer',
      }),
    xp: (xp: number) => `+${number(xp)} XP`,
  },
  templates: {
    title: 'Obtenir des modèles',
    /** What came since the last visit; with an industry, all of them are filled in for it. */
    fresh: (n, industry) =>
      plural(n, { one: '# nouveau modèle disponible', other: '# nouveaux modèles disponibles' }) +
      (industry === null ? '' : ` (${industry})`),
    all: (n) =>
      plural(n, { one: '# modèle pour ton travail', other: '# modèles pour ton travail' }),
  },
  next: {
    /** Before anything of the course is done. */
    first: 'Commence ici',
    label: 'Poursuis ton trajet',
    allDone: 'Toutes les missions sont terminées !',
    allDoneText: 'Te voilà au bout de cette ligne. Chaque mission reste ouverte à la révision.',
    review: 'Réviser les missions',
    /** A mission over activities. */
    quest: (section, met, all) =>
      `${section}, ${number(met)} sur ${plural(all, { one: '# condition remplie', many: '# conditions remplies', other: '# conditions remplies' })}`,
    forMission: (mission: string) => `Pour la mission «\u202f${mission}\u202f».`,
    mission: 'Mission',
    fresh: (kind: string, group: string, cards: number) =>
      `${kind} de « ${group} ». ${plural(cards, { one: '# carte', other: '# cartes' })}.`,
    stopped: (kind: string, group: string, step: number, steps: number) =>
      `${kind} de « ${group} ». Tu en es à la carte ${number(step)} sur ${number(steps)}.`,
    ticked: (kind: string, group: string, ticked: string) =>
      `${kind} de «\u202f${group}\u202f». ${ticked}.`,
    linesTicked,
    failed: (kind: string, group: string, round: number) =>
      `${kind} de « ${group} ». Manche ${number(round)} non réussie. La manche suivante pose d’autres questions.`,
    start: (minutes: number) => `Lancer, ${number(minutes)} min`,
    resume: (minutes: number) => `Reprendre, ${number(minutes)} min`,
    nextRound: (minutes: number) => `Manche suivante, ${number(minutes)} min`,
    details: 'À propos de cette mission',
  },
  tiles: {
    label: 'Tes chiffres',
    missions: 'Missions terminées',
    badges: 'Badges gagnés',
    coverage: 'Examen couvert',
    streak: 'Série d’étude',
    streakOf: 'Jours d’étude de suite, tous cours confondus',
    streakBadge: (days) => `Prochain badge à ${plural(days, { one: '# jour', other: '# jours' })}`,
    models: 'Modèles créés',
    openModels: 'Les ouvrir',
    firstModel: 'Dessine un modèle à toi',
    of: (total: number) => `sur ${number(total)}`,
    percent: 'pour cent',
    ofDays: (days: number) => `sur ${plural(days, { one: '# jour', other: '# jours' })}`,
    noCoverage: 'Réussis un quiz du parcours ou une simulation pour le voir',
    average: 'Note moyenne',
    noAverage: (questions: number) =>
      `Termine une épreuve ou un entraînement d’au moins ${plural(questions, { one: '# question', other: '# questions' })} pour la voir`,
    averageOf: 'Épreuves et entraînements de ce cours',
    coverageAbout: 'Quiz et simulations réussis, pondérés comme à l’examen',
    examReady: (percent: number) =>
      `À partir de ${number(percent)} pour cent, tu peux tenter l’examen`,
  },
  activity: {
    title: 'Activité récente',
    all: 'Voir toute l’activité',
    loading: 'Chargement de l’activité…',
    failed: 'L’activité n’a pas pu être chargée',
    empty: 'Pas encore d’activité',
    emptyText: 'Finis ta première mission : elle apparaîtra ici, avec les XP gagnés.',
    mission_done: 'Mission terminée',
    item_done: 'Terminé',
    worked_on: 'Travaillé sur',
    unit_opened: 'Ouvert par son test\u202f:',
    paper_done: 'Épreuve rendue',
    badge_earned: 'Badge gagné',
    level_reached: 'Niveau atteint',
    event_started: 'Événement ouvert',
    event_done: 'Objectif d’événement atteint',
    event_ended: 'Événement terminé',
    certificate_issued: 'Certificat délivré',
    support_reply: 'Réponse de l’assistance',
    more: (n: number) => `et ${number(n)} de plus`,
    xp: (xp: number) => `+${number(xp)} XP`,
  },
  age: (age) => {
    if (age.unit === 'now') return 'À l’instant';
    if (age.unit === 'minutes') return `Il y a ${number(age.count)} min`;
    return age.unit === 'days' ? `Il y a ${number(age.count)} j` : `Il y a ${number(age.count)} h`;
  },
  badge: {
    title: 'Prochain badge',
    progress: (percent: number) => `${number(percent)} %`,
    have: (have: number, need: number) => `${number(have)} sur ${number(need)}`,
    all: 'Tu as déjà tous les badges.',
  },
  outline: {
    title: 'Programme de l’examen',
    text: (course: string) => `Ce que l’examen ${course} demande, et le poids de chaque partie.`,
    weight: (percent: number) => `${number(percent)} %`,
    objectives: (n: number) => plural(n, { one: '# thème', other: '# thèmes' }),
    empty: 'Pas encore de missions',
    emptyText: (course: string) =>
      `Les missions ${course} sont en cours d’écriture. En attendant, voici ce qui te sera demandé.`,
    papersText: (course: string) =>
      `Les missions ${course} sont en cours d’écriture. Les épreuves d’entraînement sont ouvertes, et voici ce que l’examen demande.`,
    practice: 'Épreuves d’entraînement',
    change: 'Changer de cours',
  },
} satisfies Messages['dashboard'];
