import { type Content, isShipped, itemsOf } from '../content.ts';
import { at, type Located, type Path } from '../located.ts';
import type { Finding } from '../problem.ts';
import { inCourse, unresolved } from '../references.ts';
import type { CourseFile } from '../schema/course.ts';
import { areFilling } from '../template-filling.ts';
import type { Rule } from './rule.ts';

/** First parts of what an address below a phase can name, beside the kinds. */
const RESERVED = ['mission', 'testout', 'phase', 'glossary'];

export const courseNamesRule: Rule = {
  id: 'MP-30',
  title: 'A course names papers, tracks, companies and activities that it has, each once',
  why: 'A menu entry that leads nowhere, or a choice that counts for nothing, is met by every learner.',
  severity: 'error',
  run: (content) => content.courses.flatMap((course) => faults(content, course)),
};

type Course = Content['courses'][number];

function faults(content: Content, course: Course): Finding[] {
  const { tracks = [], companies = [], featured = {}, prefix } = course.data;
  const papers = inCourse(content.papers, course).map(({ data }) => data.key);
  const named: [Path, string | undefined][] = [
    [['featured', 'dashboard', 'paper'], featured.dashboard?.paper],
    ...(featured.menu ?? []).map(({ paper }, index): [Path, string] => [
      ['featured', 'menu', index, 'paper'],
      paper,
    ]),
    [['featured', 'sample'], featured.sample],
    [['featured', 'weakAreas'], featured.weakAreas],
    [['featured', 'daily'], featured.daily],
  ];
  const others = content.courses.slice(0, content.courses.indexOf(course));
  const namesake = others.find(({ data }) => data.prefix === prefix);
  return [
    ...demo(content, course),
    ...named.flatMap(([path, key]) =>
      key === undefined || papers.includes(key) || content.refusedMentions.has(key)
        ? []
        : [found(course, path, `the course has no paper ${key}`, 'take the key of one')],
    ),
    ...mastery(course),
    ...twice(course, ['tracks'], tracks),
    ...twice(course, ['companies'], companies),
    ...(namesake
      ? [found(course, ['prefix'], `${namesake.id} has this prefix too`, 'take another')]
      : []),
    ...inCourse(content.plans, course).flatMap((plan) => {
      const keys = tracks.map(({ key }) => key);
      return [
        ...twice(plan, ['kinds'], plan.data.kinds),
        ...plan.data.kinds.flatMap((kind, index) => [
          ...kind.tracks
            .filter((key) => !keys.includes(key))
            .map((key) =>
              found(plan, ['kinds', index, 'tracks'], `there is no track ${key}`, 'correct it'),
            ),
          ...(RESERVED.includes(kind.key)
            ? [found(plan, ['kinds', index, 'key'], `${kind.key} is taken`, 'call it otherwise')]
            : []),
        ]),
      ];
    }),
  ];
}

/** Mastery is shown of groups that the objectives have. */
function mastery(course: Course): Finding[] {
  const groups = course.data.objectives.map(({ group }) => group);
  return (course.data.mastery?.of ?? []).flatMap((one, index) =>
    one.groups
      .filter((group) => !groups.includes(group))
      .map((group) =>
        found(
          course,
          ['mastery', 'of', index, 'groups'],
          `no objective has the group ${group}`,
          'take the group of one',
        ),
      ),
  );
}

