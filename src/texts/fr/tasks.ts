// Tasks in the player: working on them, handing them in, rating them; quiz rounds and lab industries.
import type { Messages } from '../messages.ts';
import { linesTicked, number, plural } from './words.ts';

export const tasks = {
  taskOf: (n: number, total: number) =>
    total === 1 ? 'Exercice' : `Exercice, carte ${number(n)} sur ${number(total)}`,
  worth: (points: number) => `Jusqu’à ${plural(points, { one: '# point', other: '# points' })}`,
  handIn: 'Rendre',
  story: 'Le cas',
  hint: 'Enregistré automatiquement. Tu ne peux rendre qu’une fois.',
  handInWaits: 'Gardé sur cet appareil. Il part de lui-même dès que le serveur répond.',
  handInFailed: 'Ton travail n’est pas parti. Il est conservé.',
  elsewhere: 'Tu avais déjà rendu cet exercice. C’est ce travail qui compte.',
  stillOpen: (n: number) =>
    plural(n, { one: '# partie reste à faire.', other: '# parties restent à faire.' }),
  problem: {
    number: () => `Écris un nombre, par exemple ${number(0.85)}.`,
    draw: 'Modifie d’abord le modèle.',
    place: 'Choisis un emplacement.',
    words: (min: number, max: number) => `Écris de ${number(min)} à ${number(max)} mots.`,
  },
  placed: (n: number, total: number) =>
    `${number(n)} sur ${plural(total, { one: '# placé', other: '# placés' })}`,
  chosen: (n: number, total: number) =>
    `${number(n)} sur ${plural(total, { one: '# choisi', other: '# choisis' })}`,
  grid: {
    items: '1. Choisis quoi placer',
    cell: (item: string) => `2. Choisis sa case\u202f: ${item}`,
    at: (y: string, yEnd: string, x: string, xEnd: string) =>
      `${y}\u202f: ${yEnd}, ${x}\u202f: ${xEnd}`,
    empty: 'pas encore placé',
  },
  sort: {
    hint: 'Glisse chaque ligne dans sa colonne, ou appuie sur une colonne pour y poser la ligne marquée.',
    touchHint:
      'Touche une colonne pour y poser la ligne marquée. Pour en choisir une autre, touche-la d’abord.',
    placing: 'À placer maintenant\u202f:',
    keys: (columns: number) =>
      `Les touches 1 à ${number(columns)} font de même\u202f; Retour arrière remet avec les autres.`,
    pool: 'À placer',
    allPlaced:
      'Tout est placé. Glisse une ligne, ou appuie dessus, pour la déplacer ou la remettre.',
    putHere: 'Poser ici',
    put: (item: string, place: string) => `Poser ici, ${place}\u202f: ${item}`,
    putBack: 'Remettre',
    back: (item: string) => `${item}\u202f: de nouveau à placer`,
    said: (item: string, place: string) => `${item}\u202f: ${place}`,
  },
  order: {
    list: 'Ton ordre',
    hint: 'Glisse une ligne, utilise ses flèches ou Alt et une touche fléchée.',
    up: (item: string) => `Monter\u202f: ${item}`,
    down: (item: string) => `Descendre\u202f: ${item}`,
    place: (n: number) => `Rang ${number(n)}`,
    moved: (item: string, n: number) => `${item}\u202f: rang ${number(n)}`,
  },
  matrix: {
    choose: 'Choisis',
    cell: (row: string, column: string) => `${row}, ${column}`,
  },
  text: {
    label: 'Ton texte',
    range: (min: number, max: number) => `De ${number(min)} à ${number(max)} mots`,
    words: (n: number, min: number, max: number) =>
      `${plural(n, { one: '# mot', other: '# mots' })}, de ${number(min)} à ${number(max)} demandés`,
  },
  model: {
    loading: 'Chargement de la surface de dessin',
    failed: 'La surface de dessin ne s’est pas chargée.',
    retry: 'Réessayer',
    own: 'Ton modèle',
    goal: 'Un modèle où rien ne manque',
    met: 'Comme indiqué ci-dessus',
    unmet: 'Ce n’est pas le cas dans ton modèle',
    line: (type, from, to) => `${type}, de ${from} à ${to}`,
    noLine: 'Aucune relation',
    marked: 'En évidence\u202f: tes relations qui ne sont pas celles demandées.',
    undo: 'Annuler',
    redo: 'Rétablir',
    fit: 'Ajuster',
    fitKey: 'Afficher tout le dessin (F)',
    drawing: 'Dessin',
    moving: 'Déplacer',
    connecting: 'Relier',
    moveHint:
      'Fais glisser un élément pour le déplacer. Appuie dessus pour le renommer, le relier ou l’enlever.',
    connectHint: 'Fais glisser d’un élément à l’autre, ou appuie sur l’un puis sur l’autre.',
    connectFrom: (name: string) => `Depuis ${name}\u202f: appuie là où la relation se termine.`,
    empty: 'Rien encore. Ajoute un élément de la palette.',
    add: 'Ajouter un élément',
    closeAdd: 'Fermer les éléments',
    addKind: (kind: string) => `Ajouter\u202f: ${kind}`,
    elements: 'Éléments',
    relations: 'Relations',
    noRelations: 'Aucune relation encore. Ouvre un élément et choisis à quoi le relier.',
    name: 'Nom',
    nameless: (kind: string) => `${kind} sans nom`,
    open: (what: string) => `Modifier\u202f: ${what}`,
    relate: 'Voir les relations',
    connectTo: 'Relier à',
    choose: 'Choisir',
    move: 'Le déplacer',
    left: 'À gauche',
    right: 'À droite',
    up: 'En haut',
    down: 'En bas',
    remove: (what: string) => `Enlever\u202f: ${what}`,
    between: (from: string, to: string) => `De ${from} à ${to}`,
    permitted: 'Ce que le langage permet ici\u202f:',
    first: 'Le choix habituel',
    others: (n: number) =>
      plural(n, {
        one: 'Pourquoi # type n’est pas proposé',
        other: 'Pourquoi # types ne sont pas proposés',
      }),
    cancel: 'Abandonner',
    otherType: 'Type de relation',
    turn: 'Inverser',
    access: 'Ce que fait l’accès',
    modes: {
      access: 'non précisé',
      read: 'lit',
      write: 'écrit',
      'read-write': 'lit et écrit',
    },
    refused: {
      reversed: 'Elle va dans l’autre sens\u202f: commence par l’autre bout.',
      layer: 'De tels éléments peuvent l’avoir, mais pas entre ces couches.',
      aspect: 'Elle n’existe pas entre éléments de ces deux aspects.',
      pair: 'Elle n’est pas permise entre ces deux éléments.',
      junction:
        'À une jonction ne se rencontrent que des relations d’un même type, permises de chaque début à chaque fin.',
      'same-ends': 'Une relation a besoin de deux bouts différents.',
      twice: 'Elle est déjà là.',
      'no-end': 'L’un de ses bouts manque.',
    },
    checks: 'Contrôles',
    check: 'Vérifier les relations',
    checkFirst:
      'Regarde d’abord les relations par toi-même. Ce que le langage ne permet pas est indiqué dès que tu le demandes.',
    noRemarks: 'Aucune règle du langage n’est enfreinte.',
    checksOnly:
      'Ici, seules les règles du langage sont contrôlées. Ce que demande l’exercice l’est quand tu le rends.',
    remark: {
      blocked: (relation: string, why: string) => `Non permis\u202f: ${relation}. ${why}`,
      'not-preferred': (relation: string, instead: string) =>
        `Permis, mais inhabituel\u202f: ${relation}. Ici d’habitude\u202f: ${instead}.`,
      nameless: (element: string) => `${element}\u202f: donne-lui un nom.`,
      orphan: (element: string) => `${element} n’a aucune relation.`,
      duplicate: (element: string) => `${element} est là deux fois.`,
      'outside-viewpoint': (element: string) => `${element} n’appartient pas à ce point de vue.`,
    },
    full: 'Le modèle est plein.',
    said: {
      added: (what: string) => `Ajouté\u202f: ${what}`,
      connected: (relation: string) => `Dessiné\u202f: ${relation}`,
      removed: (what: string) => `Enlevé\u202f: ${what}`,
      undone: 'Annulé',
      redone: 'Rétabli',
    },
  },
  calculation: {
    hint: 'Enregistré automatiquement. Rends une fois, puis exerce-toi avec d’autres nombres.',
    round: (decimals: number) =>
      decimals === 0
        ? 'Arrondis à un nombre entier.'
        : plural(decimals, { one: 'Arrondis à # décimale.', other: 'Arrondis à # décimales.' }),
    within: (off: number) => `Un écart de ${number(off)} au plus est accepté.`,
    readAs: (value: string) => `Lu comme ${value}`,
    value: (n: number) => number(n),
    practice: (round: number) =>
      `Manche ${number(round)}, avec d’autres nombres. L’exercice reste rendu.`,
    again: 'Recommencer avec d’autres nombres',
    againNote: 'Pour t’exercer : cela ne rapporte rien de plus, et l’exercice reste rendu.',
    againFailed: 'La manche suivante ne s’est pas ouverte.',
  },
  practice: {
    hint: 'Enregistré automatiquement. Rends une fois, puis exerce-toi de nouveau.',
    again: 'S’exercer de nouveau',
    againNote: 'Tout recommence, sans rien rapporter de plus. Ton meilleur résultat reste.',
    note: 'Pour t’exercer\u202f: l’exercice reste rendu, et ton meilleur résultat compte.',
  },
  ticks: {
    hint: 'Enregistré automatiquement. Ne coche que ce que tu peux prouver\u202f; tu pourras en ajouter plus tard.',
    ticked: linesTicked,
    say: (n, total, na) => `Rendu. ${linesTicked(n, total, na)}.`,
  },
  result: {
    allRight: 'Tout est juste\u202f!',
    missed: 'Ce que tu as manqué',
    gotRight: (n: number) => `Ce que tu as eu juste (${number(n)})`,
    right: 'Juste',
    wrong: 'Faux',
    yours: 'Ta réponse',
    expected: 'Bonne réponse',
    parts: (right: number, total: number) =>
      `${number(right)} sur ${plural(total, { one: '# juste', other: '# justes' })}`,
    cells: (right: number, total: number) =>
      `${number(right)} sur ${plural(total, { one: '# case juste', other: '# cases justes' })}`,
    rightRows: (n: number, total: number) =>
      `Lignes entièrement justes (${number(n)} sur ${number(total)})`,
    points: (points: number, outOf: number) =>
      `${number(points)} sur ${plural(outOf, { one: '# point', other: '# points' })}`,
    byRule: 'Corrigé automatiquement',
    bySelf: 'Tu as noté ton travail',
    unrated: 'Pas encore noté',
    own: 'Ton travail',
    model: 'Réponse type pour l’exemple',
    modelOf: (title: string) => `Réponse type\u202f: ${title}`,
    say: (points: number, outOf: number) =>
      `Rendu. ${number(points)} sur ${plural(outOf, { one: '# point', other: '# points' })}.`,
    sayModel: 'Rendu. La réponse type est ouverte.',
  },
  rating: {
    rest: (n) => `Noter ${plural(n, { one: '# ligne', other: '# lignes' })}`,
    finishNow: 'Terminer, noter plus tard',
    title: 'Note ton propre travail',
    text: 'Compare ton travail à la réponse type, ligne par ligne. Tu peux aussi noter plus tard, ou changer ta note\u202f: rouvre cet exercice.',
    textOfExample:
      'La réponse type porte sur l’exemple\u202f; la tienne peut porter sur ton propre cas. Compare ligne par ligne la façon de faire. Tu peux aussi noter plus tard, ou changer ta note\u202f: rouvre cet exercice.',
    full: 'Tout à fait',
    half: 'À moitié',
    none: 'Pas encore',
    left: (n: number) =>
      `Note encore ${plural(n, { one: '# ligne', other: '# lignes' })} pour obtenir tes points.`,
    failed: 'Ta note n’est pas encore arrivée au serveur. Un nouvel envoi suit.',
  },
  quiz: {
    round: (n: number) => `Manche ${number(n)}`,
    seeResult: 'Voir le résultat',
    passed: 'Réussi',
    passedWith: (percent: number) => `Réussi, ${number(percent)}\u202f%`,
    ahead: (questions: number, minutes: number, percent: number) =>
      `${plural(questions, { one: '# question', other: '# questions' })}, environ ${plural(minutes, { one: '# minute', other: '# minutes' })}, réussi à partir de ${number(percent)}\u202f%`,
    passedAgain:
      'Tu peux faire une autre manche pour un meilleur résultat. Ce que tu as gagné reste.',
    failed: 'Pas réussi cette fois',
    score: (percent: number) => `${number(percent)}\u202f%`,
    line: (percent: number) => `Seuil\u202f: ${number(percent)}\u202f%`,
    scoreOf: (right: number, total: number, percent: number) =>
      `${number(right)} sur ${plural(total, { one: '# juste', other: '# justes' })}. On réussit à partir de ${number(percent)}\u202f%.`,
    again:
      'Chaque réponse a ses raisons\u202f: regarde les fausses, puis fais la manche suivante. Elle apporte d’abord d’autres questions.',
    testOut:
      'La phase reste fermée pour l’instant. Étudie les phases d’avant ou fais la manche suivante.',
    retake: 'Recommencer',
    look: 'Voir les réponses',
    retakeFailed: 'La manche suivante ne s’est pas ouverte.',
  },
  industry: {
    switched: (industry: string) => `L’atelier parle maintenant de ${industry}.`,
    own: 'Chaque secteur garde son propre travail.',
    failed: 'L’autre histoire n’a pas pu être chargée.',
  },
} satisfies Messages['tasks'];
