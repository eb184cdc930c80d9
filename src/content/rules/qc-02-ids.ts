import { type Content, cardsOf, itemsOf, type QuestionSource } from '../content.ts';
import { at, type Located, type Path } from '../located.ts';
import type { Finding } from '../problem.ts';
import { inCourse } from '../references.ts';
import type { Rule } from './rule.ts';

const PART = '[a-z0-9]+(?:-[a-z0-9]+)*';
const dotted = (prefix: string) => new RegExp(`^${prefix}\\.${PART}(?:\\.${PART})*$`);
const SECTION = dotted('sec');
const BADGE = dotted('bdg');
const STORE_ITEM = dotted('sto');
const EVENT = dotted('evt');
const OBJECTIVE = new RegExp(`^${PART}(?:\\.${PART})+$`);
const FIGURE = new RegExp(`^${PART}$`);
const STEP = /^s\d{2}$/;
const TASK = /^t[1-9]$/;

/** First parts of addresses below /learn that are no mission. */
const TAKEN_KEYS = ['curriculum', 'exam', 'missions', 'core'];

export const idsRule: Rule = {
  id: 'QC-02',
  title: 'Ids have their form, are unique and are never used again',
  why: "A learner's rows are kept by id: an id used twice, or again, gives somebody the wrong progress.",
  severity: 'error',
  run: (content) => [...forms(content), ...repeats(content), ...retired(content), ...keys(content)],
};

function forms(content: Content): Finding[] {
  const check = (things: readonly Located<unknown>[], form: RegExp, example: string, path: Path) =>
    things
      .filter((thing) => !form.test(thing.id))
      .map((thing) => ({
        ...at(thing, path),
        message: `the id "${thing.id}" does not have the form of its kind`,
        fix: `write it like ${example}`,
      }));
  return [
    ...check(content.sections, SECTION, 'sec.intro', ['id']),
    ...check(content.badges, BADGE, 'bdg.first-steps', ['id']),
    ...check(content.store, STORE_ITEM, 'sto.streak-shield', ['id']),
    ...check(content.events, EVENT, 'evt.daily-ten', ['id']),
    ...check(content.figures, FIGURE, 'cycle-map.svg', []),
    ...check(content.views, FIGURE, 'claim-intake', ['id']),
    ...content.courses.flatMap((course) => [
      ...(['ms', 'pap'] as const).flatMap((kind) =>
        check(
          inCourse<Located<unknown>>(kind === 'ms' ? content.missions : content.papers, course),
          dotted(`${kind}\\.${course.data.prefix}`),
          `${kind}.${course.data.prefix}.first`,
          ['id'],
        ),
      ),
      ...check(objectivesOf(course), OBJECTIVE, 'tgf.u1', ['id']),
      ...check(areasOf(course), OBJECTIVE, 'tgp.a1', ['id']),
      ...check(
        inCourse(content.cases, course),
        dotted(`(?:${course.data.questionPrefixes.join('|')})\\.case`),
        `${course.data.questionPrefixes[0]}.case.first`,
        ['id'],
      ),
      ...questionForms.flatMap(([isOne, tail, example]) =>
        check(
          content.questions.filter((one) => one.courseKey === course.id && isOne(one)),
          new RegExp(`^(?:${course.data.questionPrefixes.join('|')})\\.${tail}$`),
          `${course.data.questionPrefixes[0]}.${example}`,
          ['id'],
        ),
      ),
    ]),
    ...cardsOf(content).flatMap((card) => steps(card, ['steps'], card.data.steps, [STEP, 's01'])),
    ...content.labs.flatMap((lab) =>
      lab.stories.flatMap(({ path, data }) =>
        steps(lab, [...path, 'steps'], data.steps, [TASK, 't1']),
      ),
    ),
  ];
}

const isScenario = ({ data }: QuestionSource) => data.type === 'gradient';
const questionForms: [(question: QuestionSource) => boolean, string, string][] = [
  [(question) => !isScenario(question), 'q\\.[a-z0-9-]+\\.\\d{4}', 'q.<topic>.0001'],
  [isScenario, 'sc\\.[a-z0-9-]+\\.\\d{3}', 'sc.<area>.001'],
];

