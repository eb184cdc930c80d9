// The learning path: map, stations, phase panel, tracks and industries.
import type { Messages } from '../messages.ts';
import { linesTicked, number, plural } from './words.ts';

const forXp = (xp: number | null): string => (xp === null ? '' : `, pour ${number(xp)} XP,`);

const andMore = (more: number): string =>
  more === 0 ? '' : ` et ${plural(more, { one: '# autre activité', other: '# autres activités' })}`;

export const path = {
  screen: 'Parcours',
  title: 'Parcours',
  loading: 'Chargement du parcours…',
  failed: 'Le parcours ne s’est pas chargé',
  failedText:
    'Tout ce que tu as fait est conservé sur le serveur. Vérifie la connexion et réessaie.',
  choose: 'Choisir',
  tracks: {
    label: 'Filière',
    about: 'Comparer les filières',
    title: 'Filières d’apprentissage',
    lead: 'La filière décide de ce qui est obligatoire et de ce que le guide propose d’abord. Tout le reste demeure ouvert, et tu peux changer à tout moment.',
    yours: 'Ta filière',
    choose: (track: string) => `Choisir ${track}`,
    asks: 'Obligatoire dans chaque phase',
    also: 'Facultatif',
    written: (items: number, time: string, hasMissions: boolean) =>
      `${plural(items, { one: '# élément obligatoire', other: '# éléments obligatoires' })}, ${time}${hasMissions ? '. Les missions n’ajoutent que les minutes de leurs propres cartes\u202f: celle qui passe par ces éléments n’en ajoute aucune.' : ''}`,
    kept: 'Conservé dans ton profil, pour tous tes appareils.',
    failed: 'La filière n’a pas été enregistrée',
    none: (course: string) =>
      `${course} n’a pas de filières\u202f: tout compte pour tout le monde.`,
  },
  industries: {
    label: 'Secteur',
    title: 'Choix du secteur',
    about: 'Voir les secteurs',
    lead: 'Chaque atelier est raconté dans cinq secteurs. Les ateliers s’ouvrent dans le tien, modèles et exemples aussi quand ils sont remplis pour lui\u202f; dans un atelier, tu peux passer aux autres.',
    yours: 'Ton secteur',
    choose: (industry: string) => `Choisir ${industry}`,
    labs: (n) => plural(n, { one: '# atelier', other: '# ateliers' }),
    noLabs: 'Les ateliers de ce secteur sont en cours de rédaction.',
    invented: 'Les cinq entreprises sont inventées\u202f; leurs chiffres ont la taille des vrais.',
    failed: 'Le secteur n’a pas été enregistré',
    none: (course: string) =>
      `Les ateliers de ${course} ne varient pas selon le secteur\u202f: il n’y a rien à choisir ici.`,
  },
  gauges: {
    label: 'Ta progression',
    exam: 'Examen couvert',
    examAbout: 'Quiz et simulations réussis, pondérés comme à l’examen',
    job: 'Préparation au métier',
    confidence: 'Confiance',
    /** What it is the sum of; of each topic its share of the exam, and the quizzes and simulations passed in it. */
    sum: 'Le calcul',
    share: (weight: number, passed: number, all: number) =>
      `${number(weight)}\u202f% × ${number(passed)} sur ${plural(all, { one: '# quiz ou simulation', other: '# quiz et simulations' })}, réussis`,
    quizFrom: (from, to) =>
      `Un quiz compte à partir de ${from === to ? '' : `${number(from)} à `}${number(to)}\u202f% de réponses justes, son propre seuil.`,
    simulationFrom: (from, to, questions) =>
      `Une simulation compte dans un thème si elle est réussie (à partir de ${from === to ? '' : `${number(from)} à `}${number(to)}\u202f%) et si la même part y est atteinte, avec au moins ${plural(questions, { one: '# question', other: '# questions' })} sur ce thème.`,
    examReady: 'C’est bon',
    inProgress: 'En cours',
    more: (percent: number) => `Encore ${number(percent)}\u202f% avant de pouvoir tenter l’examen`,
    examFrom: (percent: number) => `C’est bon à partir de ${number(percent)}\u202f%`,
    jobAbout:
      'Des éléments du parcours, selon leur poids\u202f: les ateliers et les modèles comptent le plus',
    jobReady: 'C’est bon',
    learning: 'En apprentissage',
    jobFrom: (percent: number) => `C’est bon à partir de ${number(percent)}\u202f%`,
    levels: { Low: 'Faible', Medium: 'Moyenne', High: 'Élevée' },
    confidenceFrom: (high: number, medium: number, questions: number) =>
      `La moyenne des trois derniers examens, entraînements, quiz ou tests de niveau\u202f: élevée dès ${number(high)}\u202f%, moyenne dès ${number(medium)}\u202f%. D’un quiz ou d’un test de niveau compte la dernière manche\u202f; d’un examen ou d’un entraînement, à partir de ${number(questions)} questions et s’il est au moins à moitié rempli, sauf s’il a été trop rapide ou ne reprend que des questions ratées.`,
    confidenceAbout:
      'Dit comment se sont passés tes derniers examens, entraînements, quiz ou tests de niveau, pas quelle part de l’examen ils couvrent.',
    confidenceCounts: 'Ce qui compte',
    confidenceScores: (n: number) =>
      `Les ${number(n)} derniers examens, entraînements, quiz ou tests de niveau\u202f:`,
    phases: 'Phases commencées',
    badges: 'Badges gagnés',
    left: 'Temps restant',
    done: (percent: string, track: string | null) =>
      `${percent} des minutes ${track === null ? 'du cours' : `de la filière «\u202f${track}\u202f»`} faites, missions comprises\u202f; les épreuves s’y ajoutent`,
    noExam: 'Réussis un quiz du parcours ou une simulation pour le voir',
    noJob: 'Termine une activité d’une phase pour le voir',
    needed: (n: number) =>
      plural(n, {
        one: 'Encore # examen, entraînement, quiz ou test de niveau pour le voir',
        other: 'Encore # examens, entraînements, quiz ou tests de niveau pour le voir',
      }),
    of: (have: number, all: number) => `${number(have)}/${number(all)}`,
    time: (hours: number, minutes: number) => `${number(hours)} h ${number(minutes)} min`,
  },
  exam: {
    tile: 'Jours avant l’examen',
    days: (days: number) => plural(days, { one: '# jour', other: '# jours' }),
    pace: (minutes: number) => `${number(minutes)} min par jour`,
    today: 'Aujourd’hui',
    over: 'La date est passée',
    set: 'Indiquer la date de ton examen',
    change: 'Changer la date',
    title: 'La date de ton examen',
    text: 'Facultatif, et rien que pour toi\u202f: le parcours compte les jours qui restent.',
    label: 'Jour de l’examen',
    save: 'Enregistrer',
    clear: 'Effacer la date',
  },
  weak: {
    title: 'Points faibles',
    lead: (percent: number, latest: number, from: number) =>
      `Les thèmes où moins de ${number(percent)}\u202f% de tes ${number(latest)} dernières réponses étaient justes, à partir de ${plural(from, { one: '# réponse', other: '# réponses' })}. Missions, leçons, quiz, tests de niveau, épreuves et entraînements comptent.`,
    figure: (right: number, answers: number, percent: number) =>
      `${plural(right, { one: '# bonne réponse', other: '# bonnes réponses' })} sur ${number(answers)} (${number(percent)}\u202f%)`,
    go: (item: string) => `À travailler\u202f: ${item}`,
  },
  guide: {
    mission: 'Mission',
    button: (n: number) =>
      plural(n, {
        one: 'Guide-moi – la prochaine étape (≤30 min)',
        other: 'Guide-moi – les # prochaines étapes (≤30 min)',
      }),
    buttonNone: 'Guide-moi (≤30 min)',
    title: 'Tes prochaines étapes',
    text: 'Dans cet ordre, elles tiennent en une demi-heure.',
    longer: (step: string, minutes: number) =>
      `Ta prochaine étape, «\u202f${step}\u202f», prend ${number(minutes)} min. En une demi-heure tiennent\u202f:`,
    sum: (minutes: number) => `En tout ${number(minutes)} min`,
    none: 'Aucune étape ouverte ne tient en une demi-heure. Termine ce que tu as commencé ou choisis une station sur le plan.',
  },
  map: {
    title: 'La ligne',
    label: 'Plan de la ligne avec les phases',
    phases: (n: number) => plural(n, { one: '# phase', other: '# phases' }),
    items: (n: number) =>
      plural(n, { one: '# élément d’apprentissage', other: '# éléments d’apprentissage' }),
    written: (n: number) => `dont ${number(n)} déjà rédigés`,
    walkway: 'Passerelle des exigences',
    legend: 'Légende',
    station: (letter: string, title: string, status: string) =>
      `${letter}, ${title}\u202f: ${status}`,
    here: 'tu es ici',
    train: 'Le train est là où tes stations continuent',
    coreLegend: 'Ligne de base\u202f: les fondamentaux, ouverte dès le début',
    missions: 'Chaque station indique ses missions',
    sameLetter: (stations: string, letter: string) => `${stations} partagent la lettre ${letter}`,
    /** Where the next step stands at no station. */
    offMap: (step: string, group: string, before: string | null) =>
      `Ta prochaine étape, «\u202f${step}\u202f», est une mission de «\u202f${group}\u202f». Elle est ${
        before === null
          ? 'à côté de la ligne, à aucune station'
          : `avant la station «\u202f${before}\u202f»`
      }\u202f; tu la trouves sous Missions.`,
  },
  checklist: {
    /** The other items of the phase: the app knows what of them is done. */
    seen: (done: number, all: number) =>
      `Avant lui, à cette station\u202f: ${number(done)} sur ${plural(all, { one: '# terminé', other: '# terminés' })}`,
    ticked: linesTicked,
    own: (n: number) =>
      plural(n, { one: '# point à cocher toi-même', other: '# points à cocher toi-même' }),
    ownText:
      'Ils portent sur ton organisation, ou sur l’entreprise de tes ateliers. Coche ce qui est vrai aujourd’hui\u202f: peu importe le nombre, même zéro, les XP sont les mêmes.',
    asks: (n: number) =>
      plural(n, { one: 'Le # point qu’il vérifie', other: 'Les # points qu’il vérifie' }),
    ahead: 'La remise s’ouvre plus tard.',
    aheadAfter: (item: string, more: number) =>
      `La remise s’ouvre après «\u202f${item}\u202f»${andMore(more)}.`,
    opensWhen: (item: string, xp: number | null) =>
      `La remise${forXp(xp)} s’ouvre quand «\u202f${item}\u202f» est terminé.`,
    opensAfterSteps: (item: string, more: number, xp: number | null) =>
      `La remise${forXp(xp)} s’ouvre après «\u202f${item}\u202f»${andMore(more)}`,
    work: 'Y travailler maintenant',
    title: 'Contrôles',
    done: (done: number, all: number) =>
      `${number(done)} sur ${plural(all, { one: '# terminé', other: '# terminés' })}`,
    lead: 'À comparer avec ton propre travail. Tu peux travailler à chacun dès maintenant, et tu le rends quand tu y arrives à sa station.',
    more: (n: number) => plural(n, { one: 'Afficher # autre', other: 'Afficher les # autres' }),
  },
  core: {
    title: 'Ligne de base',
    short: 'Base',
    lead: 'De courtes leçons sur les bases de chaque phase. Ta prochaine étape amène chacune quand c’est son tour\u202f; tout y est ouvert dès le début, dans l’ordre que tu veux.',
    required: 'Ta filière demande tout.',
    optional: 'Facultatif dans ta filière.',
    items: (done: number, all: number) =>
      `${number(done)} sur ${plural(all, { one: '# élément terminé', other: '# éléments terminés' })}`,
    count: (done: number, all: number) => `${number(done)} sur ${number(all)}`,
    station: (status: string, done: number, all: number) =>
      `Ligne de base\u202f: ${status}, ${number(done)} sur ${plural(all, { one: '# élément terminé', other: '# éléments terminés' })}`,
    quizzes: 'Quiz',
    close: 'Fermer le panneau de la ligne de base',
    allDone: 'Toute la ligne de base est terminée. Revois ce que tu veux.',
    trackAsks: 'La ligne de base, avant la première phase, est obligatoire elle aussi.',
    trackLeaves: 'La ligne de base, avant la première phase, est ouverte mais pas obligatoire.',
  },
  stations: {
    title: 'Toutes les stations',
    items: (done: number, all: number, minutes: number) =>
      `${number(done)} sur ${plural(all, { one: '# élément', other: '# éléments' })}, ${number(minutes)} min`,
    unwritten: 'En cours de rédaction',
    beginFirst: (phases: string) => `S’ouvre après le premier élément de ${phases}.`,
    knownAlready: 'Tu connais déjà\u202f?',
    testOut: 'Ouvrir par un test',
    testOutNamed: (phase: string) => `Ouvrir ${phase} par un test`,
    testOutLeaves: (left: number, now: number) =>
      left === 0
        ? '\u202f: ça s’ouvre alors tout de suite.'
        : plural(left, {
            one: `\u202f: il reste alors # activité au lieu de ${number(now)}.`,
            other: `\u202f: il reste alors # activités au lieu de ${number(now)}.`,
          }),
    lockedTitle: 'Cette station est verrouillée',
    unwrittenText: (phase: string) => `${phase} est en cours de rédaction.`,
  },
  status: {
    locked: 'Verrouillé',
    available: 'Disponible',
    in_progress: 'En cours',
    done: 'Terminé',
  },
  panel: {
    facts: (status: string, total: number, counted: number) =>
      counted === total
        ? `${status}, ${number(total)} min en tout`
        : `${status}, ${number(total)} min en tout, dont ${number(counted)} dans ta filière`,
    close: 'Fermer le volet de la phase',
    testedOut: 'Tu as ouvert cette phase par son test.',
    next: 'Prochaine étape',
    openToo: 'Tu peux aussi continuer ici',
    weighed: (done: number, all: number) =>
      `${number(done)} sur ${plural(all, { one: '# élément', other: '# éléments' })}. Le pourcentage se compte en poids, pas en minutes\u202f: un atelier ou un modèle vaut 3, un quiz 2, tout le reste 1\u202f; les missions n’y entrent pas.`,
    byWeight: (percent: string) => `${percent} en poids`,
    nextItem: (action: string, item: string) => `${action}\u202f: ${item}`,
    nextStop: (phase) => `Prochaine station\u202f: ${phase}`,
    allDone: 'Tout est terminé dans cette phase. Tu peux tout revoir.',
    items: 'Éléments de la phase',
    ofKind: (kind: string, n: number, all: number) =>
      `${kind} ${number(n)}\u00a0sur\u00a0${number(all)}`,
    missions: 'Missions à cette station',
    required: 'Obligatoire dans ta filière',
    requiredOfAll: 'Obligatoire',
    optional: 'Facultatif',
    outcomes: 'Tu apprends à',
    deliverable: 'Livrable',
    openDeliverable: 'Ouvrir le livrable',
    openDeliverableOf: (company: string) => `Ouvrir le livrable de ${company}`,
    tasks: 'Exercices',
    coverage: 'Thèmes de l’examen',
    seen: (seen: number, steps: number) =>
      `${number(seen)} sur ${plural(steps, { one: '# carte vue', other: '# cartes vues' })}`,
    best: (percent: number) => `Meilleure manche\u202f: ${number(percent)}\u202f%`,
    pass: (percent: number) => `Réussi à partir de ${number(percent)}\u202f%`,
    start: 'Commencer',
    continue: 'Continuer',
    review: 'Revoir',
    opensAfter: (item: string) => `S’ouvre quand «\u202f${item}\u202f» est terminé`,
    steps: 'Étapes, comme l’examen les nomme',
    pitfalls: 'Pièges fréquents',
    apply: 'À appliquer au travail',
    startFailed: 'Impossible de commencer',
  },
} satisfies Messages['path'];
