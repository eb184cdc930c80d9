// The learning path: map, stations, phase panel, tracks and industries.
import type { Messages } from '../messages.ts';
import { number, plural } from './words.ts';

export const path = {
  screen: 'Parcours d’apprentissage',
  title: 'Parcours d’apprentissage',
  loading: 'Chargement du parcours…',
  failed: 'Le parcours ne s’est pas chargé',
  failedText:
    'Tout ce que tu as fait est conservé sur le serveur. Vérifie la connexion et réessaie.',
  toPath: 'Ouvrir le parcours d’apprentissage',
  tracks: {
    label: 'Filière',
    'exam-ready': {
      name: 'Cap sur l’examen',
      text: 'Couverture stricte du programme pour réussir la certification',
      more: 'Pour une date d’examen en vue\u202f: ce que demande le programme, expliqué et mis à l’épreuve.',
    },
    'real-world': {
      name: 'Cap sur le métier',
      text: 'Ateliers pratiques et livrables pour être opérationnel au travail',
      more: 'Pour le quotidien\u202f: tu remplis les documents et tu traites les cas que le métier apporte.',
    },
    about: 'Ce que contiennent les filières',
    title: 'Filières d’apprentissage',
    lead: 'La filière décide de ce qui est obligatoire et de ce que le guide propose d’abord. Tout le reste demeure ouvert, et tu peux changer à tout moment.',
    yours: 'Ta filière',
    choose: (track: string) => `Choisir ${track}`,
    asks: 'Obligatoire dans chaque phase',
    also: 'Ouvert, sans obligation',
    written: (items: number, time: string) =>
      `${plural(items, { one: '# élément obligatoire rédigé', other: '# éléments obligatoires rédigés' })} à ce jour, ${time}`,
    kept: 'Conservé dans ton profil, pour tous tes appareils.',
    failed: 'La filière n’a pas été enregistrée',
  },
  industries: {
    label: 'Secteur',
    title: 'Choix du secteur',
    about: 'Ce que contiennent les secteurs',
    lead: 'Chaque atelier est raconté dans cinq secteurs. Ateliers, modèles et exemples s’ouvrent dans le tien\u202f; dans un atelier, tu peux regarder les autres.',
    yours: 'Ton secteur',
    choose: (industry: string) => `Choisir ${industry}`,
    labs: 'Ateliers rédigés à ce jour',
    noLabs: 'Les ateliers de ce secteur sont en cours de rédaction.',
    invented: 'Les cinq entreprises sont inventées\u202f; leurs chiffres ont la taille des vrais.',
    failed: 'Le secteur n’a pas été enregistré',
    BFSI: {
      name: 'Banque',
      company:
        'Une banque universelle dans trois pays\u202f: 620 applications, onze systèmes de paiement et un cœur de 1988.',
    },
    Insurance: {
      name: 'Assurance',
      company:
        'Vie, habitation et automobile\u202f: 340 applications et cinq systèmes de contrats, un par portefeuille repris.',
    },
    Retail: {
      name: 'Commerce',
      company:
        '410 magasins et une boutique en ligne dans quatre pays\u202f: des stocks justes à 88 %, et un mois de novembre à neuf fois la charge.',
    },
    Healthcare: {
      name: 'Santé',
      company:
        'Six hôpitaux et 74 cabinets\u202f: trois systèmes de dossier patient après des fusions, et 190 interfaces sur un seul moteur.',
    },
    Manufacturing: {
      name: 'Industrie',
      company:
        'Neuf usines dans cinq pays qui fabriquent pompes et régulateurs\u202f: trois systèmes ERP et cinq pour la production.',
    },
  },
  gauges: {
    label: 'Ta progression',
    exam: 'Prêt pour l’examen',
    job: 'Prêt pour le métier',
    confidence: 'Confiance',
    examReady: 'C’est bon',
    inProgress: 'En cours',
    more: (percent: number) => `Encore ${number(percent)} % avant d’être prêt pour l’examen`,
    examFrom: (percent: number) => `Prêt à partir de ${number(percent)} % de couverture`,
    jobReady: 'C’est bon',
    learning: 'En apprentissage',
    jobFrom: (percent: number) => `Prêt à partir de ${number(percent)} % de maîtrise`,
    levels: { Low: 'Faible', Medium: 'Moyenne', High: 'Élevée' },
    confidenceFrom: 'D’après tes trois dernières évaluations',
    phases: 'Phases commencées',
    badges: 'Badges gagnés',
    left: 'Temps restant',
    track: 'Avancée de la filière',
    of: (have: number, all: number) => `${number(have)}/${number(all)}`,
    time: (hours: number, minutes: number) => `${number(hours)} h ${number(minutes)} min`,
  },
  guide: {
    button: 'Guide-moi – les 3 prochaines étapes (≤30 min)',
    title: 'Tes prochaines étapes',
    text: 'Dans cet ordre, elles tiennent en une demi-heure.',
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
  },
  core: {
    title: 'Ligne de base',
    short: 'Base',
    lead: 'Les bases sur lesquelles repose chaque phase. Tout y est ouvert dès le début, dans l’ordre que tu veux.',
    required: 'Ton parcours demande le tout.',
    optional: 'Ton parcours ne le demande pas.',
    lessons: (done: number, all: number) =>
      `${number(done)} sur ${plural(all, { one: '# leçon terminée', other: '# leçons terminées' })}`,
    count: (done: number, all: number) => `${number(done)} sur ${number(all)}`,
    station: (status: string, done: number, all: number) =>
      `Ligne de base\u202f: ${status}, ${number(done)} sur ${plural(all, { one: '# leçon terminée', other: '# leçons terminées' })}`,
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
    beginFirst: (phases: string) => `Commence d’abord ${phases}`,
    testOut: 'Ouvrir par un test',
    testOutNamed: (phase: string) => `Ouvrir ${phase} par un test`,
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
    facts: (status: string, minutes: number) => `${status}, ${number(minutes)} min en tout`,
    close: 'Fermer le volet de la phase',
    testedOut: 'Tu as ouvert cette phase par son test.',
    next: 'Prochaine action',
    nextItem: (action: string, item: string) => `${action}\u202f: ${item}`,
    allDone: 'Tout est terminé dans cette phase. Tu peux tout revoir.',
    items: 'Éléments de la phase',
    types: {
      lesson: 'Leçon',
      deepdive: 'Zoom',
      artifact: 'Livrable',
      lab: 'Atelier',
      quiz: 'Test',
      checklist: 'Contrôle',
    },
    required: 'Obligatoire dans ta filière',
    optional: 'Facultatif dans ta filière',
    outcomes: 'Objectifs',
    deliverable: 'Document à produire',
    tasks: 'Tâches',
    coverage: 'Couverture de l’examen',
    seen: (seen: number, steps: number) =>
      `${number(seen)} sur ${plural(steps, { one: '# étape vue', other: '# étapes vues' })}`,
    best: (percent: number) => `Meilleure série\u202f: ${number(percent)} %`,
    pass: (percent: number) => `Réussi à partir de ${number(percent)} %`,
    start: 'Commencer',
    continue: 'Continuer',
    review: 'Revoir',
    opensAfter: (item: string) => `S’ouvre quand «\u202f${item}\u202f» est terminé`,
    pitfalls: 'Pièges fréquents',
    apply: 'À appliquer au travail',
    startFailed: 'Impossible de commencer',
  },
} satisfies Messages['path'];
