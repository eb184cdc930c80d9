// Tasks in the player: working on them, handing them in, rating them; quiz rounds and lab industries.
import { linesTicked, number, plural } from './words.ts';

export const tasks = {
  taskOf: (n: number, total: number) =>
    total === 1 ? 'Task' : `Task, card ${number(n)} of ${number(total)}`,
  worth: (points: number) => `Up to ${plural(points, { one: '# point', other: '# points' })}`,
  handIn: 'Hand in',
  story: 'The case',
  hint: 'Saved automatically. You can hand it in once.',
  handInWaits: 'Kept on this device. It will be handed in when you are back online.',
  handInFailed: 'Your work was not handed in. It is still here.',
  elsewhere: 'You handed this task in before. That work counts.',
  stillOpen: (n: number) =>
    plural(n, { one: '# part is still open.', other: '# parts are still open.' }),
  problem: {
    number: () => `Enter a number, for example ${number(0.85)}.`,
    draw: 'Change the model first.',
    place: 'Choose a place.',
    words: (min: number, max: number) => `Write ${number(min)} to ${number(max)} words.`,
  },
  placed: (n: number, total: number) => `${number(n)} of ${number(total)} placed`,
  /** Of a table whose cells are chosen from lists. */
  chosen: (n: number, total: number) => `${number(n)} of ${number(total)} chosen`,
  grid: {
    items: '1. Choose what to place',
    cell: (item: string) => `2. Choose its cell: ${item}`,
    at: (y: string, yEnd: string, x: string, xEnd: string) => `${y}: ${yEnd}, ${x}: ${xEnd}`,
    empty: 'not placed yet',
  },
  sort: {
    hint: 'Drag each entry to its column, or press a column to put the selected entry there.',
    /** The same where one taps. */
    touchHint:
      'Tap a column to put the selected entry there. To choose another entry, tap it first.',
    /** Before the selected entry, which stays in sight on a phone. */
    placing: 'Placing now:',
    keys: (columns: number) =>
      `Keys 1 to ${number(columns)} do the same, and Backspace puts one back.`,
    pool: 'Still to place',
    allPlaced: 'Everything is placed. Drag an entry, or press it, to move it or put it back.',
    putHere: 'Put here',
    put: (item: string, place: string) => `Put here, ${place}: ${item}`,
    putBack: 'Put it back',
    back: (item: string) => `${item}: back with the rest`,
    said: (item: string, place: string) => `${item}: ${place}`,
  },
  order: {
    list: 'Your order',
    hint: 'Drag an entry, use its arrows, or press Alt and an arrow key.',
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
  model: {
    loading: 'Loading the canvas',
    failed: 'The canvas did not load.',
    retry: 'Try again',
    own: 'Your model',
    goal: 'A model that has everything',
    met: 'As it says above',
    unmet: 'Not so in your model',
    line: (type: string, from: string, to: string) => `${type}, from ${from} to ${to}`,
    noLine: 'No relationship',
    marked: 'Marked: your relationships that are not what was asked for.',
    undo: 'Undo',
    redo: 'Redo',
    fit: 'Fit',
    fitKey: 'Show the whole drawing (F)',
    drawing: 'Drawing',
    moving: 'Move',
    connecting: 'Connect',
    moveHint: 'Drag an element to move it. Press one to rename it, connect it or remove it.',
    connectHint: 'Drag from one element to another, or press one after the other.',
    connectFrom: (name: string) => `From ${name}: press where the relationship ends.`,
    empty: 'Nothing here yet. Add an element from the palette.',
    add: 'Add an element',
    closeAdd: 'Close the elements',
    addKind: (kind: string) => `Add: ${kind}`,
    elements: 'Elements',
    relations: 'Relationships',
    noRelations: 'No relationship yet. Open an element and choose what to connect it to.',
    name: 'Name',
    nameless: (kind: string) => `${kind} without a name`,
    open: (what: string) => `Change: ${what}`,
    relate: 'Show the relationships',
    connectTo: 'Connect to',
    choose: 'Choose',
    move: 'Move it',
    left: 'Left',
    right: 'Right',
    up: 'Up',
    down: 'Down',
    remove: (what: string) => `Remove: ${what}`,
    between: (from: string, to: string) => `From ${from} to ${to}`,
    permitted: 'What the language permits here:',
    first: 'Usual choice',
    others: (n: number) =>
      plural(n, { one: 'Why # type is not offered', other: 'Why # types are not offered' }),
    cancel: 'Cancel',
    otherType: 'Type of relationship',
    turn: 'Reverse it',
    access: 'What the access does',
    modes: {
      access: 'not said',
      read: 'reads',
      write: 'writes',
      'read-write': 'reads and writes',
    },
    refused: {
      reversed: 'It runs the other way: start at the other end.',
      layer: 'It is permitted between elements like these, but not across these layers.',
      aspect: 'It is not permitted between elements of these two aspects.',
      pair: 'It is not permitted between these two elements.',
      junction:
        'Only relationships of one type meet at a junction, permitted from every start to every end.',
      'same-ends': 'A relationship needs two different ends.',
      twice: 'This relationship is already there.',
      'no-end': 'One of its ends is missing.',
    },
    checks: 'Checks',
    check: 'Check the relationships',
    checkFirst:
      'Look at the relationships yourself first. What the language does not permit is shown once you ask.',
    noRemarks: 'No rule of the language is broken.',
    checksOnly:
      'Only the rules of the language are checked here. What the task asks for is checked when you hand it in.',
    remark: {
      blocked: (relation: string, why: string) => `Not permitted: ${relation}. ${why}`,
      'not-preferred': (relation: string, instead: string) =>
        `Permitted, but unusual: ${relation}. Usual here: ${instead}.`,
      nameless: (element: string) => `${element}: give it a name.`,
      orphan: (element: string) => `${element} has no relationship.`,
      duplicate: (element: string) => `${element} appears twice.`,
      'outside-viewpoint': (element: string) => `${element} does not belong to this viewpoint.`,
    },
    full: 'The model is full.',
    said: {
      added: (what: string) => `Added: ${what}`,
      connected: (relation: string) => `Drawn: ${relation}`,
      removed: (what: string) => `Removed: ${what}`,
      undone: 'Undone',
      redone: 'Redone',
    },
  },
  calculation: {
    hint: 'Saved automatically. You can hand it in once; later rounds have new numbers.',
    round: (decimals: number) =>
      decimals === 0
        ? 'Round to a whole number.'
        : plural(decimals, { one: 'Round to # decimal.', other: 'Round to # decimals.' }),
    within: (off: number) => `Up to ${number(off)} off still counts as right.`,
    readAs: (value: string) => `Read as ${value}`,
    value: (n: number) => number(n),
    practice: (round: number) =>
      `Round ${number(round)}, with new numbers. The task stays handed in.`,
    again: 'Again with new numbers',
    againNote: 'For practice: it earns nothing more, and the task stays handed in.',
    againFailed: 'The next round did not open.',
  },
  practice: {
    hint: 'Saved automatically. Hand it in once; you can practice it again afterward.',
    again: 'Practice it again',
    againNote: 'It begins anew and earns nothing more. Your best result stands.',
    note: 'For practice: the task stays handed in, and your best result stands.',
  },
  ticks: {
    hint: 'Saved automatically. Tick only what you can prove; you can tick more later.',
    ticked: linesTicked,
    say: (n: number, total: number, na: number) => `Handed in. ${linesTicked(n, total, na)}.`,
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
    /** Of a table, whose rows have several cells: what is counted is said. */
    cells: (right: number, total: number) =>
      `${number(right)} of ${plural(total, { one: '# cell', other: '# cells' })} right`,
    rightRows: (n: number, total: number) =>
      `Rows with every cell right (${number(n)} of ${number(total)})`,
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
    /** On the last card, while parts have no rating: the way to them, and the end without them. */
    rest: (n: number) => `Rate ${plural(n, { one: '# part', other: '# parts' })}`,
    finishNow: 'Finish, rate later',
    title: 'Rate your own work',
    text: 'Compare your work with the model answer, part by part. You can also rate it later, and change your rating: open this task again.',
    textOfExample:
      'The model answer is about the example; yours may be about your own case. Compare, part by part, how it is done. You can also rate it later, and change your rating: open this task again.',
    full: 'Full',
    half: 'Half',
    none: 'Not yet',
    left: (n: number) =>
      `Rate ${plural(n, { one: '# more part', other: '# more parts' })} to get your points.`,
    failed: 'Your rating has not reached the server yet. It is sent again.',
  },
  quiz: {
    round: (n: number) => `Round ${number(n)}`,
    seeResult: 'See the result',
    passed: 'Passed',
    /** A round that was passed, with its percentage. */
    passedWith: (percent: number) => `Passed, ${number(percent)}%`,
    /** Before the first question. */
    ahead: (questions: number, minutes: number, percent: number) =>
      `${plural(questions, { one: '# question', other: '# questions' })}, about ${plural(minutes, { one: '# minute', other: '# minutes' })}, ${number(percent)}% to pass`,
    passedAgain: 'You can take another round for a better score. You keep what you earned.',
    failed: 'Not passed this time',
    score: (percent: number) => `${number(percent)}%`,
    line: (percent: number) => `Pass line: ${number(percent)}%`,
    scoreOf: (right: number, total: number, percent: number) =>
      `${number(right)} of ${number(total)} right. You pass from ${number(percent)}%.`,
    again:
      'Every answer is explained: look at the ones you missed, then take the next round. It asks other questions first.',
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
