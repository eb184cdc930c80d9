import { CORE_ID } from '#domain/catalog/path.ts';
import { type Content, itemsOf } from '../content.ts';
import { at } from '../located.ts';
import type { Finding } from '../problem.ts';
import { inCourse } from '../references.ts';
import type { Rule } from './rule.ts';

const LESSON = /^\d{2}$/;
const QUIZ = /^[a-z]\d$/;

export const coreLineRule: Rule = {
  id: 'MP-22',
  title: 'Each part of the Core line stands in it once, under its own id, key and file',
  why: 'A lesson that core.yaml does not name is never shown, and two with one key share an address.',
  severity: 'error',
  run: (content) => [
    ...content.cores.flatMap(twice),
    ...coreItems(content).flatMap((item, index, items) => [
      ...unnamed(content, item),
      ...unknownKind(content, item),
      ...form(content, item),
      ...sameKey(item, items.slice(0, index)),
    ]),
    ...content.phases
      .filter((phase) => phase.id === CORE_ID)
      .map((phase) => ({
        ...at(phase, ['id']),
        message: `"${CORE_ID}" is the address of the Core line`,
        fix: 'call the phase and its folder otherwise',
      })),
  ],
};

const coreItems = (content: Content) =>
  itemsOf(content).flatMap((item) =>
    item.phaseId === CORE_ID && item.key !== undefined ? [{ ...item, key: item.key }] : [],
  );
type CoreItem = ReturnType<typeof coreItems>[number];

/** What a core.yaml names, with where. */
const namedIn = ({ data }: Content['cores'][number]): [string, (string | number)[]][] => [
  ...data.groups.flatMap((group, place) =>
    group.lessons.map((id, index): [string, (string | number)[]] => [
      id,
      ['groups', place, 'lessons', index],
    ]),
  ),
  ...data.quizzes.map((id, index): [string, (string | number)[]] => [id, ['quizzes', index]]),
];

function twice(core: Content['cores'][number]): Finding[] {
  const seen = new Set<string>();
  const repeated = [
    ...namedIn(core),
    ...core.data.groups.map((group, place): [string, (string | number)[]] => [
      `group ${group.id}`,
      ['groups', place, 'id'],
    ]),
  ].filter(([id]) => seen.size === seen.add(id).size);
  return repeated.map(([id, path]) => ({
    ...at(core, path),
    message: `${id} stands twice on the Core line`,
    fix: 'keep one of the two',
  }));
}

function unnamed(content: Content, item: CoreItem): Finding[] {
  const [core] = inCourse(content.cores, item);
  if (!core && content.found.schema.some(({ file }) => file.endsWith('/core.yaml'))) return [];
  const isQuiz = item.form === 'quiz';
  const ids = isQuiz ? core?.data.quizzes : core?.data.groups.flatMap((group) => group.lessons);
  if (ids?.includes(item.id)) return [];
  const message = `core.yaml names no ${item.data.type} ${item.id}`;
  const fix = isQuiz ? 'list it under quizzes' : 'list it in one of the groups';
  return [{ ...at(item, ['id']), message, fix }];
}

/** Its kind says what it weighs; phases have a rule of their own, MP-14. */
function unknownKind(content: Content, item: CoreItem): Finding[] {
  const [plan] = inCourse(content.plans, item);
  const kind = plan?.data.kinds.find(({ key }) => key === item.data.type);
  if (!plan || kind?.form === item.form) return [];
  const message = `path.yaml has no kind ${item.data.type} of the form ${item.form}`;
  return [{ ...at(item, ['type']), message, fix: 'correct the type, or add the kind' }];
}

function form(content: Content, item: CoreItem): Finding[] {
  const isQuiz = item.form === 'quiz';
  const course = content.courses.find(({ id }) => id === item.courseKey);
  const start = `${course?.data.prefix}.core.`;
  const number = item.id.startsWith(start) ? item.id.slice(start.length) : '';
  if (!(isQuiz ? QUIZ : LESSON).test(number)) {
    const message = `the id "${item.id}" is not that of a ${item.data.type} of the Core line`;
    return [{ ...at(item, ['id']), message, fix: `write ${start}${isQuiz ? 'u1' : '01'}` }];
  }
  const name = `${number}-${item.key}.yaml`;
  if (isQuiz || item.file.endsWith(`/${name}`)) return [];
  return [{ ...at(item, ['key']), message: 'id, key and file differ', fix: `call it ${name}` }];
}

function sameKey(item: CoreItem, before: readonly CoreItem[]): Finding[] {
  const twin = inCourse(before, item).find((other) => other.key === item.key);
  if (!twin) return [];
  const message = `the key "${item.key}" is that of ${twin.id}`;
  return [{ ...at(item, ['key']), message, fix: 'choose another key' }];
}
