// The order of test files: long ones first, so that none of them is left for one core at the end.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The longest first, as measured on a quiet machine. A clone knows no times of former runs, and Vitest then
 * goes by the size of a file, which says nothing of these.
 */
const LONG = [
  'tests/unread-texts.test.ts',
  'src/texts/texts.test.ts',
  'tests/api/demo.test.ts',
  'tests/api/question-report-command.test.ts',
  'tests/api/jobs.test.ts',
  'tests/api/xp-sums.test.ts',
  'tests/api/busy-patterns.test.ts',
  'tests/api/same-figures.test.ts',
  'tests/api/long-statements.test.ts',
  'tests/faults/timed/sockets.test.ts',
  'tests/faults/embedded-start.test.ts',
  'tests/faults/migrations.test.ts',
  'tests/faults/start-app.test.ts',
  'tests/faults/generators.test.ts',
  'tests/faults/strangers.test.ts',
  'tests/faults/embedded-crash.test.ts',
  'tests/faults/raw-requests.test.ts',
  'tests/faults/fuzz.test.ts',
  'tests/faults/database-loss.test.ts',
];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const at = LONG.findIndex((file) => moduleId.endsWith(file));
  return at < 0 ? LONG.length : at;
};
const projectOf = ({ project }: TestSpecification) =>
  [project.config.sequence.groupOrder, project.name] as const;

/** Groups and projects keep their order, which `super` gives them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => {
      const [[group, name], [otherGroup, otherName]] = [projectOf(one), projectOf(other)];
      if (group !== otherGroup) return group - otherGroup;
      return name === otherName ? rankOf(one) - rankOf(other) : name < otherName ? -1 : 1;
    });
  }
}
