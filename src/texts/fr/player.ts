// The mission player: cards, check questions, saving, and the moment after the last card.
import type { Messages } from '../messages.ts';
import { number, plural } from './words.ts';

export const player = {
  screen: 'Mission',
  loading: 'Chargement de la mission',
  failed: 'La mission n’a pas pu être chargée',
  failedText: 'Ta progression est gardée sur le serveur. Vérifie la connexion, puis réessaie.',
  /** Before the names of related terms on the card of a glossary term. */
  term: { related: 'À voir aussi\u202f:' },
  leave: 'Quitter la mission, la progression est gardée',
  streak: (days: number) => plural(days, { one: '# jour', other: '# jours' }),
  recap: 'Révision',
  reviewing: 'Révision',
  cards: 'Cartes de cette mission',
  mark: {
    reading: (n: number) => `Carte ${number(n)}`,
    check: (n: number) => `Carte ${number(n)}, question de contrôle`,
    task: (n: number) => `Carte ${number(n)}, exercice`,
    done: 'vue',
    right: 'réussie',
    missed: 'ratée',
    handedIn: 'rendue',
    now: 'tu es ici',
    open: 'attend ta réponse',
    locked: 'pas encore atteinte',
  },
  cardOf: (n: number, total: number) => `Carte ${number(n)} sur ${number(total)}`,
  checkOf: (n: number, total: number) => `Contrôle, carte ${number(n)} sur ${number(total)}`,
  remember: 'À retenir',
  move: 'Passer d’une carte à l’autre',
  back: 'Retour',
  continue: 'Continuer',
  answer: 'Répondre',
  /** At the chosen option: a second press hands it in. */
  pressAgain: 'Appuie encore pour vérifier',
  answering: 'Un instant',
  tryAgain: 'Réessayer',
  finish: 'Terminer la mission',
  finishing: 'Un instant',
  leaveReview: 'Fermer la révision',
  hint: 'Flèches ou balayage.',
  hintChoose: (last: string) => `Choisis de A à ${last}, réponds avec la même touche ou Entrée.`,
  hintChooseMany: (last: string) => `Choisis de A à ${last}, réponds avec Entrée.`,
  minutesLeft: (minutes: number) => `Encore ${number(minutes)} min`,
  lastCard: 'Dernière carte',
  saved: 'Enregistré',
  saving: 'Envoi',
  unsent: (n: number) => `${number(n)} en attente`,
  unsentText: 'Gardé sur cet appareil, et envoyé dès que le serveur répond.',
  sendNow: 'Envoyer maintenant',
  choose: (n: number) => `Choisis-en ${number(n)}`,
  chosen: (have: number, need: number) =>
    `${number(have)} sur ${plural(need, { one: '# choisie', other: '# choisies' })}`,
  chooseFirst: 'Choisis d’abord une réponse.',
  chooseMore: (need: number) =>
    `Choisis encore ${plural(need, { one: '# réponse', other: '# réponses' })}.`,
  chooseFewer: (over: number) =>
    `Retire ${plural(over, { one: '# réponse', other: '# réponses' })}.`,
  answerWaits:
    'Gardée sur cet appareil. Elle part d’elle-même dès que le serveur répond, et les raisons suivent.',
  answerFailed: 'Ta réponse n’est pas partie. Ton choix est conservé.',
  answeredElsewhere: 'Tu avais déjà répondu à cette question. C’est cette réponse qui compte.',
  outcome: 'Ta réponse et la bonne',
  yours: 'Ta réponse',
  right: 'Juste',
  yoursRight: 'Ta réponse, juste',
  missed: 'Juste, non choisie',
  feedbackRight: 'C’est juste.',
  feedbackRightText: 'Continue quand tu veux.',
  firstRight: (paid: number, all: number) =>
    `La première bonne réponse de cette mission rapporte tout de suite ${number(paid)} de ses ${number(all)} XP. Le reste vient à la fin.`,
  feedbackWrong: 'Pas tout à fait.',
  feedbackWrongText: 'Voici pourquoi.',
  sayRight: 'C’est juste.',
  sayWrong: (letters: string) => `Pas tout à fait. La bonne réponse : ${letters}.`,
  whyNot: (letter: string) => `Pourquoi pas ${letter}`,
  why: (letter: string) => `Pourquoi ${letter}`,
  principle: 'Le principe',
  rest: (n: number) =>
    ['L’autre', 'Les deux autres', 'Les trois autres', 'Les quatre autres'][n - 1] ??
    `Les ${number(n)} autres`,
  source: (ref: string) => `Source : ${ref}`,
  finishFailed: 'La mission n’est pas encore terminée.',
  finishKept: (cards: number, answers: number) =>
    `Gardé sur le serveur : ${plural(cards, { one: '# carte', other: '# cartes' })} et ${plural(answers, { one: '# réponse', other: '# réponses' })}.`,
  finishUnsent: (n: number) =>
    `Gardé sur cet appareil jusqu’à la réponse du serveur : ${plural(n, { one: '# carte', other: '# cartes' })}.`,
  notComplete: 'Il reste des cartes à voir. Elles sont marquées sur la ligne ci-dessus.',
  openFirst: 'Voir la carte restante',
  chooseCompany: 'Choisir l’entreprise',
  companyFirst: 'La mission se termine par ton choix.',
  intro: {
    deliverable: 'Ce que tu produis\u202f:',
    made: 'Ce que tu as produit\u202f:',
    openMade: 'Ouvrir',
    about: 'Mission',
    start: 'Lancer la mission',
    read: 'Lire en révision',
    readText: 'Tu peux déjà le lire, sans ses questions et sans XP. Il comptera une fois ouvert.',
    locked: 'Cette mission est verrouillée',
    lockedText: (mission: string) => `Elle s’ouvre quand « ${mission} » est terminée.`,
    lockedSteps: (n: number) =>
      plural(n, {
        one: 'Ça s’ouvre après # activité\u202f:',
        other: 'Ça s’ouvre après # activités, dans cet ordre\u202f:',
      }),
    lockedTextPlain: 'Termine les missions précédentes pour débloquer celle-ci.',
    open: (mission: string) => `Ouvrir « ${mission} »`,
    all: 'Toutes les missions',
  },
  item: {
    screen: 'Apprentissage',
    loading: 'Chargement de tes cartes',
    failed: 'Les cartes n’ont pas pu être chargées',
    leave: 'Quitter, la progression est gardée',
    cards: 'Cartes',
    finish: 'Terminer',
    finishFailed: 'Ce n’est pas encore terminé.',
    intro: {
      start: 'Commencer',
      locked: 'C’est encore verrouillé',
      lockedTextPlain: 'Continue d’abord à la station précédente du parcours.',
      all: 'Parcours',
    },
    done: {
      screen: 'Terminé',
      title: 'Terminé\u202f!',
      again: 'Tu l’avais déjà fini. Les XP ne comptent qu’une fois.',
      section: (phase: string) => `Phase terminée\u202f: ${phase}`,
      next: 'Suite',
      say: (xp: number, total: number) =>
        `Terminé. ${number(xp)}\u202fXP de plus, maintenant ${number(total)}\u202fXP pour ton niveau.`,
    },
  },
  testOut: {
    finish: 'Ouvrir la phase',
    title: 'Phase ouverte\u202f!',
    opened: 'Test réussi\u202f: la phase est ouverte. Ses XP t’attendent toujours.',
    again: 'Tu avais déjà réussi ce test. La phase est ouverte.',
  },
  done: {
    perfect: (n: number) => `Sans faute\u202f: ${number(n)} réponses justes sur ${number(n)}.`,
    screen: 'Mission terminée',
    title: 'Mission terminée !',
    again: 'Tu avais déjà fini cette mission. Les XP ne comptent qu’une fois.',
    xp: (xp: number) => `+${number(xp)} XP`,
    total: (xp: number) => `${number(xp)} XP pour ton niveau`,
    paceLimit: (minutesDone: number, within: number) =>
      `Quelle rapidité\u202f! ${number(minutesDone)} minutes d’étude en ${number(within)}, c’est trop rapide pour gagner des XP. C’est compté comme fait.`,
    paceLimitNext: 'Prends un peu plus de temps pour la suite, et tu gagneras de nouveau des XP.',
    boost: (xp) => `Dont ${number(xp)}\u00a0XP grâce à ton boost, à dépenser.`,
    events: (n) =>
      plural(n, { one: 'Objectif d’événement atteint', other: 'Objectifs d’événements atteints' }),
    beyondDay: (beyond: number, earned: number) =>
      `${beyond < earned ? `${number(beyond)} des` : 'Les'} ${number(earned)} XP dépassent la limite du jour\u202f: tu peux les dépenser, mais ils ne comptent pas pour ton niveau.`,
    level: 'Niveau',
    toLevel: (level: string) => `vers le niveau ${level}`,
    toNext: (xp: number, level: string) => `Encore ${number(xp)} XP avant le niveau ${level}`,
    highest: 'Le plus haut niveau',
    share: (percent: number) => `${number(percent)} %`,
    streak: 'Série',
    streakDays: (days: number) => plural(days, { one: '# jour', other: '# jours' }),
    streakUp: 'Un jour de plus sur la ligne.',
    streakSame: 'Aujourd’hui compte déjà.',
    shield: 'Un bouclier a gardé ta série pendant un jour sans étude.',
    checks: 'Questions de contrôle',
    checksRight: (right: number, total: number) =>
      `${number(right)} sur ${plural(total, { one: '# juste', other: '# justes' })}`,
    checksPay: (xp: number) =>
      `Les ${number(xp)} XP récompensent la fin\u202f: une mauvaise réponse n’en retire aucun.`,
    checksPayParts: (first: number, xp: number) =>
      `${number(first)} des ${number(xp)} XP viennent de ta première bonne réponse, ${number(xp - first)} de la fin\u202f: une mauvaise réponse n’en retire aucun.`,
    checksAtFirst: (right: number, total: number) =>
      `${number(right)} sur ${plural(total, { one: '# juste', other: '# justes' })} du premier coup`,
    checksAgain: (n: number) =>
      plural(n, { one: '# autre juste à la reprise', other: '# autres justes à la reprise' }),
    tasks: 'Exercices',
    taskPoints: (points: number, outOf: number) =>
      `${number(points)} sur ${plural(outOf, { one: '# point', other: '# points' })}`,
    taskPointsUnrated: (points) =>
      `${plural(points, { one: '# attend', other: '# attendent' })} ta note\u202f: rouvre-le.`,
    badge: 'Badge gagné',
    badges: (n: number) => plural(n, { one: 'Badge gagné', other: 'Badges gagnés' }),
    unlocked: (n: number) => plural(n, { one: 'Aussi débloquée', other: 'Aussi débloquées' }),
    /** Of an item that the learner's track does not ask for. */
    optional:
      'Facultatif dans ta filière\u202f: ton pourcentage et le temps restant ne changent pas.',
    unlockedMore: (n: number) => plural(n, { one: 'et # autre', other: 'et # autres' }),
    unlockedMission: 'Mission',
    section: (section: string) => `Section terminée : ${section}`,
    remember: 'L’essentiel',
    onward: 'Où aller maintenant',
    next: 'Mission suivante',
    nextIs: (mission: string, minutes: number) => `${mission}, ${number(minutes)} min`,
    dashboard: 'Voir le tableau de bord',
    levelUp: 'Niveau atteint',
    levelUpAny: 'Appuie sur une touche ou touche l’écran',
    say: (xp: number, total: number) =>
      `Mission terminée. ${number(xp)} XP de plus, maintenant ${number(total)} XP pour ton niveau.`,
    sayLevel: (level: string) => `Niveau atteint : ${level}.`,
  },
  /** What was missed, asked once more before the end. */
  again: {
    offer: (n: number) =>
      plural(n, { one: 'Refaire celle que tu as ratée', other: 'Refaire les # ratées' }),
    of: (n: number, total: number) => `Encore une fois, ${number(n)} sur ${number(total)}`,
    skip: 'Passer et terminer',
    offerAll: (n: number) =>
      plural(n, {
        one: 'Répondre encore à sa question',
        other: 'Répondre encore à ses # questions',
      }),
    paysNothing:
      'Pour voir ce que tu as retenu\u202f: sans XP, et ta première réponse reste telle quelle.',
    over: 'Retour à la révision',
  },
  /** A picture whose places are touched. */
  touch: {
    places: 'Endroits de l’image',
    pieces: 'Pièces à placer',
    ask: 'Appuie sur les endroits marqués pour voir ce que c’est.',
    askPlace: 'Choisis une pièce, puis l’endroit où elle va.',
    seen: 'ouvert',
    miss: 'Pas là.',
    opened: (n: number, total: number) => `${number(n)} sur ${number(total)} ouverts`,
    placed: (n: number, total: number) => `${number(n)} sur ${number(total)} en place`,
  },
} satisfies Messages['player'];
