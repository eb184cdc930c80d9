import { type DrawInput, drawPaper } from '#domain/exam/draw.ts';
import { drawable } from '#domain/exam/paper.ts';
import { compileBanks, compilePapers, entryOf, isDrawnBy, standsAlone } from '../compile-exams.ts';
import { type Content, isShipped } from '../content.ts';
import { at } from '../located.ts';
import type { Finding } from '../problem.ts';
import { inCourse } from '../references.ts';
import { drawnBanks } from '../schema/paper.ts';
import type { Rule } from './rule.ts';

export const feasiblePapersRule: Rule = {
  id: 'MP-24',
  title: 'Every paper can be drawn from its bank, and its blueprint sums to its length',
  why: 'A paper that the bank cannot fill must fail here, never in front of a learner.',
  severity: 'error',
  run: (content) =>
    content.papers.flatMap((paper) => [
      ...sums(paper),
      ...clashes(paper),
      ...breaks(paper),
      ...pace(paper),
      ...parts(paper),
      ...clocks(paper),
      ...sets(paper),
      ...levels(content, paper),
      ...namesakes(content, paper),
      ...(isShipped(paper) ? lacking(content, paper) : []),
    ]),
  report: (content) =>
    content.papers
      .filter((paper) => !isShipped(paper))
      .map((paper) => {
        const missing = lacks(content, paper).map(({ message }) => message);
        return `${paper.id} is a draft: ${missing.join(', ') || 'its bank suffices'}`;
      }),
};

type Paper = Content['papers'][number];

/** What papers may draw: questions that authors wrote, and those that rules ask. */
const asked = ({ questions, drills }: Content) => [...questions, ...drills];

function sums(paper: Paper): Finding[] {
  const { blueprint, count } = paper.data;
  if (!blueprint) return [];
  const sum = Object.values(blueprint).reduce((total, part) => total + part, 0);
  if (sum === count) return [];
  const message = `the blueprint sums to ${sum}, the paper has ${count} questions`;
  return [{ ...at(paper, ['blueprint']), message, fix: 'make both the same' }];
}

/** What practices draw by is the learner's, and seconds of questions have to fit the paper. */
function clashes(paper: Paper): Finding[] {
  const { blueprint, count, draw, kind, minutes, review, secondsPerQuestion, untimed } = paper.data;
  const isPractice = kind === 'practice' && review === 'immediate';
  const finding = (field: string, message: string, fix: string): Finding => ({
    ...at(paper, [field]),
    message,
    fix,
  });
  return [
    ...(draw && !isPractice
      ? [
          finding(
            'draw',
            `only a practice that explains at once is drawn by ${draw}`,
            'leave it out',
          ),
        ]
      : []),
    ...(draw && blueprint
      ? [finding('draw', `it has a blueprint and is drawn by ${draw}`, 'keep one of the two')]
      : []),
    ...(secondsPerQuestion && (!isPractice || draw)
      ? [
          finding(
            'secondsPerQuestion',
            'only a practice that explains at once and has no focus asks one by one',
            'leave it out',
          ),
        ]
      : []),
    ...(untimed && (!isPractice || secondsPerQuestion)
      ? [
          finding(
            'untimed',
            'only a practice without seconds for each question runs without a clock',
            'leave it out',
          ),
        ]
      : []),
    ...(draw === 'focus' && !untimed
      ? [
          finding(
            'untimed',
            'what learners put together runs without a clock until they want one',
            'set untimed: true',
          ),
        ]
      : []),
    ...(secondsPerQuestion && count * secondsPerQuestion > minutes * 60
      ? [
          finding(
            'secondsPerQuestion',
            `${count} questions of ${secondsPerQuestion} s do not fit into ${minutes} minutes`,
            'give it more minutes, or fewer seconds or questions',
          ),
        ]
      : []),
  ];
}

