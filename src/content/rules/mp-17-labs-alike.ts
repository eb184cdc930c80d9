import { INDUSTRIES, type Industry } from '#domain/catalog/path.ts';
import type { LabSource } from '../content.ts';
import { at } from '../located.ts';
import type { Finding } from '../problem.ts';
import type { Rule } from './rule.ts';

const POINTS = 10;
/** What a rule can grade; a text is rated by the learner. */
const GRADED = ['sort', 'grid', 'order', 'matrix'];

export const labsAlikeRule: Rule = {
  id: 'MP-17',
  title: 'A lab asks the same tasks in every industry, for ten points, graded and self-rated',
  why: 'Learners who switch industry keep their place, and points can be compared only where the tasks are the same.',
  severity: 'error',
  run: (content) =>
    content.labs.flatMap((lab) => INDUSTRIES.flatMap((industry) => faults(lab, industry))),
};

function faults(lab: LabSource, industry: Industry): Finding[] {
  const { steps } = lab.data.variants[industry];
  const place = at(lab, ['variants', industry, 'steps']);
  const findings: Finding[] = [];
  const [first, own] = [lab.data.variants[INDUSTRIES[0]].steps, steps].map((list) =>
    list.map(({ id, kind, points }) => `${id} ${kind} ${points}`).join(', '),
  );
  if (own !== first) {
    const message = `the tasks in ${industry} are ${own}`;
    findings.push({ ...place, message, fix: `make them ${first}, as in ${INDUSTRIES[0]}` });
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
