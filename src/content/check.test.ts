import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  messagesOf,
  problemsOf,
  type StubParts,
  stubContent,
} from '#tests/support/stub-content.ts';
import { withPath } from '#tests/support/stub-path.ts';
import { checkContent } from './check.ts';
import { printProblem } from './problem.ts';
import { RULES } from './rules/all-rules.ts';

const firstQuestion = (parts: StubParts) => parts.questions[0]!;

/** Two options differ much in length: a warning of QC-11. */
function plantWarning(parts: StubParts) {
  firstQuestion(parts).options[1]!.text =
    'A choice that goes on for very much longer than the other choices of this question do';
}
const waiver = {
  rule: 'QC-11',
  id: 'dm.q.u1.0000',
  reason: 'The long name is the name of the thing.',
};

test('clean content has no problem, with a learning path and without', () => {
  expect(checkContent(stubContent())).toMatchObject({ problems: [], waived: [] });
  expect(checkContent(stubContent(withPath()))).toMatchObject({ problems: [], waived: [] });
});

test('every rule has an id of its own, says why in one sentence, and stands in a file of its id', () => {
  const ids = RULES.map((rule) => rule.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const rule of RULES) expect(rule.why).toMatch(/^[A-Z].*\.$/);
  const files = readdirSync(join(import.meta.dirname, 'rules')).filter((name) =>
    /^(?:qc|mp)-\d{2}-.*(?<!\.test)\.ts$/.test(name),
  );
  expect(files.map((name) => name.slice(0, 5).toUpperCase()).sort()).toEqual(ids.toSorted());
});

test('every rule is tested with a planted fault', () => {
  const folder = join(import.meta.dirname, 'rules');
  const tests = readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  const untested = RULES.filter((rule) => !new RegExp(`'${rule.id}'(?:,\\s|\\))`).test(tests));
  expect(untested.map((rule) => rule.id)).toEqual([]);
});

test('a waiver silences its warning and nothing else', () => {
  expect(problemsOf('QC-11', plantWarning)).toHaveLength(1);
  const content = stubContent((parts) => {
    plantWarning(parts);
    parts.waivers = [waiver];
  });
  const { problems, waived } = checkContent(content);
  expect(problems).toEqual([]);
  expect(waived.map((problem) => problem.rule)).toEqual(['QC-11']);
});

test('a waiver without a warning is itself a problem', () => {
  const content = stubContent((parts) => {
    parts.waivers = [waiver];
  });
  expect(checkContent(content).problems).toMatchObject([
    { rule: 'MP-12', message: 'QC-11 has no warning for dm.q.u1.0000' },
  ]);
});

test('an error cannot be waived', () => {
  const content = stubContent((parts) => {
    firstQuestion(parts).options[1]!.text = 'All of the above';
    parts.waivers = [{ ...waiver, rule: 'QC-14' }];
  });
  const { problems } = checkContent(content);
  expect(problems.map((problem) => problem.rule)).toContain('QC-14');
  expect(problems.map((problem) => problem.message)).toContain(
    'QC-14 is an error for dm.q.u1.0000',
  );
});

test('a waiver needs a reason', () => {
  const messages = messagesOf('QC-01', (parts) => {
    parts.waivers = [{ ...waiver, reason: 'because' }];
  });
  expect(messages).toEqual(['0.reason: say in a sentence why this warning is accepted']);
});

test('a problem prints as path:line rule message → fix', () => {
  const [problem] = problemsOf('MP-05', (parts) => {
    parts.course.objectives[0]!.weight = 10;
  });
  expect(problem && printProblem(problem)).toBe(
    'content/courses/demo/course.yaml:132 MP-05 the weights sum to 49.5 → make them 100',
  );
});
