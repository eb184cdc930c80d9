import type { Content, LabSource } from '../content.ts';
import { at } from '../located.ts';
import type { Finding } from '../problem.ts';
import type { Rule } from './rule.ts';

const POINTS = 10;
/** What a rule can grade; a text is rated by the learner. */
const GRADED = ['sort', 'grid', 'order', 'matrix'];

export const labsAlikeRule: Rule = {
  id: 'MP-17',
  title:
    'A lab is told in every company, with the same tasks for ten points, graded and self-rated',
  why: 'Learners who switch industry keep their place, and points can be compared only where the tasks are the same.',
  severity: 'error',
  run: (content) =>
    content.labs.flatMap((lab) => [
      ...untold(content, lab),
      ...Object.keys(lab.data.variants).flatMap((industry) => faults(lab, industry)),
    ]),
};

/** The companies of the course that a lab leaves out, and those that are none of it. */
function untold(content: Content, lab: LabSource): Finding[] {
  const course = content.courses.find(({ id }) => id === lab.courseKey);
  const companies = (course?.data.companies ?? []).map(({ key }) => key);
  const told = Object.keys(lab.data.variants);
  return [
    ...companies
      .filter((key) => !told.includes(key))
      .map((key) => ({
        ...at(lab, ['variants']),
        message: `${lab.id} is not told in ${key}`,
        fix: `write a variant ${key}`,
      })),
    ...told
      .filter((key) => !companies.includes(key))
      .map((key) => ({
        ...at(lab, ['variants', key]),
        message: `the course has no company ${key}`,
        fix: `take one of ${companies.join(', ') || 'those that course.yaml should name'}`,
      })),
  ];
}

function faults(lab: LabSource, industry: string): Finding[] {
  const { variants } = lab.data;
  const [firstKey = ''] = Object.keys(variants);
  const steps = variants[industry]?.steps ?? [];
  const place = at(lab, ['variants', industry, 'steps']);
  const findings: Finding[] = [];
  const [first, own] = [variants[firstKey]?.steps ?? [], steps].map((list) =>
    list.map(({ id, kind, points }) => `${id} ${kind} ${points}`).join(', '),
  );
  if (own !== first) {
    const message = `the tasks in ${industry} are ${own}`;
    findings.push({ ...place, message, fix: `make them ${first}, as in ${firstKey}` });
  }
  const points = steps.reduce((sum, step) => sum + step.points, 0);
  if (points !== POINTS) {
    const message = `the tasks in ${industry} are worth ${points} points`;
    findings.push({ ...place, message, fix: `make them ${POINTS}` });
  }
  const graded = steps.filter((step) => GRADED.includes(step.kind)).length;
  if (graded === 0 || graded === steps.length) {
    const message = `no task in ${industry} is ${graded === 0 ? 'graded by a rule' : 'rated by the learner'}`;
    const fix =
      graded === 0 ? `add a task of kind ${GRADED.join(', ')}` : 'add a task of kind text';
    findings.push({ ...place, message, fix });
  }
  return findings;
}