/** Breaks lie within the paper, and have a length. */
function breaks(paper: Paper): Finding[] {
  const { breaksAfter = [], breakMinutes = 0, count } = paper.data;
  const isWithin = breaksAfter.every((after) => after < count);
  if (isWithin && breaksAfter.length > 0 === breakMinutes > 0) return [];
  const message = isWithin
    ? 'breaksAfter and breakMinutes need each other'
    : 'a break lies outside';
  const fix = 'name both, with numbers below the count, or none';
  return [{ ...at(paper, ['breaksAfter']), message, fix }];
}

/**
 * The exam's pace is named where it is another one, and where one clock runs through to hold it against: a practice that
 * is put together takes its clock from it.
 */
function pace(paper: Paper): Finding[] {
  const { examPace, count, draw, minutes, review, breaksAfter, parts: all = [] } = paper.data;
  if (!examPace) return [];
  const isOwn =
    examPace.asks === 'questions' && examPace.count * minutes === examPace.minutes * count;
  const isThrough =
    draw === 'focus' ||
    (review === 'afterSubmit' && !breaksAfter && !all.some((part) => part.minutes));
  const messages = [
    ...(isOwn ? ['its own pace is that of the exam'] : []),
    ...(isThrough ? [] : ['no clock runs through it from the start to the end']),
  ];
  return messages.map((message) => ({
    ...at(paper, ['examPace']),
    message,
    fix: 'leave examPace out',
  }));
}

/** Each unit of the blueprint stands in one part. */
function parts(paper: Paper): Finding[] {
  const { blueprint = {}, parts: all } = paper.data;
  if (!all) return [];
  const inParts = all.flatMap(({ units }) => units).toSorted();
  if (inParts.join() === Object.keys(blueprint).toSorted().join()) return [];
  const message = 'its parts do not hold each unit of the blueprint once';
  return [{ ...at(paper, ['parts']), message, fix: 'name each unit in one part' }];
}

/** Parts that have clocks of their own share the whole time among them, and nothing else stops or splits it. */
function clocks(paper: Paper): Finding[] {
  const { parts: all = [], minutes, breaksAfter, secondsPerQuestion, review } = paper.data;
  const own = all.flatMap((part) => part.minutes ?? []);
  if (own.length === 0) return [];
  const sum = own.reduce((total, one) => total + one, 0);
  const messages = [
    ...(own.length < all.length ? ['some of its parts have minutes, and some have none'] : []),
    ...(own.length === all.length && sum !== minutes
      ? [`its parts have ${sum} minutes together, the paper has ${minutes}`]
      : []),
    ...(breaksAfter || secondsPerQuestion || review === 'immediate'
      ? ['its parts have clocks beside breaks, seconds of questions or answers explained at once']
      : []),
  ];
  const fix = 'give every part minutes that sum to those of the paper, or none';
  return messages.map((message) => ({ ...at(paper, ['parts']), message, fix }));
}

/** Units of banks that are drawn as one are told apart by their names alone. */
function namesakes(content: Content, paper: Paper): Finding[] {
  const banks = drawnBanks(paper.data);
  const homes = Map.groupBy(
    inCourse(asked(content), paper).filter(({ inBank }) => banks.includes(inBank?.bank ?? '')),
    ({ inBank }) => inBank?.unit ?? '',
  );
  return [...homes].flatMap(([unit, questions]) => {
    const among = new Set(questions.map(({ inBank }) => inBank?.bank));
    if (among.size < 2) return [];
    const message = `the unit ${unit} stands in ${[...among].join(' and ')}`;
    return [{ ...at(paper, ['bank']), message, fix: 'name the units of its banks apart' }];
  });
}

function lacks(content: Content, paper: Paper): Finding[] {
  const { blueprint, count, draw } = paper.data;
  const banks = drawnBanks(paper.data);
  const bank = banks.join('+');
  const pool = inCourse(asked(content), paper).filter(
    (question) => isDrawnBy(paper.data, question) && isShipped(question) && standsAlone(question),
  );
  const has = (unit?: string) =>
    drawable(
      pool
        .filter(({ inBank }) => unit === undefined || inBank?.unit === unit)
        .map((question) => entryOf(question)),
    );
  const required: [string, number, number][] = blueprint
    ? Object.entries(blueprint).map(([unit, part]) => [`${bank}/${unit}`, has(unit), part])
    : // A focus may leave fewer than its count, never none of all.
      [[bank, has(), draw === 'focus' ? 1 : count]];
  return required
    .filter(([, there, part]) => there < part)
    .map(([name, there, part]) => ({
      ...at(paper, ['blueprint']),
      message: `${name} has ${there} of ${part} questions`,
      fix: 'write more questions, or leave the paper a draft',
    }));
}

