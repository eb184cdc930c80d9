// The report of a finished attempt, and the review of its questions.

import type { Messages } from '../messages.ts';
import {
  clock,
  minutes as minutesOf,
  missedInBrackets,
  number,
  plural,
  wrongAndOpen,
} from './words.ts';

const questionsOf = (n: number) => plural(n, { one: '# question', other: '# questions' });
const pointsOf = (points: number, max: number) =>
  `${number(points)} sur ${plural(max, { one: '# point', other: '# points' })}`;

export const report: Messages['report'] = {
  screen: (paper) => `${paper}, bilan`,
  title: (paper) => `${paper}, ton bilan`,
  crumb: 'Bilan',
  loading: 'Chargement de ton bilan…',
  failed: 'Le bilan n’a pas pu être chargé',
  failedText: 'Il est gardé sur le serveur. Vérifie la connexion et réessaie.',
  notFound: 'Ce bilan n’existe pas',
  notFoundText:
    'Il appartient peut-être à un autre compte. Tes tentatives sont dans le mode examen.',
  open: 'Cette tentative est encore en cours',
  openText: 'Son bilan s’ouvre quand tu la rends ou quand le temps est écoulé.',
  resume: 'Reprendre',
  taken: (date, questions, time, limit) => `${date}, ${questions} en ${time} sur ${limit}`,
  answeredOf: (answered, total) =>
    answered < total
      ? `${plural(answered, { one: '# réponse', other: '# réponses' })} sur ${questionsOf(total)}`
      : questionsOf(total),
  expired: (date, questions, limit) =>
    `${date}, ${questionsOf(questions)}, ${limit} entièrement utilisées`,
  expiredNote: (answered, total) =>
    `Le temps est écoulé. Ce qui était enregistré est noté\u202f: ${number(answered)} réponses sur ${number(total)}.`,
  untimed: {
    taken: (date, questions) => `${date}, ${questionsOf(questions)}, sans chronomètre`,
    closed: (answered, total) =>
      `Fermé un jour après le début. Ce qui était enregistré est noté\u202f: ${number(answered)} réponses sur ${number(total)}.`,
  },
  notReached: (n) =>
    plural(n, {
      one: '# question n’a pas été atteinte\u202f: elle ne compte ni juste ni fausse.',
      other: '# questions n’ont pas été atteintes\u202f: elles ne comptent ni justes ni fausses.',
    }),
  passed: 'Réussi',
  notPassed: 'Non réussi',
  lines: {
    own: (percent) => `Il te fallait ${number(percent)}\u202f%`,
    exam: (percent) => `Le vrai examen demande ${number(percent)}\u202f%`,
    part: ({ from, to }, percent) =>
      `Questions ${number(from)} à ${number(to)}, seuil ${number(percent)}\u202f%`,
    reached: 'atteint',
    missed: 'pas atteint',
  },
  right: (right, total) => `${number(right)} sur ${number(total)} justes`,
  points: pointsOf,
  wrongAndOpen,
  notFullAndOpen: (notFull, open) =>
    [
      ...(notFull > 0
        ? [
            plural(notFull, {
              one: '# fausse ou juste en partie',
              other: '# fausses ou justes en partie',
            }),
          ]
        : []),
      ...(open > 0 ? [`${number(open)} sans réponse`] : []),
    ].join(', '),
  notReachedOf: (n) => plural(n, { one: '# pas atteinte', other: '# pas atteintes' }),
  interval: (low, high) =>
    `Ton vrai score se situe sans doute entre ${number(low)}\u202f% et ${number(high)}\u202f%.`,
  ofAnswered: (right, answered, percent) =>
    `Sur ${plural(answered, { one: '# question avec réponse', other: '# questions avec réponse' })}, ${plural(right, { one: '# juste', other: '# justes' })}\u202f: ${number(percent)}\u202f%.`,
  percentSign: '\u202f%',
  scale: (percent, low, high) =>
    `${number(percent)}\u202f%, sans doute entre ${number(low)} et ${number(high)}\u202f%`,
  xp: (xp) => `+${number(xp)} XP`,
  unpaid: {
    today:
      'La rendre n’a pas donné d’XP\u202f: tu as déjà gagné ceux d’aujourd’hui. Elle en donnera de nouveau demain.',
    thatDay: 'La rendre n’a pas donné d’XP\u202f: tu avais déjà gagné ceux de ce jour-là.',
    few: (from) =>
      `La rendre n’a pas donné d’XP\u202f: elle en donne à partir de ${plural(from, { one: '# réponse', other: '# réponses' })}.`,
  },
  outcome: {
    title: 'Ce que cela t’apporte',
    say: (xp, total) => `${number(xp)} XP gagnés, maintenant ${number(total)} XP pour ton niveau.`,
    submitted: (xp: number) => `${number(xp)} XP pour l’avoir rendue.`,
    firstPass: (xp: number) => `${number(xp)} XP pour ta première réussite.`,
    answers: (xp, today, perDay) =>
      `Dont ${number(xp)} XP pour les réponses justes. Aujourd’hui\u202f: ${number(today)} sur ${number(perDay)} XP pour les réponses.`,
    answersNone: (today, perDay) =>
      `Pas d’XP pour les réponses cette fois\u202f: une réponse juste en rapporte, une fois par jour et par question. Aujourd’hui\u202f: ${number(today)} sur ${number(perDay)} XP pour les réponses.`,
  },
  next: {
    title: 'Que faire maintenant',
    missedText:
      'Ce que tu as raté, ou vu et laissé sans réponse, revient jusqu’à ce que ce soit juste, en épreuve ou à l’entraînement.',
    missedAtOnce: (atOnce) => `L’entraînement en pose ${number(atOnce)} à la fois.`,
    missedHere: (own, all, open) =>
      own === 0
        ? plural(all, {
            one: 'Elle date d’avant cette tentative.',
            other: 'Les # datent d’avant cette tentative.',
          })
        : `${plural(own, {
            one: `# sur ${number(all)} vient de cette tentative`,
            other: `# sur ${number(all)} viennent de cette tentative`,
          })}${missedInBrackets(own, open)}.`,
    neverOpened: (n: number) =>
      plural(n, {
        one: '# question laissée sans réponse ici n’a jamais été à l’écran\u202f: elle reste nouvelle.',
        other:
          '# questions laissées sans réponse ici n’ont jamais été à l’écran\u202f: elles restent nouvelles.',
      }),
    missedIn: (n, title, open) =>
      `En retravailler ${number(n)} de plus dans «\u202f${title}\u202f»${missedInBrackets(n, open)}`,
    weakest: 'Ce qui a le moins bien marché ici.',
    mostOpen:
      'Aucune de tes réponses n’était fausse\u202f; aucun autre thème n’a plus de questions sans réponse.',
    read: (missed, minutes, open) =>
      `${
        open > 0
          ? plural(missed, { one: 'Explique # question', other: 'Explique # questions' })
          : plural(missed, {
              one: 'Explique # question manquée',
              other: 'Explique # questions manquées',
            })
      }${missedInBrackets(missed, open)}, ${number(minutes)} min`,
    isNext: 'C’est aussi la prochaine étape du cours.',
    open: 'Ouvrir',
    openNamed: (what) => `Ouvrir ${what}`,
    study: (minutes) => `${number(minutes)} min`,
    practise: 'S’entraîner sur des questions nouvelles',
    unseenFirst: 'Les nouvelles questions d’abord.',
    paperText: 'Suggéré dans le mode examen.',
  },
  half: {
    text: 'Moins de la moitié a une réponse\u202f: cela ne compte ni dans tes tentatives notées, ni dans tes réussites, ni dans tes moyennes. Tes réponses comptent quand même pour leurs thèmes et pour les questions ratées.',
    xp: 'La rendre n’a pas donné d’XP.',
    xpAnswers: (xp) =>
      `La rendre n’a rien donné\u202f: les ${number(xp)} XP sont pour les réponses justes.`,
  },
  tooQuick: {
    text: 'Quelle rapidité\u202f! Tout a été rempli plus vite qu’on ne peut le lire\u202f: cela ne compte ni dans tes chiffres ni parmi les questions ratées. Chaque réponse est expliquée plus bas, et tu peux recommencer.',
    half: 'De plus, moins de la moitié a reçu une réponse.',
    xp: 'Cela ne rapporte pas d’XP non plus.',
  },
  blank: (n) =>
    plural(n, {
      one: '# question est restée sans réponse et n’est pas comptée ici.',
      other: '# questions sont restées sans réponse et ne sont pas comptées ici.',
    }),
  words: 'Fatigue et réponses changées',
  list: (left: number, waiting: number) =>
    `${left === 0 ? 'Tu n’as rattrapé aucune question ratée' : plural(left, { one: 'Tu as rattrapé # question ratée', other: 'Tu as rattrapé # questions ratées' })}\u202f; ${waiting === 0 ? 'plus aucune n’attend' : plural(waiting, { one: '# attend encore', other: '# attendent encore' })}.`,
  again: 'La repasser',
  againQuick: 'S’entraîner encore',
  reviewAll: (n) => plural(n, { one: 'Revoir la réponse', other: 'Revoir les # réponses' }),
  objectives: {
    title: 'Par thème',
    nothingAnswered:
      'Rien n’a été répondu\u202f: aucun thème ne dit encore rien. Recommence et réponds à ce que tu peux.',
    order: 'Du résultat le plus bas au plus haut.',
    orderAnswered: 'D’abord là où tes réponses ont été le plus souvent fausses.',
    blank: (n: number) =>
      plural(n, {
        one: '# question est restée sans réponse\u202f: elle ne rapporte rien, ici comme au total.',
        other:
          '# questions sont restées sans réponse\u202f: elles ne rapportent rien, ici comme au total.',
      }),
    objective: 'Thème',
    score: 'Note',
    right: 'Justes',
    points: 'Nombre de points',
    of: (right, total) => `${number(right)} sur ${number(total)}`,
    leftOpen: (n: number) => `(${number(n)} sans réponse)`,
    keyScore: 'note',
    keyInterval: 'intervalle à 95\u202f%',
    /** Why no topic's percentage has an interval. */
    noIntervals: (from) =>
      `Avec moins de ${plural(from, { one: '# réponse', other: '# réponses' })}, ces pourcentages disent peu\u202f: le hasard pèse trop.`,
    noIntervalsOpen:
      'Plus d’un dixième est resté sans réponse\u202f: ces pourcentages disent peu de ce que tu sais.',
    /** Why some topics say only how many were right. */
    few: (from) =>
      `Les thèmes de moins de ${plural(from, { one: '# question', other: '# questions' })} viennent en dernier, sans pourcentage\u202f: le hasard pèse trop.`,
    allFew: (from) =>
      `Aucun thème n’a ici ${plural(from, { one: '# question', other: '# questions' })}, donc aucun n’a de pourcentage\u202f: le hasard pèserait trop.`,
    untouched: (n) => plural(n, { one: '# thème sans réponse', other: '# thèmes sans réponse' }),
    lineOwn: (percent) => `ici ${number(percent)}\u202f%`,
    lineExam: (percent) => `examen ${number(percent)}\u202f%`,
    linePass: (percent) => `seuil ${number(percent)}\u202f%`,
    percent: (percent) => `${number(percent)}\u202f%`,
    between: (low, high) => `entre ${number(low)} et ${number(high)} pour cent`,
  },
  pace: {
    title: 'Rythme',
    figure: (own, budget) => `${own} par question, ton chronomètre donnait ${budget}`,
    /** What its height counts. */
    axis: 'Réponses données',
    none: 'Aucun temps n’a été relevé.',
    you: 'toi',
    even: 'rythme régulier',
    exam: 'rythme de l’examen',
    examText: (each, questions, minutes) =>
      `Le vrai examen te donne ${each} par question\u202f: à ce rythme, ${plural(questions, { one: '# question prend', other: '# questions prennent' })} ${minutesOf(minutes, { one: '# minute', other: '# minutes' })}.`,
    scenariosText: (count, minutes, each) =>
      `Le vrai examen pose ${number(count)} scénarios plus longs en ${number(minutes)} minutes, soit ${each} chacun\u202f: ce rythme n’en dit rien.`,
    minutes: (minutes) => `${clock(minutes)} min`,
    at: (minutes) => clock(minutes),
    ahead: (rest) => `Il te restait ${rest}.`,
    chart: (questions, minutes, limit) =>
      `Questions selon les minutes passées\u202f: ${number(questions)} en ${number(minutes)} sur ${minutesOf(limit, { one: '# minute', other: '# minutes' })}.`,
  },
  levels: {
    title: 'Par domaine et niveau',
    plainTitle: 'Par domaine',
    half: 'Moins de la moitié a une réponse\u202f: aucun niveau n’est donné, car il dirait ce qui est resté sans réponse, pas ce que tu sais.',
    tooQuick: 'Tout a été rempli trop vite pour compter\u202f: aucun niveau n’est donné.',
    group: 'Domaine',
    level: 'Niveau',
    between: 'Intervalle à 95 %',
    span: (low, high) => `${number(low)} à ${number(high)}\u202f%`,
    from: (percent) => `à partir de ${number(percent)}\u202f%`,
  },
  blocks: {
    title: 'Par bloc',
    block: 'Questions',
    time: 'Temps par question',
    range: (from, to) => `${number(from)} à ${number(to)}`,
    budget: (each) => `Ton chronomètre donnait ${each} par question.`,
    fatigue: {
      few: 'Trop peu de réponses dans le premier ou le dernier bloc pour dire si la fatigue a joué.',
      none: 'Le dernier bloc s’est aussi bien passé que le premier, pour autant que ces réponses le montrent.',
      fall: 'Le dernier bloc est resté derrière le premier, plus que le hasard ne l’explique : une pause avant peut aider.',
    },
  },
  quarters: {
    title: 'Par quart',
    range: (from, to) => `${number(from)} à ${number(to)}`,
    bar: (right, total) => `${number(right)} sur ${number(total)} justes`,
    points: pointsOf,
    tired:
      'Le dernier quart a baissé\u202f: une courte pause avant, ou finir plus tôt, peut aider.',
    tiredHalf: 'La seconde moitié a baissé\u202f: une courte pause au milieu peut aider.',
    steady: 'Le dernier quart est resté au niveau des autres.',
    leftOpen: (n) => `${number(n)} sans réponse`,
    judged: 'Seules tes réponses sont comparées.',
  },
  sureness: {
    title: 'Ton degré de certitude',
    said: 'Ta réponse',
    sure: 'Sûre',
    fairly: 'Assez sûre',
    guess: 'Au hasard',
    sureWrong: (n) =>
      plural(n, {
        one: '# réponse donnée avec certitude était fausse. Lis d’abord son explication.',
        other: '# réponses données avec certitude étaient fausses. Lis d’abord leurs explications.',
      }),
    guessRight: (n) =>
      plural(n, {
        one: '# réponse au hasard était juste. Vérifie que tu sais pourquoi.',
        other: '# réponses au hasard étaient justes. Vérifie que tu sais pourquoi.',
      }),
    holds: 'Tes certitudes étaient toutes justes.',
    show: 'Les afficher',
  },
  changes: {
    title: 'Réponses changées',
    none: 'Tes réponses finales étaient toutes les premières.',
    changed: (n) =>
      plural(n, { one: 'Tu as changé # réponse.', other: 'Tu as changé # réponses.' }),
    toRight: (n) => plural(n, { one: '# est devenue juste', other: '# sont devenues justes' }),
    toWrong: (n) => plural(n, { one: '# est devenue fausse', other: '# sont devenues fausses' }),
    stayed: (n) => plural(n, { one: '# est restée fausse', other: '# sont restées fausses' }),
    gained: (n) =>
      plural(n, {
        one: '# bonne réponse de plus en changeant.',
        other: '# bonnes réponses de plus en changeant.',
      }),
    lost: (n) =>
      plural(n, {
        one: '# bonne réponse de moins en changeant.',
        other: '# bonnes réponses de moins en changeant.',
      }),
    even: 'Rien de gagné, rien de perdu.',
    gainedText: 'Y repenser t’a servi.',
    gainedFlaggedText: 'Y repenser t’a servi\u202f: continue à marquer.',
    lostText:
      'Ta première réponse était souvent la meilleure\u202f: ne la change que pour une raison que tu sais nommer.',
  },
  review: {
    title: 'Toutes les réponses',
    lead: 'Ouvre une question pour voir pourquoi chaque option est juste ou fausse.',
    gone: (n) =>
      plural(n, {
        one: '# question a été retirée depuis\u202f: elle reste comptée, son texte n’est plus là.',
        other:
          '# questions ont été retirées depuis\u202f: elles restent comptées, leurs textes ne sont plus là.',
      }),
    filters: 'Quelles questions',
    filter: {
      all: 'Toutes',
      wrong: 'Fausses',
      wrongOrPartly: 'Fausses ou partielles',
      sure: 'Sûre mais fausse',
      flagged: 'Marquées',
      changed: 'Changées',
      unanswered: 'Sans réponse',
    },
    shown: (n) => plural(n, { one: '# question affichée', other: '# questions affichées' }),
    none: {
      all: 'Cette tentative n’a plus de questions.',
      wrong: 'Aucune réponse fausse.',
      sure: 'Aucune réponse sûre n’était fausse.',
      flagged: 'Tu n’as rien marqué.',
      changed: 'Tes réponses finales étaient toutes les premières.',
      unanswered: 'Tout a une réponse.',
    },
    number: (n) => `N° ${number(n)}`,
    right: 'juste',
    wrong: 'fausse',
    partly: (points, max) => `${number(points)} sur ${number(max)} points`,
    unanswered: 'sans réponse',
    notReached: 'pas atteinte',
    flagged: 'marquée',
    changed: 'changée',
    hidden: 'pas encore montrée',
    hiddenText:
      'Cette question est dans une épreuve que tu passes en ce moment. Sa réponse s’ouvre quand elle se termine.',
    time: (time) => `Temps passé\u202f: ${time}`,
    difficulty: { easy: 'Facile', medium: 'Moyenne', hard: 'Difficile' },
    confidence: {
      sure: 'Réponse sûre',
      fairly: 'Réponse assez sûre',
      guess: 'Réponse au hasard',
    },
    first: 'Ta première réponse\u202f:',
  },
};