/** Step ids of one activity, or of one industry of a lab. */
function steps(
  owner: Located<unknown>,
  path: Path,
  list: readonly { readonly id: string }[],
  [form, example]: [RegExp, string],
): Finding[] {
  return list.flatMap((step, index) => {
    const isRepeated = list.findIndex((other) => other.id === step.id) < index;
    if (form.test(step.id) && !isRepeated) return [];
    const message = `the step id "${step.id}" ${isRepeated ? 'stands twice' : 'has no step form'}`;
    const fix = `give the step a free id of the form ${example}`;
    return [{ ...at(owner, [...path, index, 'id']), message, fix }];
  });
}

type Course = Content['courses'][number];

const objectivesOf = (course: Course) => topicsOf(course, 'objectives');
const areasOf = (course: Course) => topicsOf(course, 'areas');

const topicsOf = (course: Course, list: 'objectives' | 'areas'): Located<unknown>[] =>
  (course.data[list] ?? []).map(({ id }, index) => ({
    ...course,
    id,
    line: (path, textLine) => course.line([list, index, ...path], textLine),
  }));

function everyId(content: Content): Located<unknown>[] {
  return [
    ...content.courses,
    ...content.courses.flatMap((course) => [...objectivesOf(course), ...areasOf(course)]),
    ...content.missions,
    ...itemsOf(content),
    ...content.questions,
    ...content.badges,
    ...content.store,
    ...content.events,
    ...content.papers,
    ...content.cases,
  ];
}

/** Plain names are a course's own, and each kind of them has a space of its own. */
const plainNames = (content: Content): (readonly Located<unknown>[])[] => [
  content.sections,
  content.phases,
  content.terms,
  content.techniques,
  content.figures,
  content.views,
];

function repeats(content: Content): Finding[] {
  const alike = [
    ...Map.groupBy(everyId(content), (thing) => thing.id).values(),
    ...plainNames(content).flatMap((things) => [
      ...Map.groupBy(things, (thing) => `${thing.courseKey} ${thing.id}`).values(),
    ]),
  ];
  return alike.flatMap(([first, ...others]) =>
    others.map((thing) => ({
      ...at(thing, ['id']),
      message: `the id "${thing.id}" is taken by ${first?.file}:${first?.line(['id'])}`,
      fix: 'give the newer one an id of its own',
    })),
  );
}

function retired(content: Content): Finding[] {
  const gone = new Map(content.retired.map((entry) => [entry.id, entry]));
  return everyId(content).flatMap((thing) => {
    const entry = gone.get(thing.id);
    if (!entry) return [];
    const message = `the id "${thing.id}" was retired (${entry.file}:${entry.line([])})`;
    return [{ ...at(thing, ['id']), message, fix: 'take a new id; retired ids stay retired' }];
  });
}

function keys(content: Content): Finding[] {
  const papers = Map.groupBy(content.papers, ({ courseKey, data }) => `${courseKey} ${data.key}`);
  const reserved = new Set([...TAKEN_KEYS, ...content.courses.map((course) => course.id)]);
  const taken = new Set<string>();
  const findings = content.missions.flatMap((mission) => {
    const { key } = mission.data;
    const own = `${mission.courseKey} ${key}`;
    const isTaken = reserved.has(key) || taken.has(own);
    taken.add(own);
    const message = `the key "${key}" is taken by another mission of the course or by an address of the product`;
    return isTaken ? [{ ...at(mission, ['key']), message, fix: 'choose another key' }] : [];
  });
  for (const [, ...others] of papers.values()) {
    for (const paper of others) {
      const message = `the key "${paper.data.key}" is taken by another paper of the course`;
      findings.push({ ...at(paper, ['key']), message, fix: 'choose another key' });
    }
  }
  for (const course of content.courses) {
    if (course.file.endsWith(`/courses/${course.id}/course.yaml`)) continue;
    const message = `the key "${course.id}" is not the name of the course's folder`;
    findings.push({ ...at(course, ['key']), message, fix: 'make key and folder the same' });
  }
  return findings;
}