/** Sets and a mix stand in a paper that is one whole and drawn by itself. */
function sets(paper: Paper): Finding[] {
  const { caseSets, mix, parts: all, draw, secondsPerQuestion } = paper.data;
  if (caseSets === undefined && mix === undefined) return [];
  if (!all && !draw && secondsPerQuestion === undefined) return [];
  const message = 'it asks for case sets or a mix beside parts, a draw or seconds of questions';
  const field = caseSets === undefined ? 'mix' : 'caseSets';
  return [{ ...at(paper, [field]), message, fix: 'keep one of the two' }];
}

/** What the bank lacks; where it lacks nothing, what draws of it lack. */
function lacking(content: Content, paper: Paper): Finding[] {
  const missing = lacks(content, paper);
  const isMixed = paper.data.caseSets !== undefined || paper.data.mix !== undefined;
  const isSound = sums(paper).length + sets(paper).length + missing.length === 0;
  return isMixed && isSound ? [...missing, ...drawsLack(content, paper)] : missing;
}

/** Levels begin at 0, at lines of their own, and are said of groups that the course has. */
function levels(content: Content, paper: Paper): Finding[] {
  const { list } = paper.data.levels ?? { list: [] };
  if (list.length === 0) return [];
  const lines = list.map(({ from }) => from);
  const course = content.courses.find(({ id }) => id === paper.courseKey);
  const messages = [
    ...(lines.includes(0) && new Set(lines).size === lines.length
      ? []
      : ['its levels do not begin at 0, each at a line of its own']),
    ...(course?.data.objectives.some(({ group }) => group)
      ? []
      : ['it has levels, and the objectives of its course have no groups']),
  ];
  return messages.map((message) => ({
    ...at(paper, ['levels']),
    message,
    fix: 'let the lowest begin at 0 and no two at one line, in a course whose objectives have groups',
  }));
}

const DRAWS = 12;

/** Sets and forms share the room of the units, so whether all fit shows when the paper is drawn. */
function drawsLack(content: Content, { data, ...place }: Paper): Finding[] {
  const paper = compilePapers(content).find(({ id }) => id === data.id);
  const bank = compileBanks(content).find(
    (one) => one.id === paper?.bankId && one.courseKey === place.courseKey,
  );
  if (!paper || !bank) return [];
  const found = (field: string, message: string, fix: string): Finding[] => [
    { ...at({ data, ...place }, [field]), message, fix },
  ];
  const formsOf = new Map(
    Object.values(bank.units).flatMap((entries) =>
      entries.map(({ questionId, forms = [] }) => [questionId, forms]),
    ),
  );
  const met = { seen: new Map(), withheld: new Set<string>() };
  for (let seed = 1; seed <= DRAWS; seed += 1) {
    const drawn = attemptDraw({ paper, bank, met, seed: `check ${seed}` });
    if (drawn === undefined) {
      const message = `its ${data.caseSets} case sets do not fit into its blueprint and blocks`;
      return found('caseSets', message, 'ask for fewer, or write sets on other units');
    }
    for (const [form, wanted] of Object.entries(data.mix ?? {})) {
      const has = drawn.filter((id) => formsOf.get(id)?.some((one) => one === form)).length;
      if (has >= wanted) continue;
      const message = `a draw has ${has} of ${wanted} questions of the form ${form}`;
      return found('mix', message, 'ask for fewer, or write more of them');
    }
  }
  return [];
}

/** @returns undefined where the paper cannot be drawn */
function attemptDraw(input: DrawInput): readonly string[] | undefined {
  try {
    return drawPaper(input);
  } catch {
    return undefined;
  }
}
