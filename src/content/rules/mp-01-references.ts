import type { Condition } from '#domain/catalog/catalog.ts';
import { missionOf } from '#domain/missions/mission-status.ts';
import { type Content, isShipped } from '../content.ts';
import { at, type Located, type Path } from '../located.ts';
import type { Finding } from '../problem.ts';
import type { Rule } from './rule.ts';

export const resolvedRule: Rule = {
  id: 'MP-01',
  title: 'Every reference resolves, and nothing lies about unused',
  why: 'A name that leads nowhere stops a learner in the middle of a mission; an unused file is work nobody sees.',
  severity: 'error',
  run: (content) => [
    ...content.missions.flatMap((mission) => [
      ...missionReferences(content, mission),
      ...repeatedChecks(mission),
    ]),
    ...content.questions.flatMap((question) => objectives(content, question, 'tags')),
    ...content.sections.flatMap((section) => {
      const missions = inCourse(content.missions, section);
      return section.data.missions.flatMap((id, index) =>
        unresolved(content, section, ['missions', index], id, missions, 'mission'),
      );
    }),
    ...orphans(content),
  ],
};

type Mission = Content['missions'][number];

const inCourse = <T extends Located<unknown>>(things: readonly T[], by: Located<unknown>): T[] =>
  things.filter((thing) => thing.courseKey === by.courseKey);

function missionReferences(content: Content, mission: Mission): Finding[] {
  const questions = inCourse(content.questions, mission);
  const figures = inCourse(content.figures, mission);
  const { steps, unlockWhen = [], doneWhen = [] } = mission.data;
  return [
    ...objectives(content, mission, 'objectives'),
    ...steps.flatMap((step, index) => {
      if (step.kind === 'reading') {
        const path = ['steps', index, 'figure', 'src'];
        return step.figure
          ? unresolved(content, mission, path, step.figure.src, figures, 'figure')
          : [];
      }
      const path = ['steps', index, 'question'];
      return [
        ...unresolved(content, mission, path, step.question, questions, 'question'),
        ...unshipped(mission, path, step.question, questions),
      ];
    }),
    ...conditions(content, mission, 'unlockWhen', unlockWhen),
    ...conditions(content, mission, 'doneWhen', doneWhen),
  ];
}

function conditions(
  content: Content,
  mission: Mission,
  field: 'unlockWhen' | 'doneWhen',
  list: readonly Condition[],
): Finding[] {
  const missions = inCourse(content.missions, mission);
  return list.flatMap((condition, index) => {
    const id = missionOf(condition);
    if (!id) return [];
    return [
      ...unresolved(content, mission, [field, index], id, missions, 'mission'),
      ...unshipped(mission, [field, index], id, missions),
    ];
  });
}

/** What learners get cannot wait for, or ask, what they do not get. */
function unshipped(
  mission: Mission,
  path: Path,
  id: string,
  among: readonly Located<{ state: string }>[],
): Finding[] {
  const thing = among.find((one) => one.id === id);
  if (!thing || isShipped(thing) || !isShipped(mission)) return [];
  const message = `${id} is a draft, the mission is not`;
  return [{ ...at(mission, path), message, fix: 'finish the draft or take it out' }];
}

function objectives<K extends 'tags' | 'objectives'>(
  content: Content,
  thing: Located<Record<K, readonly string[]>>,
  field: K,
): Finding[] {
  const course = content.courses.find((one) => one.id === thing.courseKey);
  const known = course?.data.objectives ?? [];
  return thing.data[field].flatMap((id, index) =>
    unresolved(content, thing, [field, index], id, known, 'objective'),
  );
}

function unresolved(
  content: Content,
  by: Located<unknown>,
  path: Path,
  id: string,
  among: readonly { id: string }[],
  kind: string,
): Finding[] {
  if (among.some((thing) => thing.id === id) || content.refusedMentions.has(id)) return [];
  const fix = `correct the name, or add the ${kind} to the same course`;
  return [{ ...at(by, path), message: `there is no ${kind} ${id}`, fix }];
}

/** Progress is kept per question, so one mission asks each question once. */
function repeatedChecks(mission: Mission): Finding[] {
  const seen = new Set<string>();
  return mission.data.steps.flatMap((step, index) => {
    if (step.kind === 'reading') return [];
    const isSeen = seen.has(step.question);
    seen.add(step.question);
    if (!isSeen) return [];
    const message = `${step.question} is asked twice in this mission`;
    return [{ ...at(mission, ['steps', index]), message, fix: 'ask another question' }];
  });
}

function orphans(content: Content): Finding[] {
  const used = new Set(content.refusedMentions);
  for (const { data } of content.missions) {
    for (const step of data.steps) {
      if (step.kind === 'check') used.add(step.question);
      else if (step.figure) used.add(step.figure.src);
    }
  }
  return [...content.questions, ...content.figures]
    .filter((thing) => !used.has(thing.id))
    .map((thing) => ({
      ...at(thing as Located<unknown>, ['id']),
      message: `nothing uses ${thing.id}`,
      fix: 'use it in a mission or remove it',
    }));
}
