import { isSelfRated } from '#domain/tasks/tasks.ts';
import type { Content, LabSource, LabStory } from '../content.ts';
import { at } from '../located.ts';
import type { Finding } from '../problem.ts';
import { inCourse } from '../references.ts';
import type { Rule } from './rule.ts';

export const labsAlikeRule: Rule = {
  id: 'MP-17',
  title:
    'A lab has the tasks and points of the plan, graded and self-rated, alike in every company',
  why: 'Learners who switch industry keep their place, and points can be compared only where the tasks are the same.',
  severity: 'error',
  run: (content) =>
    content.labs.flatMap((lab) => [
      ...untold(content, lab),
      ...lab.stories.flatMap((story) => faults(content, lab, story)),
    ]),
};

/** The companies of the course that a lab leaves out, and those that are none of it. */
function untold(content: Content, lab: LabSource): Finding[] {
  if (lab.data.story) return [];
  const course = content.courses.find(({ id }) => id === lab.courseKey);
  const companies = (course?.data.companies ?? []).map(({ key }) => key);
  const named = lab.stories.flatMap(({ company }) => company ?? []);
  return [
    ...companies
      .filter((key) => !named.includes(key))
      .map((key) => ({
        ...at(lab, ['variants']),
        message: `${lab.id} is not told in ${key}`,
        fix: `write a variant ${key}`,
      })),
    ...named
      .filter((key) => !companies.includes(key))
      .map((key) => ({
        ...at(lab, ['variants', key]),
        message: `the course has no company ${key}`,
        fix: companies.length > 0 ? `take one of ${companies.join(', ')}` : 'tell it as a story',
      })),
  ];
}

function faults(content: Content, lab: LabSource, story: LabStory): Finding[] {
  const { steps } = story.data;
  const place = at(lab, [...story.path, 'steps']);
  const within = story.company === null ? '' : ` in ${story.company}`;
  const findings: Finding[] = [];
  const [first = story] = lab.stories;
  const [expected, own] = [first.data.steps, steps].map((list) =>
    list.map(({ id, kind, points }) => `${id} ${kind} ${points}`).join(', '),
  );
  if (own !== expected) {
    const message = `the tasks${within} are ${own}`;
    findings.push({ ...place, message, fix: `make them ${expected}, as in ${first.company}` });
  }
  const [plan] = inCourse(content.plans, lab);
  if (plan?.data.labs) {
    const { points, tasks } = plan.data.labs;
    const sum = steps.reduce((total, step) => total + step.points, 0);
    if (sum !== points) {
      const message = `the tasks${within} are worth ${sum} points`;
      findings.push({ ...place, message, fix: `make them ${points}, as path.yaml says` });
    }
    if (steps.length < tasks.min || steps.length > tasks.max) {
      const message = `there are ${steps.length} tasks${within}`;
      findings.push({ ...place, message, fix: `write ${tasks.min} to ${tasks.max}` });
    }
  } else if (plan) {
    const message = 'path.yaml plans no labs';
    findings.push({ ...place, message, fix: 'say under labs how many tasks and points one has' });
  }
  const graded = steps.filter((step) => !isSelfRated(step)).length;
  if (graded === 0 || graded === steps.length) {
    const message = `no task${within} is ${graded === 0 ? 'graded by a rule' : 'rated by the learner'}`;
    const fix = `add a task that ${graded === 0 ? 'a rule grades' : 'the learner rates'}`;
    findings.push({ ...place, message, fix });
  }
  return findings;
}