/** The demo's story does nothing twice, only what learners get, and answers papers as a whole. */
function demo(content: Content, course: Course): Finding[] {
  const { days = [], today = [], begun, lists = [] } = course.data.demo ?? {};
  const activities = inCourse<Located<{ state: string }>>(
    [...content.missions, ...itemsOf(content)],
    course,
  );
  const papers = inCourse(content.papers, course);
  const all = [
    ...days.flatMap((entries, day) =>
      entries.map((entry, index) => ({ entry, path: ['demo', 'days', day, index] satisfies Path })),
    ),
    ...today.map((entry, index) => ({ entry, path: ['demo', 'today', index] satisfies Path })),
  ];
  const taken = all.flatMap(({ entry, path }) =>
    typeof entry !== 'string' && 'paper' in entry ? [{ ...entry, path: [...path, 'paper'] }] : [],
  );
  const named: Named[] = [
    ...all.flatMap(({ entry, path }): Named[] => {
      if (typeof entry === 'string') return [{ path, id: entry }];
      // A test is tried again on another day.
      if ('test' in entry) return [{ path: [...path, 'test'], id: entry.test, isBegun: true }];
      return 'begun' in entry ? [{ path: [...path, 'begun'], id: entry.begun, isBegun: true }] : [];
    }),
    ...(begun === undefined ? [] : [{ path: ['demo', 'begun'], id: begun, isBegun: true }]),
  ];
  const wrongPapers = taken.flatMap(({ paper, right, path }) => [
    ...unresolved(content, course, path, paper, papers, 'paper'),
    ...papers
      .filter(({ id, data }) => id === paper && !isAnsweredWhole(right, data.count))
      .map((one) =>
        found(course, path, `${paper} asks ${one.data.count} questions`, 'plan an answer for each'),
      ),
    ...wrongPlans(course, path, right),
  ]);
  const testOuts = inCourse(content.phases, course).map(
    ({ data }) => `${course.data.prefix}.${data.short}.testout`,
  );
  const wrongActivities = named.flatMap(({ path, id }, index) => [
    ...(testOuts.includes(id) ? [] : unresolved(content, course, path, id, activities, 'activity')),
    ...(activities.some((one) => one.id === id && one.data.state === 'draft')
      ? [found(course, path, `${id} is a draft`, 'name what is shipped')]
      : []),
    // What is only begun goes on on another day, or is finished then.
    ...(named.slice(0, index).some((one) => one.id === id && !one.isBegun)
      ? [found(course, path, `${id} stands twice`, 'keep one of the two')]
      : []),
  ]);
  const wrongLists = lists.flatMap(({ list }, index) =>
    unresolved(content, course, ['demo', 'lists', index, 'list'], list, activities, 'activity'),
  );
  return [...wrongPapers, ...wrongActivities, ...wrongLists, ...wrongWorks(content, course)];
}

interface Named {
  readonly path: Path;
  readonly id: string;
  /** Steps of it are taken, and it is not finished. */
  readonly isBegun?: boolean;
}

/** Documents fit the parts of their templates, and models are views that the course has. */
function wrongWorks(content: Content, course: Course): Finding[] {
  const { documents = [], models = [] } = course.data.demo ?? {};
  const templates = inCourse(content.templates, course);
  return [
    ...documents.flatMap(({ template: id, parts }, index) => {
      const path = ['demo', 'documents', index] satisfies Path;
      const template = templates.find((one) => one.id === id && isShipped(one));
      if (!template) return [found(course, path, `there is no template ${id}`, 'name one')];
      const message = `the document does not fit the parts of ${id}`;
      const fix = 'give each form a value a field, and each table rows with a cell a column';
      return areFilling(template.data.parts, parts) ? [] : [found(course, path, message, fix)];
    }),
    ...models.flatMap(({ view }, index) => {
      const views = inCourse(content.views, course);
      return unresolved(content, course, ['demo', 'models', index, 'view'], view, views, 'view');
    }),
  ];
}

type Entry = NonNullable<CourseFile['demo']>['days'][number][number];
type Planned = Extract<Entry, { paper: string }>['right'];

/** A paper with blanks is no result to show. */
const isAnsweredWhole = (right: Planned, count: number): boolean =>
  typeof right === 'number'
    ? right <= count
    : Object.values(right).reduce((sum, [, answered]) => sum + answered, 0) === count;

/** A plan by objectives names those of the course, and no more right answers than answers. */
function wrongPlans(course: Course, path: Path, right: Planned): Finding[] {
  if (typeof right === 'number') return [];
  return Object.entries(right).flatMap(([objective, [rightOnes, answered]]) => [
    ...(course.data.objectives.some(({ id }) => id === objective)
      ? []
      : [found(course, path, `there is no objective ${objective}`, 'name one of the course')]),
    ...(rightOnes > answered
      ? [found(course, path, `${objective}: more right than answered`, 'plan fewer right ones')]
      : []),
  ]);
}

const found = (thing: Located<unknown>, path: Path, message: string, fix: string): Finding => ({
  ...at(thing, path),
  message,
  fix,
});

const twice = (
  thing: Located<unknown>,
  path: Path,
  list: readonly { readonly key: string }[],
): Finding[] =>
  list.flatMap(({ key }, index) =>
    list.findIndex((other) => other.key === key) < index
      ? [found(thing, [...path, index, 'key'], `${key} stands twice`, 'keep one of the two')]
      : [],
  );
