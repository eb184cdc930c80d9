// Questions of every type: how each is answered, and what its marks say.
import { number, plural } from './words.ts';

const worth = (points: number) => plural(points, { one: '# point', other: '# points' });

export const questions = {
  hint: {
    sc: 'Choose one answer.',
    ms: (n: number) => `Choose ${number(n)} answers.`,
    gradient: 'Choose the best answer. The four are worth 5, 3, 1 and 0 points.',
    match: 'Choose a match for every entry.',
    order: 'Move an entry with its arrows. The order shown first is not the right one.',
    /** Where a keyboard is likely. */
    orderKeys:
      'Move an entry with its arrows, or with Alt and the arrow keys. The order shown first is not the right one.',
    fill: 'Choose what fits for every gap.',
    hotspot: (n: number) =>
      `Choose ${plural(n, { one: 'one place', other: '# places' })} in the picture or in the list.`,
  },
  scenario: 'The case',
  /** Of a case set: the first and the last of its questions. */
  caseFor: (from: number, to: number) => `The case for questions ${number(from)} to ${number(to)}`,
  caseMarked: 'Marked in the case: what decides this question.',
  /** A table of a question or a case, where it has no caption. */
  table: 'Figures to read',
  /** A view of a model beside the stem or the reading. */
  view: { closer: 'Zoom in', farther: 'Zoom out', inWords: 'The view in words' },
  /** Ways on that are diagrams, and how they stand. */
  diagrams: {
    name: 'Diagram',
    layout: 'Layout of the diagrams',
    all: 'All four',
    pairs: 'Two by two',
    single: 'One by one',
    compare: 'Compare the diagrams',
    close: 'Close the comparison',
    enlarge: (letter: string) => `Enlarge diagram ${letter}`,
    choose: (letter: string) => `Choose ${letter}`,
    chosen: 'Your choice',
  },
  /** Lists that are matched on a board. */
  matching: {
    hint: 'Drag each match to its entry, or press an entry to put the selected one there.',
    touchHint:
      'Tap an entry to put the selected match there. To choose another match, tap it first.',
    pool: 'To choose from',
    allPlaced: 'Every entry has a match. Drag a match, or press it, to move it or put it back.',
  },
  gap: (n: number) => `Gap ${number(n)}`,
  places: 'Places in the picture',
  /** At an option: a press strikes it out, or back in. */
  strikeOut: (letter: string) => `Strike out option ${letter}`,
  nothing: 'No answer',
  /** An answer that was changed, where it was another. */
  firstAnswer: 'First answer',
  /** Where not all of it is right: nothing less than the whole brings the point. */
  half: (right: number, total: number) =>
    `${number(right)} of ${number(total)} right. It counts only when all are right.`,
  points: (points: number, outOf: number) => `${number(points)} of ${worth(outOf)}`,
  worth,
  mine: (points: number) => `Your answer, ${worth(points)}`,
  scored: (letter: string, points: number) => `${letter}: ${worth(points)}`,
  /** From the reasons of a question to its lesson, whose title follows. */
  readOn: 'Read on:',
  lessonLocked: 'Still locked. The link leads to what opens it.',
  lessonReadable: 'Not open yet in your curriculum. You can read it now, without its questions.',
  /** Beside that, while a practice runs. */
  answersSaved: 'Your answers are saved.',
  clockGoesOn: 'Your answers are saved. The clock goes on.',
  facts: 'The facts of the case',
  fact: 'Fact',
  cover: { yes: 'met', part: 'in part', no: 'missed', contra: 'against' },
  /** A sentence of the case that decides, and what would be best if it said something else. */
  turn: {
    title: 'What would change the answer',
    says: 'The case says:',
    instead: 'If it said instead:',
    best: (letter: string) => `Then ${letter} would be best.`,
    others: (letters: string) => `The others in order: ${letters}.`,
  },
};
