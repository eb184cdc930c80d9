// Une tentative en cours : questions, horloge, enregistrement, remise et chemin du retour.
import type { Messages } from '../messages.ts';
import { minutes as minutesOf, number, plural } from './words.ts';

const questions = (n: number): string => plural(n, { one: '# question', other: '# questions' });
const minutes = (n: number): string => minutesOf(n, { one: '# minute', other: '# minutes' });

export const attempt = {
  screen: 'Tentative',
  loading: 'Chargement de ta tentative',
  failed: 'Ta tentative n’a pas été chargée',
  failedText:
    'Tes réponses sont enregistrées et le chronomètre tourne. Vérifie la connexion et réessaie.',
  title: (n: number, total: number, paper: string) =>
    `Question ${number(n)} sur ${number(total)}, ${paper}`,
  facts: (n: number, total: number) => `${questions(n)} en ${minutes(total)}`,
  leave: (time) =>
    `Quitter pour le moment\u202f: tes réponses sont enregistrées, le chronomètre tourne jusqu’à ${time}`,
  left: {
    clock: (time) => `Le chronomètre tourne jusqu’à ${time}`,
    noClock: 'Tu l’as quittée pour le moment',
  },
  leaveShort: 'Quitter',
  questionOf: (n: number, total: number) => `Question ${number(n)} sur ${number(total)}`,
  flag: 'Marquer',
  flagged: 'Marquée',
  saved: (time: string) => `Enregistré ${time}`,
  saving: 'Enregistrement',
  unsent: (n: number) => plural(n, { one: '# non envoyée', other: '# non envoyées' }),
  unsentText: 'Gardé sur cet appareil. L’envoi se fait dès que le serveur répond.',
  sendNow: 'Envoyer maintenant',
  offlineText:
    'Continue\u202f: tes réponses sont gardées sur cet appareil et envoyées au retour du réseau. Le chronomètre tourne.',
  conflict: (n: number) =>
    plural(n, {
      one: 'Une réponse a été modifiée entre-temps sur un autre appareil, et c’est elle qui compte\u202f:',
      other:
        '# réponses ont été modifiées entre-temps sur un autre appareil, et ce sont elles qui comptent\u202f:',
    }),
  understood: 'Compris',
  timeLeft: 'Temps restant',
  hideTimer: 'Masquer le chronomètre',
  showTimer: 'Afficher le chronomètre',
  minutesLeft: (n: number) => plural(n, { one: 'Encore # minute', other: 'Encore # minutes' }),
  answered: 'Avec réponse',
  incomplete: 'Incomplète',
  answeredOf: (n: number, total: number) => `${number(n)} réponses sur ${number(total)}`,
  submit: 'Rendre l’épreuve',
  finish: 'Terminer le quiz',
  previous: 'Précédente',
  next: 'Suivante',
  check: 'Vérifier la réponse',
  move: 'Passer d’une question à l’autre',
  answerFirst: 'Réponds à cette question ou passe-la pour continuer.',
  answerLast: 'Réponds à cette dernière question ou termine sans elle.',
  moreOpen: (n) =>
    plural(n, { one: '# autre est sans réponse.', other: '# autres sont sans réponse.' }),
  skip: 'Passer',
  skipLast: 'Terminer sans elle',
  navigator: {
    title: 'Les questions',
    open: (n: number, total: number) =>
      `Les questions\u202f: ${number(n)} réponses sur ${number(total)}`,
    close: 'Fermer les questions',
    question: (n: number) => `La question ${number(n)}`,
    answered: 'avec réponse',
    notAnswered: 'sans réponse',
    incomplete: 'incomplète',
    flagged: 'marquée',
    current: 'Actuelle',
    keys: {
      choose: (first: string, last: string) => `${first} à ${last} choisit`,
      strike: 'Maj et une lettre barrent',
      flag: 'F marque',
      move: 'les flèches déplacent',
      next: 'Entrée continue',
    },
  },
  feedback: {
    right: 'Juste.',
    wrong: 'Pas tout à fait.',
    part: 'Ce n’est pas la meilleure réponse.',
    withheld:
      'Ta réponse est enregistrée. Les raisons s’ouvrent quand ton épreuve en cours est terminée\u202f: elle pose aussi cette question.',
    waits:
      'Ta réponse est gardée sur cet appareil. Elle part d’elle-même dès que le serveur répond, et les raisons arrivent avec.',
  },
  confidence: {
    ask: 'Ta réponse est-elle sûre\u202f?',
    /** Beside the question: nothing waits for it. */
    free: 'Tu peux passer.',
    sure: 'Sûre',
    fairly: 'Assez sûre',
    guess: 'Au hasard',
  },
  dialog: {
    openTitle: (n: number) =>
      `Rendre avec ${plural(n, { one: '# question sans réponse', other: '# questions sans réponse' })}\u202f?`,
    title: 'Rendre maintenant\u202f?',
    finishOpenTitle: (n: number) =>
      `Terminer avec ${plural(n, { one: '# question sans réponse', other: '# questions sans réponse' })}\u202f?`,
    finishTitle: 'Terminer maintenant\u202f?',
    openText: 'Sans réponse',
    incompleteText: (n: number) => plural(n, { one: '# incomplète', other: '# incomplètes' }),
    uncheckedText: 'Choisie, pas vérifiée\u202f: elle compte telle que tu l’as choisie',
    flaggedText: 'Marquées',
    showAll: (n: number) => `Afficher les ${number(n)}`,
    allAnswered: 'Chaque question a une réponse.',
    left: (clock) => `Il te reste ${clock}.`,
    leftShort: 'Il te reste moins d’une minute.',
    final: 'Ce qui est rendu ne peut plus être rouvert.',
    finishFinal: 'Ce qui est terminé ne peut plus être rouvert.',
    unsent: (n: number) =>
      plural(n, {
        one: '# réponse est encore sur cet appareil\u202f: elle part avec.',
        other: '# réponses sont encore sur cet appareil\u202f: elles partent avec.',
      }),
    half: 'Moins de la moitié a une réponse\u202f: cela ne comptera ni dans tes tentatives notées, ni dans tes réussites, ni dans tes moyennes. Tes réponses compteront quand même pour leurs thèmes et pour les questions ratées.',
    halfXp: 'La rendre ne donnerait pas d’XP.',
    keep: 'Continuer à travailler',
    close: 'Fermer',
    jump: (n: number) => `Aller à la question ${number(n)}`,
    failed: 'Ce n’est pas rendu. Tes réponses restent sur cet appareil.',
    submitting: 'Remise en cours',
  },
  over: {
    timeUp: 'Le temps est écoulé',
    sending: 'Tes dernières réponses sont en cours d’envoi.',
    waiting:
      'Tes dernières réponses attendent le réseau. Ce que le serveur a d’ici là compte dans tous les cas.',
    done: 'Tes réponses sont arrivées et ton bilan est prêt.',
    elsewhere: 'Cette tentative est terminée',
    elsewhereText:
      'Elle a été rendue dans un autre onglet ou sur un autre appareil. Le bilan est prêt.',
    expiredText: 'Son temps est écoulé. Tout ce qui était enregistré compte.',
    lost: (n: number) =>
      plural(n, {
        one: '# modification de cet appareil est arrivée trop tard et ne compte pas.',
        other: '# modifications de cet appareil sont arrivées trop tard et ne comptent pas.',
      }),
    report: 'Voir le bilan',
  },
  pause: {
    here: (at, count, answered, total) =>
      `Bloc ${number(at)} sur ${number(count)}\u202f: ${number(answered)} réponses sur ${number(total)}`,
    openBefore: (here, before) =>
      `${
        here === 0
          ? 'Dans ce bloc, chaque question a une réponse.'
          : plural(here, {
              one: '# d’entre elles est dans ce bloc.',
              other: '# d’entre elles sont dans ce bloc.',
            })
      } ${plural(before, {
        one: '# est dans un bloc terminé et ne peut plus recevoir de réponse.',
        other: '# sont dans des blocs terminés et ne peuvent plus recevoir de réponse.',
      })}`,
    finishTitle: (at) => `Terminer le bloc ${number(at)} maintenant\u202f?`,
    noWayBack: (next, from, to) =>
      `Tu ne pourras plus revenir à ces questions. Le bloc ${number(next)} a les questions ${number(from)} à ${number(to)}.`,
    offerText: (minutes) =>
      `Avant, tu peux faire une pause de ${plural(minutes, { one: '# minute', other: '# minutes' })} au plus\u202f: le chronomètre s’arrête pendant ce temps.`,
    notFinished:
      'Le bloc n’a pas été terminé\u202f: une réponse ou la demande n’est pas arrivée. Vérifie la connexion et réessaie.',
    finish: (at) => `Terminer le bloc ${number(at)}`,
    facts: (at, count, from, to) =>
      `Bloc ${number(at)} sur ${number(count)}, questions ${number(from)} à ${number(to)}`,
    begun: (before, at, from, to) =>
      `Le bloc ${number(before)} est terminé. Voici le bloc ${number(at)}, questions ${number(from)} à ${number(to)}.`,
    late: (n) =>
      plural(n, {
        one: '# réponse est arrivée après la fin de son bloc et ne compte pas.',
        other: '# réponses sont arrivées après la fin de leur bloc et ne comptent pas.',
      }),
    take: 'Faire la pause',
    skip: 'Continuer sans pause',
    title: 'Pause',
    text: 'Le chronomètre de l’épreuve est arrêté. Il repart de lui-même quand la pause est finie.',
    left: 'Pause restante',
    end: 'Terminer la pause',
    failed: 'La pause n’a pas commencé. Vérifie la connexion et réessaie.',
  },
  part: {
    here: (at, count, answered, total) =>
      `Partie ${number(at)} sur ${number(count)}\u202f: ${number(answered)} réponses sur ${number(total)}`,
    openBefore: (here, before) =>
      `${
        here === 0
          ? 'Dans cette partie, chaque question a une réponse.'
          : plural(here, {
              one: '# d’entre elles est dans cette partie.',
              other: '# d’entre elles sont dans cette partie.',
            })
      } ${plural(before, {
        one: '# est dans une partie terminée et ne peut plus recevoir de réponse.',
        other: '# sont dans des parties terminées et ne peuvent plus recevoir de réponse.',
      })}`,
    facts: (at, count, of) => `Partie ${number(at)} sur ${number(count)}, ${minutes(of)}`,
    end: (at) => `Terminer la partie ${number(at)}`,
    title: (at) => `Terminer la partie ${number(at)} maintenant\u202f?`,
    text: (next, from, to, of) =>
      `Tu ne pourras plus revenir à ces questions. La partie ${number(next)}, questions ${number(from)} à ${number(to)}, commence aussitôt et dispose de ses propres ${minutes(of)}\u202f: le temps qui reste ici n’est pas reporté.`,
    ending: 'Fin de la partie',
    failed: 'La partie n’a pas été terminée. Vérifie la connexion et réessaie.',
    begun: (before, at, from, to) =>
      `La partie ${number(before)} est terminée. Voici la partie ${number(at)}, questions ${number(from)} à ${number(to)}, avec son propre chronomètre.`,
    open: 'Documents autorisés\u202f: appuie sur «\u202fAide-mémoire\u202f».',
    late: (n) =>
      plural(n, {
        one: '# réponse est arrivée après la fin de sa partie et ne compte pas.',
        other: '# réponses sont arrivées après la fin de leur partie et ne comptent pas.',
      }),
  },
  book: {
    open: 'Aide-mémoire',
    title: 'Aide-mémoire',
    close: 'Fermer l’aide-mémoire',
    search: 'Chercher dans l’aide-mémoire',
    clear: 'Effacer la recherche',
    found: (what: string) => `Trouvé\u202f: ${what}`,
    counted: {
      phases: (n: number) => plural(n, { one: '# phase', other: '# phases' }),
      techniques: (n: number) => plural(n, { one: '# technique', other: '# techniques' }),
      terms: (n: number) => plural(n, { one: '# terme', other: '# termes' }),
    },
    none: 'Rien ne correspond.',
    parts: 'Parties de l’aide-mémoire',
    phases: 'Phases',
    techniques: 'Techniques',
    terms: 'Glossaire',
    inputs: 'Entrées',
    steps: 'Étapes',
    outputs: 'Résultats',
    readOn: 'À lire dans le standard',
    anyPhase: 'Toute phase',
    step: (n: number) => `Étape ${number(n)}`,
    line: {
      objective: 'Objectif',
      input: 'Entrée',
      output: 'Résultat',
      purpose: 'À quoi elle sert',
      usedIn: 'Utilisée dans',
      explanation: 'Explication',
    },
    more: (n: number) => plural(n, { one: 'et # autre endroit', other: 'et # autres endroits' }),
    related: 'Termes liés',
    about: 'Écrit avec nos propres mots. Au vrai examen, le livre est le standard lui-même.',
    loading: 'Chargement de l’aide-mémoire',
    failed: 'L’aide-mémoire n’a pas été chargé.',
  },
  /** On the screen of papers whose exam has one. */
  calculator: {
    title: 'Calculatrice',
    close: 'Fermer la calculatrice',
    display: 'Résultat',
    /** Of a division by zero, and of what has too many digits. */
    noResult: 'Pas de résultat',
    /** On the key that clears. */
    clear: 'C',
    /** What keys are called where they are read out. */
    keys: {
      '+': 'plus',
      '-': 'moins',
      '*': 'fois',
      '/': 'divisé par',
      '.': 'virgule',
      '=': 'égal',
      '%': 'pour cent',
      root: 'racine carrée',
      sign: 'changer le signe',
      clear: 'tout effacer',
      back: 'effacer le dernier chiffre',
    },
  },
  untimed: {
    leave: 'Quitter pour le moment\u202f: tes réponses sont enregistrées',
    running: 'sans chronomètre',
  },
  paced: { running: 'Un chronomètre par question' },
  pace: {
    at: (n: number, total: number) =>
      `Maintenant, au rythme de l’examen\u202f: ${number(n)} sur ${number(total)}`,
    show: 'Afficher le rythme de l’examen',
  },
  running: {
    label: 'Tentatives en cours',
    text: (paper: string) => `${paper} est en cours`,
    left: (time: string) => `encore ${time}`,
    resume: 'Reprendre',
    resumeNamed: (paper: string) => `Reprendre ${paper}`,
    more: (n: number) => plural(n, { one: '# autre', other: '# autres' }),
  },
  givingUp: {
    short: 'Abandonner',
    action: 'Abandonner cette tentative',
    named: (paper: string) => `Abandonner ${paper}`,
    title: 'Abandonner cette tentative\u202f?',
    dropped:
      'Rien n’est gardé\u202f: elle ne rapporte pas d’XP, ne compte dans aucune moyenne, et ce que tu as raté n’est pas ajouté à tes questions ratées. Pour garder tes réponses, termine-la.',
    graded: (answered: number, total: number) =>
      `Tu as répondu à ${number(answered)} sur ${questions(total)}. Elle est notée telle quelle\u202f: ce qui reste ouvert compte comme faux.`,
    keep: 'La garder',
    confirm: 'L’abandonner',
    confirmGraded: 'Abandonner et noter',
    busy: 'Abandon en cours',
    failed: 'Elle n’a pas été abandonnée. Vérifie la connexion et réessaie.',
    over: 'Tu as abandonné cette tentative',
    overText: 'Rien n’est noté. Tu peux en commencer une autre quand tu veux.',
    paper: 'Recommencer',
    more: 'Plus',
  },
  switching: {
    title: 'Changer de cours\u202f?',
    open: 'Changer de cours',
    saved: (time: string) =>
      `Tes réponses sont enregistrées\u202f: tu peux reprendre jusqu’à ${time}`,
    to: 'Vers quel cours',
    stay: 'Rester dans l’épreuve',
    leave: 'Changer de cours',
  },
} satisfies Messages['attempt'];
