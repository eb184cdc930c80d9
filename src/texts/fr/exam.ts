// Exam mode: the overview of papers, the intro of one, past attempts.

import type { Messages } from '../messages.ts';
import { min, minutes, missedInBrackets, number, plural, wrongAndOpen } from './words.ts';

const questions = (n: number) => plural(n, { one: '# question', other: '# questions' });
const minutesOf = (n: number) => minutes(n, { one: '# minute', other: '# minutes' });
const attemptsOf = (n: number) => plural(n, { one: '# tentative', other: '# tentatives' });

export const exam: Messages['exam'] = {
  screen: 'Mode examen',
  title: 'Mode examen',
  loading: 'Chargement du mode examen…',
  failed: 'Le mode examen n’a pas pu être chargé',
  failedText: 'Tes tentatives sont gardées sur le serveur. Vérifie la connexion et réessaie.',
  history: 'Toutes les tentatives',
  halfOpen: 'Moins de la moitié a une réponse',
  /** Why an ended attempt is no scored one. */
  notCounted: {
    tooQuick: 'Hors moyenne\u202f: trop rapide',
    missed: 'Hors moyenne\u202f: questions ratées',
    halfOpen: 'Hors moyenne',
    short: 'Hors moyenne\u202f: trop court',
  },
  stats: {
    figure: (n) => number(n),
    label: 'Tes épreuves et entraînements',
    attempts: 'Tentatives notées',
    passed: 'Réussies',
    ofAttempts: (n) => `sur ${number(n)}`,
    average: 'Note moyenne',
    best: 'Meilleure note',
    answered: 'Réponses données',
    answeredIn: 'dans des tentatives terminées',
    none: 'Pas encore',
    counts: 'Ce qui compte ici',
    hint: (n) =>
      `Les tentatives notées sont les épreuves et les entraînements terminés de ce cours d’au moins ${questions(n)}, dont la moitié a reçu une réponse. Les questions ratées posées à nouveau ne comptent pas. Chaque réponse d’une épreuve ou d’un entraînement terminé compte, même à mi-chemin\u202f; celles que tu as abandonnées et celles des missions et des leçons ne comptent pas. Ce qui était trop rapide pour compter n’entre dans aucun chiffre.`,
  },
  first: {
    title: 'Épreuve suggérée',
    practice: 'Entraînement suggéré',
    begin:
      'Commence en douceur\u202f: en quelques minutes tu sais où tu en es. Chaque réponse est expliquée aussitôt.',
    weak: 'Fait pour toi\u202f: des questions sur tes points faibles du moment.',
    practise: (answered, enough) =>
      `${plural(answered, { one: '# réponse', other: '# réponses' })} en épreuves et entraînements pour l’instant. À partir de ${number(enough)}, une épreuve complète devient parlante.`,
    again: (missing, pass) =>
      `Il a manqué ${plural(missing, { one: '# point', other: '# points' })} à ton meilleur essai pour les ${number(pass)}\u202f% requis. Retente ta chance.`,
    simulation: 'Assez d’entraînement\u202f: passe maintenant l’épreuve complète, chronométrée.',
    stayFresh: 'Tu as réussi toutes les épreuves. Quelques questions par jour te gardent en forme.',
  },
  running: {
    label: 'En cours',
    answered: (answered, total) => `${number(answered)} sur ${questions(total)} avec réponse`,
    until: (time) => `Le chronomètre tourne jusqu’à ${time}.`,
    resume: 'Reprendre',
    resumeNamed: (paper) => `Reprendre ${paper}`,
  },
  untimed: {
    minutes: (n) => `Environ ${number(n)} min, sans chronomètre`,
    count: (n, minutes) =>
      `${questions(n)}, environ ${minutesOf(minutes)}. Pas de chronomètre\u202f: prends le temps qu’il te faut et reviens quand tu veux pendant une journée.`,
    until: (time) => `Pas de chronomètre. Tu peux continuer jusqu’au ${time}.`,
    running: (answered, total, time) =>
      `C’est en cours\u202f: ${number(answered)} réponses sur ${number(total)}. Pas de chronomètre\u202f; tu peux continuer jusqu’au ${time}.`,
    end: 'Au bout d’un jour, il se ferme tout seul et ce qui est enregistré est noté.',
  },
  paced: {
    count: (questions, minutes, open) =>
      `${plural(questions, { one: '# question', other: '# questions' })}, ${minutesOf(minutes)} pour toutes les réponses ensemble. Le chronomètre d’une question démarre quand elle s’affiche et tourne même si tu fermes la page. Les suivantes attendent si tu fais une pause\u202f: la tentative reste ouverte ${plural(open, { one: '# minute', other: '# minutes' })} à partir de son début.`,
    until: (time) => `Chaque question a son chronomètre. Tu peux continuer jusqu’à ${time}.`,
    running: (answered, total, time) =>
      `C’est en cours\u202f: ${number(answered)} réponses sur ${number(total)}. Chaque question a son chronomètre\u202f; tu peux continuer jusqu’à ${time}.`,
  },
  quick: {
    title: 'Entraînement rapide',
  },
  today: {
    done: (percent) => `Fait aujourd’hui\u202f: ${number(percent)}\u202f%`,
    next: 'Le prochain\u202f: demain.',
    report: 'Voir ton bilan',
    other: (paper) => `Suite\u202f: ${paper}`,
    again: 'Encore une manche',
    againText:
      'Une autre partie est un entraînement avec d’autres questions. Le défi de demain vient quand même.',
  },
  missed: {
    titleOf: 'Questions ratées\u202f:',
    waiting: (n, atOnce, hasClock, open) =>
      [
        n > atOnce
          ? `${number(atOnce)} sur ${plural(n, { one: '# question', other: '# questions' })}`
          : plural(n, { one: '# question', other: '# questions' }),
        ...(open > 0 ? [wrongAndOpen(n - open, open)] : []),
        ...(hasClock ? [] : ['Sans chronomètre']),
      ].join(' · '),
    text: 'Ratées la dernière fois, ou vues et laissées sans réponse. Chacune reste jusqu’à une réponse juste, en épreuve ou à l’entraînement.',
    from: (attempts, lessons) =>
      attempts === 0
        ? 'Toutes issues de missions, leçons, quiz et tests de niveau.'
        : `${number(attempts)} d’épreuves et d’entraînements, ${number(lessons)} de missions, leçons, quiz et tests de niveau.`,
    none: 'Rien en attente. Ce que tu rates, ou vois et laisses sans réponse, revient ici.',
  },
  simulations: {
    title: 'Examens blancs',
    lead: 'Des épreuves chronométrées. Le corrigé s’ouvre quand tu rends l’épreuve.',
  },
  more: { title: 'Autres entraînements' },
  noPapers: 'Pas encore d’épreuves',
  noPapersText: 'Les questions de ce cours sont encore en cours d’écriture.',
  card: {
    questions,
    minutes: (n) => min(n),
    minutesAtMost: (n) => `jusqu’à ${number(n)} min`,
    seconds: (n) => `${number(n)} s par question`,
    pass: (percent) => `Réussi dès ${number(percent)}\u202f%`,
    best: (percent) => `Meilleure note ${number(percent)}\u202f%`,
    running: 'En cours',
    attempts: attemptsOf,
    last: 'Dernière tentative\u202f:',
    passed: 'Réussi',
    open: 'Ouvrir',
    openNamed: (paper) => `Ouvrir ${paper}`,
  },
  difficulty: {
    Beginner: 'Débutant',
    Intermediate: 'Intermédiaire',
    Advanced: 'Avancé',
    Expert: 'Confirmé',
  },
  topics: {
    title: 'Entraînement par thème',
    lead: (latest) =>
      `Chaque chiffre dit combien de tes ${number(latest)} dernières réponses sur le thème étaient justes, dans les missions, leçons, quiz, tests de niveau, épreuves et entraînements.`,
    practise: 'S’entraîner',
    practiseAll: 'S’entraîner sur tous les thèmes',
    practiseNamed: (topic) => `S’entraîner sur ${topic}`,
    kinds: {
      objective: {
        title: (n) =>
          `Choisir parmi ${plural(n, { one: '# thème de l’examen', other: '# thèmes de l’examen' })}`,
        lead: 'Ce que demande l’examen, thème par thème.',
      },
      area: {
        title: (n) =>
          `Choisir parmi ${plural(n, { one: '# domaine de pratique', other: '# domaines de pratique' })}`,
        lead: 'Questions appliquées et cas.',
      },
    },
    ways: {
      questions: {
        short: 'Questions',
        on: (topic) => `Questions sur ${topic}`,
        all: 'Questions mélangées',
      },
      scenarios: {
        short: 'Cas',
        on: (topic) => `Cas sur ${topic}`,
        all: 'Un cas au hasard',
      },
    },
    right: (right, answers) => `${number(right)} sur ${number(answers)} justes`,
    bar: (percent) => `${number(percent)}\u202f%`,
    legend: (green, yellow) =>
      `Vert dès ${number(green)}\u202f%, jaune dès ${number(yellow)}\u202f%, sinon rouge.`,
  },
  badges: { title: 'Badges d’examen', earned: 'Obtenu' },
  focus: {
    title: 'Points faibles',
    lead: (percent, latest, from) =>
      `Les thèmes où moins de ${number(percent)}\u202f% de tes ${number(latest)} dernières réponses étaient justes, à partir de ${plural(from, { one: '# réponse', other: '# réponses' })}.`,
    weakest: (shown, all) => `Les ${number(shown)} plus faibles sur ${number(all)}.`,
    early: 'Les points faibles apparaissent dès qu’un thème a cinq réponses.',
    none: (told, all, from, below) =>
      told < all
        ? `${number(all - told)} sur ${plural(all, { one: '# thème', other: '# thèmes' })} ont moins de ${number(from)} réponses, trop peu pour juger. ${told === 1 ? 'L’autre est' : 'Les autres sont'} à ${number(below)}\u202f% ou plus.`
        : `Les ${plural(all, { one: '# thème', other: '# thèmes' })} sont à ${number(below)}\u202f% ou plus, avec au moins ${number(from)} réponses chacun.`,
    figure: (right, answers, percent) =>
      `${plural(right, { one: '# bonne réponse', other: '# bonnes réponses' })} sur ${number(answers)} (${number(percent)}\u202f%)`,
    review: 'Revoir les points faibles',
    path: 'Les travailler sur le parcours',
  },
  paper: {
    screen: 'Épreuve',
    loading: 'Chargement de l’épreuve…',
    failed: 'L’épreuve n’a pas pu être chargée',
    notFound: 'Cette épreuve n’existe pas',
    notFoundText: 'L’adresse est peut-être ancienne. Toutes les épreuves sont dans le mode examen.',
    all: 'Voir le mode examen',
    rules: 'Les règles',
    moreRules: (n) => plural(n, { one: '# autre règle', other: '# autres règles' }),
    rule: {
      count: (n, minutes) =>
        `${questions(n)} en ${minutesOf(minutes)}. Le chronomètre démarre à la première question et ne s’arrête pas, même si tu fermes la page.`,
      saved:
        'Chaque réponse est enregistrée dès que tu la donnes. Après une panne ou sur un autre appareil, tu reprends où tu en étais.',
      afterSubmit: 'Tu verras ce qui est juste, et pourquoi, une fois l’épreuve rendue.',
      immediate: 'Chaque réponse est expliquée aussitôt\u202f: ensuite elle ne peut plus changer.',
      change:
        'Jusqu’à la remise, tu peux changer tes réponses, marquer des questions et y revenir.',
      wrong:
        'Une réponse fausse ne coûte rien\u202f; une question laissée sans réponse compte comme fausse.',
      early:
        'Une réponse fausse ne coûte rien. Si tu rends avant la fin, une question sans réponse compte comme fausse.',
      seconds: (seconds) =>
        `${plural(seconds, { one: '# seconde', other: '# secondes' })} par question, comptées par le serveur. Puis vient la suivante\u202f; on ne revient pas en arrière.`,
      choosing:
        'Choisir, c’est répondre. Tu peux changer d’avis jusqu’à ce que tu appuies sur «\u202fSuivante\u202f» ou que le temps soit écoulé\u202f: ce qui est choisi à ce moment-là compte. Les raisons sont dans le bilan.',
      points:
        'Chaque cas a une meilleure réponse qui vaut 5 points, et d’autres qui valent 3, 1 et 0.',
      breaks: (after, minutes) =>
        `Pauses après la question ${after}, de ${minutesOf(minutes)} au plus\u202f: le chronomètre s’arrête.`,
      openBook:
        'Documents autorisés\u202f: à côté de l’épreuve se trouve notre propre aide-mémoire de ce cours. Ce n’est pas le standard, mais il dit où y lire la suite.',
      openPart: (from, to) =>
        `Documents autorisés de la question ${number(from)} à la question ${number(to)}\u202f: à côté se trouve notre propre aide-mémoire de ce cours.`,
      calculator: 'Une calculatrice simple est à l’écran, comme à l’examen réel.',
      partClocks: (all) =>
        `Chaque partie a son propre chronomètre\u202f: ${all}. Le temps qui reste dans l’une n’est pas reporté sur la suivante et, une fois une partie terminée, on n’y revient plus.`,
      partMinutes: (from, to, minutes) =>
        `${minutesOf(minutes)} pour les questions ${number(from)} à ${number(to)}`,
      changeInBlock:
        'Dans le bloc en cours, tu peux changer tes réponses et marquer des questions. Un bloc terminé reste tel quel.',
      changeInPart:
        'Jusqu’à la fin de leur partie, tu peux changer tes réponses, marquer des questions et y revenir.',
      confidence: 'Pour chaque réponse, tu peux dire si elle est sûre. Cela ne change pas la note.',
      paperPay: (answered: number, submitted: number, firstPass: number) =>
        `Rendue avec au moins ${plural(answered, { one: '# réponse', other: '# réponses' })}, l’épreuve rapporte ${number(submitted)} XP une fois par jour${
          firstPass > 0 ? `, et la première réussite ${number(firstPass)} XP de plus` : ''
        }.`,
      paperPaid: (answered: number, submitted: number, firstPass: number) =>
        `Tu as déjà gagné ${number(submitted)} XP pour elle aujourd’hui.${
          firstPass > 0
            ? ` La première réussite, avec au moins ${plural(answered, { one: '# réponse', other: '# réponses' })}, rapporte encore ${number(firstPass)} XP.`
            : ''
        }`,
      paperShared: (paper) => `«\u202f${paper}\u202f» et ses questions ratées partagent ces XP.`,
      pay: (right, perDay, today) =>
        `Une réponse juste rapporte ${number(right)} XP à la fin, une fois par question et par jour. Aujourd’hui\u202f: ${number(today)} sur ${number(perDay)} XP.`,
      paySubmitted: (submitted) =>
        `Un examen ou un entraînement fait au moins à moitié ajoute ${number(submitted)} XP, une fois par jour chacun.`,
      tooQuick: 'Une tentative plus rapide que la lecture ne compte pas.',
      reading: (words, seconds) =>
        `Lire compte\u202f: une tentative plus rapide que la lecture (${number(words)} mots par minute et ${plural(seconds, { one: '# seconde', other: '# secondes' })} par question) a son bilan, mais ne rapporte rien et n’entre pas dans tes chiffres.`,
      readingEnough: (minutes) => `Une tentative de ${minutesOf(minutes)} ou plus compte toujours.`,
      end: 'Quand le temps est écoulé, ce qui est enregistré est noté automatiquement.',
      notReached:
        'Quand le temps est écoulé, tes réponses comptent. Ce que tu n’as pas atteint ne compte ni juste ni faux.',
    },
    passTitle: 'Seuil de réussite',
    passOwn: (percent) => `${number(percent)}\u202f% pour cette épreuve`,
    passExam: (percent) => `${number(percent)}\u202f% au vrai examen`,
    needQuestions: (need, all) => `${number(need)} sur ${number(all)} justes`,
    needPoints: (need, all) => `${number(need)} sur ${number(all)} points`,
    passPart: (from, to, percent) =>
      `Questions ${number(from)} à ${number(to)}\u202f: ${number(percent)}\u202f%`,
    passParts: 'L’épreuve est réussie quand chacune de ses parties l’est.',
    passBoth: 'Le bilan montre les deux seuils.',
    pace: {
      questions: (each, of, own, at, here) =>
        `Le vrai examen te donne ${each} par question\u202f: ${of}. À ce rythme, ces ${number(own)} questions prennent ${minutesOf(at)}. Ici, tu en as ${number(here)}.`,
      format: (n, minutes) => `${questions(n)} en ${minutesOf(minutes)}`,
      scenarios: (count, minutes, each) =>
        `Le vrai examen pose ${number(count)} scénarios en ${minutesOf(minutes)}, soit ${each} chacun. Ils sont plus longs que ces questions\u202f: leur rythme ne se travaille pas ici.`,
      show: 'Afficher le rythme de l’examen pendant que je réponds',
    },
    facts: 'À propos de cette épreuve',
    format: 'Format',
    difficulty: 'Difficulté',
    yours: 'Tes tentatives',
    yoursBest: (attempts, percent) =>
      `${attemptsOf(attempts)}, meilleure note ${number(percent)}\u202f%`,
    yoursNone: 'Aucune pour l’instant',
    yourAverage: 'Ta note moyenne',
    yoursMissed: 'Non compté\u202f: questions ratées posées à nouveau',
    source: 'Format d’après',
    questions: 'Questions',
    ownQuestions: 'Les nôtres\u202f; aucune ne vient d’un véritable examen',
    checked: 'Vérifié le',
    topics: 'Ce qui est demandé',
    aimWeak:
      'Les questions viennent de tes points faibles, tels qu’ils sont maintenant. Un thème peut en être un à partir de 5 réponses.',
    aimLeastSeen:
      'Pour l’instant, aucun thème n’est faible (moins de 60\u202f% de justes sur au moins 5 réponses)\u202f: voici ce que tu as le moins vu.',
    topicCount: questions,
    extra: {
      title: 'Temps supplémentaire',
      none: 'Aucun',
      percent: (percent) => `+${number(percent)}\u202f%`,
      sum: (minutes) => `${minutesOf(minutes)} en tout`,
      hint: 'Si l’examen t’accorde du temps, entraîne-toi avec. Il est fixé dès le départ.',
    },
    focus: {
      topics: 'Thèmes',
      all: 'Tous les thèmes',
      some: (n) => plural(n, { one: '# thème', other: '# thèmes' }),
      pool: 'Questions',
      pools: { any: 'Toutes', unseen: 'Nouvelles', missed: 'Ratées' },
      asked: {
        any: 'toutes les questions',
        unseen: 'questions nouvelles',
        missed: 'questions ratées',
      },
      poolText: {
        any: 'Les nouvelles viennent d’abord.',
        unseen: 'Aucune épreuve ni aucun entraînement ne te les a encore posées.',
        missed:
          'Une question est ratée si ta dernière réponse était fausse, ou si tu l’as vue dans une tentative et laissée sans réponse. Les tentatives trop rapides n’ajoutent rien. Les fausses viennent d’abord, puis celles sans réponse\u202f; de chaque groupe, les plus récentes. Une question juste dans une épreuve ou un entraînement sort de la liste\u202f; «\u202fEncore une fois\u202f» dans une mission ou une leçon n’y suffit pas. Les questions sur l’histoire d’une mission y restent.',
      },
      sum: (all, missed) =>
        missed === 0
          ? plural(all, { one: '# question à travailler.', other: '# questions à travailler.' })
          : `${plural(all, { one: '# question à travailler', other: '# questions à travailler' })}, dont ${plural(missed, { one: '# ratée', other: '# ratées' })}.`,
      howCounted: 'D’où viennent ces chiffres',
      parts: (all, unseen, missed, rest, open) =>
        [
          `${number(all)} en tout\u202f: ${number(unseen)} nouvelles`,
          `${number(missed)} ratées${missedInBrackets(missed, open)}`,
          `${number(rest)} déjà vues et pas ratées.`,
        ].join(', '),
      elsewhere: (n: number) =>
        plural(n, {
          one: '# d’entre elles n’est ici que parce que tu l’as ratée dans une mission, une leçon ou un autre entraînement.',
          other:
            '# d’entre elles ne sont ici que parce que tu les as ratées dans des missions, des leçons ou un autre entraînement.',
        }),
      held: (n: number) =>
        plural(n, {
          one: '# autre attend\u202f: un examen en cours la pose.',
          other: '# autres attendent\u202f: un examen en cours les pose.',
        }),
      others: (own: number, of: number, guests: number) =>
        guests === 0
          ? `Le cours en a ${number(of)}\u202f; les autres sont posées ailleurs dans le mode examen.`
          : `${number(own)} des ${number(of)} du cours, et ${number(guests)} que tu as ratées ailleurs\u202f; les autres du cours sont posées ailleurs dans le mode examen.`,
      counted: (name, n) => `${name} (${number(n)})`,
      none: 'Aucune question de ce genre\u202f: choisis-en d’autres.',
      length: 'Combien',
      lengthOf: (n) => number(n),
      lengthAll: (n) => `Toutes (${number(n)})`,
      clock: 'Chronomètre',
      clocks: { none: 'Sans chronomètre', exam: 'Rythme de l’examen', own: 'Avec chronomètre' },
      clockText: {
        none: 'Prends tout ton temps, et reviens-y dans la journée.',
        exam: (questions, minutes, each) =>
          `${plural(questions, { one: '# question', other: '# questions' })} en ${minutesOf(minutes)}\u202f: ${each} chacune, comme à l’examen.`,
        own: (questions, minutes, each) =>
          `${plural(questions, { one: '# question', other: '# questions' })} en ${minutesOf(minutes)}\u202f: ${each} chacune.`,
      },
      atMost: (n) => plural(n, { one: '# question', other: 'jusqu’à # questions' }),
      withClock: 'avec chronomètre',
      uncounted: 'Les questions n’ont pas pu être comptées. Tu peux commencer quand même.',
    },
    start: 'Commencer',
    again: 'Recommencer',
    starting: 'Un instant',
    resume: 'Reprendre',
    beside: (paper, left, time) =>
      `«\u202f${paper}\u202f» est en cours, et son chronomètre tourne pendant que tu réponds ici\u202f: encore ${minutesOf(left)}, jusqu’à ${time}.`,
    startFailed: 'La tentative n’a pas commencé',
    running: (answered, total, time) =>
      `C’est en cours\u202f: ${number(answered)} réponses sur ${number(total)}, le chronomètre tourne jusqu’à ${time}.`,
  },
  review: {
    screen: 'Revoir les points faibles',
    none: 'Rien à revoir pour l’instant',
    noneText:
      'Les points faibles sont les thèmes où moins de 60\u202f% de tes 20 dernières réponses étaient justes, à partir de 5 réponses. Passe une épreuve, et ils apparaîtront ici.',
    go: 'Choisir une épreuve',
  },
};
