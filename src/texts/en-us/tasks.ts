// Tasks in the player: working on them, handing them in, rating them; quiz rounds and lab industries.
import { number, plural } from './words.ts';

export const tasks = {
  taskOf: (n: number, total: number) => `Task, card ${number(n)} of ${number(total)}`,
  worth: (points: number) => `Up to ${plural(points, { one: '# point', other: '# points' })}`,
  handIn: 'Hand in',
  story: 'The case',
  hint: 'Saved automatically. You can submit once.',
  handInWaits: 'Kept on this device. It is handed in by itself as soon as the server answers.',
  handInFailed: 'Your work was not handed in. It is kept.',
  elsewhere: 'You handed this task in before. That work counts.',
  stillOpen: (n: number) =>
    plural(n, { one: '# part is still open.', other: '# parts are still open.' }),
  problem: {
    place: 'Choose a place.',
    words: (min: number, max: number) => `Write ${number(min)} to ${number(max)} words.`,
  },
  placed: (n: number, total: number) => `${number(n)} of ${number(total)} placed`,
  grid: {
    items: '1. Choose what to place',
    cell: (item: string) => `2. Choose its cell: ${item}`,
    at: (y: string, yEnd: string, x: string, xEnd: string) => `${y}: ${yEnd}, ${x}: ${xEnd}`,
    empty: 'not placed yet',
  },
  sort: {
    hint: 'Drag each line to its column, or press a column to put the marked line there.',
    keys: (columns: number) => `Keys 1 to ${number(columns)} do the same.`,
    pool: 'Still to place',
    allPlaced: 'Everything is placed. Drag a line, or press it, to move it.',
    putHere: 'Put here',
    put: (item: string, place: string) => `Put here, ${place}: ${item}`,
    putBack: 'Put it back',
    back: (item: string) => `${item}: back with the rest`,
    said: (item: string, place: string) => `${item}: ${place}`,
  },
  order: {
    list: 'Your order',
    hint: 'Drag a line, use its arrows, or press Alt and an arrow key.',
    up: (item: string) => `Move up: ${item}`,
    down: (item: string) => `Move down: ${item}`,
    place: (n: number) => `Place ${number(n)}`,
    moved: (item: string, n: number) => `${item}: place ${number(n)}`,
  },
  matrix: {
    choose: 'Choose',
    cell: (row: string, column: string) => `${row}, ${column}`,
  },
  text: {
    label: 'Your text',
    range: (min: number, max: number) => `${number(min)} to ${number(max)} words`,
    words: (n: number, min: number, max: number) =>
      `${plural(n, { one: '# word', other: '# words' })}, ${number(min)} to ${number(max)} asked for`,
  },
  ticks: {
    whose: 'Answer for your own organization, or for the company of your labs.',
    proved: (n: number, total: number) => `You can prove ${number(n)} of ${number(total)}`,
    next: (n: number) => plural(n, { one: 'Your next one', other: 'Your next #' }),
    later: 'Tick them off below once you have done them. You can come back to this list any time.',
    howKnown: 'How you would know',
    ticked: (n: number, total: number) => `${number(n)} of ${number(total)} ticked`,
  },
  result: {
    allRight: 'Everything right!',
    missed: 'What you missed',
    gotRight: (n: number) => `What you got right (${number(n)})`,
    right: 'Right',
    wrong: 'Not right',
    yours: 'Your answer',
    expected: 'Correct answer',
    parts: (right: number, total: number) => `${number(right)} of ${number(total)} right`,
    points: (points: number, outOf: number) =>
      `${number(points)} of ${plural(outOf, { one: '# point', other: '# points' })}`,
    byRule: 'Checked automatically',
    bySelf: 'You rated this yourself',
    unrated: 'Not rated yet',
    own: 'Your work',
    model: 'Model answer for the example',
    modelOf: (title: string) => `Model answer: ${title}`,
    say: (points: number, outOf: number) =>
      `Handed in. ${number(points)} of ${plural(outOf, { one: '# point', other: '# points' })}.`,
    sayModel: 'Handed in. The model answer is open.',
  },
  rating: {
    title: 'Rate your own work',
    text: 'Compare your work with the model answer, line by line. You may change your rating later.',
    textOfExample:
      'The model answer is about the example; yours may be about your own case. Compare, line by line, how it is done. You may change your rating later.',
    full: 'Full',
    half: 'Half',
    none: 'Not yet',
    left: (n: number) =>
      `Rate ${plural(n, { one: '# more line', other: '# more lines' })} to get your points.`,
    failed: 'Your rating has not reached the server yet. It is sent again.',
  },
  quiz: {
    round: (n: number) => `Round ${number(n)}`,
    seeResult: 'See the result',
    passed: 'Passed',
    passedAgain: 'You may take another round for a better score. What you earned stays.',
    failed: 'Not passed this time',
    score: (percent: number) => `${number(percent)}%`,
    line: (percent: number) => `Pass line: ${number(percent)}%`,
    scoreOf: (right: number, total: number, percent: number) =>
      `${number(right)} of ${number(total)} right. You pass from ${number(percent)}%.`,
    again:
      'Every answer has its reasons: look at the wrong ones, then take the next round. It brings other questions first.',
    testOut: 'The phase stays closed for now. Study the phases before it, or take the next round.',
    retake: 'Take it again',
    look: 'Look at the answers',
    retakeFailed: 'The next round did not open.',
  },
  industry: {
    switched: (industry: string) => `The lab is now told for ${industry}.`,
    own: 'Each industry keeps its own work.',
    failed: 'The other story did not load.',
  },
};
