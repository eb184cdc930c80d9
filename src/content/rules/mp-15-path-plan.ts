import { type Content, type ItemSource, itemsOf } from '../content.ts';
import { at, type Located } from '../located.ts';
import type { Finding } from '../problem.ts';
import { inCourse } from '../references.ts';
import type { PathPlanFile } from '../schema/path-plan.ts';
import type { Rule } from './rule.ts';

/** What an activity may take at most, in relation to the plan of its kind. */
const LONGEST = 1.5;

export const pathPlanRule: Rule = {
  id: 'MP-15',
  title:
    "The path's plan names every phase, and items have its titles, XP and minutes, or at most half as many again",
  why: 'Learners count on a lesson or a lab taking and earning the same in every phase; a slip pays one phase better.',
  severity: 'error',
  run: (content) => [
    ...content.plans.flatMap((plan) => [
      ...titles(content, plan),
      ...inCourse(itemsOf(content), plan).flatMap((item) => deviations(plan, item)),
    ]),
    ...[
      ...Map.groupBy([...content.phases, ...content.cores], (thing) => thing.courseKey).values(),
    ].flatMap((things) => things.slice(0, 1).flatMap((thing) => noPlan(content, thing))),
  ],
};

function noPlan(content: Content, thing: Located<unknown>): Finding[] {
  const isRefused = content.found.schema.some(({ file }) => file.endsWith('/path.yaml'));
  if (inCourse(content.plans, thing).length > 0 || isRefused) return [];
  const message = `the course ${thing.courseKey} has a path and no path.yaml`;
  return [{ ...at(thing), message, fix: 'write the plan of the path beside the course.yaml' }];
}

function titles(content: Content, plan: Located<PathPlanFile>): Finding[] {
  const phases = inCourse(content.phases, plan).map((phase) => phase.id);
  const planned = Object.keys(plan.data.titles);
  return [
    ...planned
      .filter((id) => !phases.includes(id) && !content.refusedMentions.has(id))
      .map((id) => ({
        ...at(plan, ['titles', id]),
        message: `there is no phase ${id}`,
        fix: 'correct the name or add its phase.yaml',
      })),
    ...phases
      .filter((id) => !planned.includes(id))
      .map((id) => ({
        ...at(plan, ['titles']),
        message: `the plan has no titles for ${id}`,
        fix: 'name an item of each kind that it has',
      })),
    ...Object.entries(plan.data.titles).flatMap(([id, named]) => {
      const kinds = plan.data.kinds.map(({ key }) => key);
      const unknown = Object.keys(named).filter((key) => !kinds.includes(key));
      const message = (key: string) => `there is no kind ${key} in the plan of the path`;
      return unknown.map((key) => ({
        ...at(plan, ['titles', id, key]),
        message: message(key),
        fix: 'correct the name, or add the kind',
      }));
    }),
  ];
}

/** An activity that takes longer says so, up to half as long again; none states less than its kind. */
const minutesOf = (stated: number, planned: number): number =>
  stated > planned && stated <= planned * LONGEST ? stated : planned;

function deviations(plan: Located<PathPlanFile>, item: ItemSource): Finding[] {
  const { data } = item;
  const { kinds, titles, quiz, testOut } = plan.data;
  const kind = kinds.find(({ key }) => key === data.type);
  const required: [string, string | number | undefined, string | number | undefined][] = [
    ['title', data.title, titles[item.phaseId]?.[data.type]],
    ['estMin', data.estMin, kind && minutesOf(data.estMin, kind.estMin)],
    ['xp', data.xp, kind?.xp],
  ];
  if ('passPercent' in data) {
    required.push(['count', data.count, quiz?.count]);
    required.push(['passPercent', data.passPercent, quiz?.passPercent]);
  }
  const findings = required.flatMap(([field, is, planned]): Finding[] => {
    if (planned === undefined || is === planned) return [];
    const message = `${field} of ${item.id} is ${JSON.stringify(is)}`;
    return [{ ...at(item, [field]), message, fix: `write ${JSON.stringify(planned)}` }];
  });
  if (item.form === 'quiz' && !quiz) {
    const message = 'path.yaml plans no quiz';
    findings.push({ ...at(item), message, fix: 'say under quiz what a round is' });
  }
  if ('passPercent' in data && testOut && data.questions.length < testOut.count) {
    const message = `${item.id} has fewer questions than a test-out asks`;
    findings.push({ ...at(item, ['questions']), message, fix: `write ${testOut.count} or more` });
  }
  return findings;
}
