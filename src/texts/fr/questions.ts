// Questions de tout type : comment on y répond et ce que disent leurs marques.
import type { Messages } from '../messages.ts';
import { number, plural } from './words.ts';

const worth = (points: number) => plural(points, { one: '# point', other: '# points' });

export const questions: Messages['questions'] = {
  hint: {
    sc: 'Choisis une réponse.',
    ms: (n) => `Choisis ${number(n)} réponses.`,
    gradient: 'Choisis la meilleure réponse. Les quatre valent 5, 3, 1 et 0 points.',
    match: 'Associe chaque ligne à sa réponse.',
    order: 'Déplace une ligne avec ses flèches. L’ordre montré au début n’est pas le bon.',
    orderKeys:
      'Déplace une ligne avec ses flèches, ou avec Alt et les touches fléchées. L’ordre montré au début n’est pas le bon.',
    fill: 'Choisis ce qui convient pour chaque blanc.',
    hotspot: (n) =>
      `Choisis ${plural(n, { one: '# endroit', other: '# endroits' })} dans l’image ou dans la liste.`,
  },
  scenario: 'Le cas',
  caseFor: (from, to) => `Le cas des questions ${number(from)} à ${number(to)}`,
  caseMarked: 'Marqué dans le cas : ce qui décide de cette question.',
  table: 'Données à lire',
  /** A view of a model beside the stem or the reading. */
  view: { closer: 'Agrandir', farther: 'Réduire', inWords: 'La vue en mots' },
  /** Ways on that are diagrams, and how they stand. */
  diagrams: {
    name: 'Diagramme',
    layout: 'Disposition des diagrammes',
    all: 'Les quatre',
    pairs: 'Deux par deux',
    single: 'Un par un',
    compare: 'Comparer les diagrammes',
    close: 'Fermer la comparaison',
    enlarge: (letter) => `Agrandir le diagramme ${letter}`,
    choose: (letter) => `Choisir ${letter}`,
    chosen: 'Ton choix',
  },
  matching: {
    hint: 'Glisse chaque réponse vers sa ligne, ou appuie sur une ligne pour y poser celle qui est marquée.',
    touchHint:
      'Touche une ligne pour y poser la réponse marquée. Pour en choisir une autre, touche-la d’abord.',
    pool: 'Au choix',
    allPlaced:
      'Chaque ligne a sa réponse. Glisse-en une, ou appuie dessus, pour la déplacer ou la remettre.',
  },
  gap: (n) => `Blanc ${number(n)}`,
  places: 'Endroits de l’image',
  strikeOut: (letter: string) => `Barrer l’option ${letter}`,
  nothing: 'Pas de réponse',
  firstAnswer: 'Première réponse',
  half: (right, total) =>
    `${number(right)} sur ${plural(total, { one: '# juste', other: '# justes' })}. La question ne compte que si tout est juste.`,
  points: (points, outOf) => `${number(points)} sur ${worth(outOf)}`,
  worth,
  mine: (points) => `Ta réponse, ${worth(points)}`,
  scored: (letter, points) => `${letter} : ${worth(points)}`,
  readOn: 'À lire :',
  lessonLocked: 'Encore verrouillé. Le lien mène à ce qui l’ouvre.',
  lessonReadable: 'Pas encore ouvert sur ton parcours. Tu peux déjà le lire, sans ses questions.',
  answersSaved: 'Tes réponses sont enregistrées.',
  clockGoesOn: 'Tes réponses sont enregistrées. Le temps continue de courir.',
  facts: 'Les faits du cas',
  fact: 'Fait',
  cover: { yes: 'respecté', part: 'en partie', no: 'non respecté', contra: 'à l’encontre' },
  turn: {
    title: 'Ce qui changerait la réponse',
    says: 'Le cas dit :',
    instead: 'S’il disait plutôt :',
    best: (letter) => `Alors ${letter} serait la meilleure.`,
    others: (letters) => `Les autres, dans l’ordre : ${letters}.`,
  },
};
