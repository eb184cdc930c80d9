import { type Content, cardsOf, type LessonSource, type MissionSource } from '../content.ts';
import { at, type Located, type Path } from '../located.ts';
import { plainText } from '../markdown.ts';
import { wordsOf } from '../prose.ts';
import { MINUTES_PER_CHOICE, WORDS_WRITTEN_PER_MINUTE } from '../tasks/task-kind.ts';
import { type TaskFile, workMinutesOf } from '../tasks/tasks.ts';
import type { Rule } from './rule.ts';

const WORDS_PER_MINUTE = 130;
const MINUTES_PER_CHECK = 0.8;
const MINUTES_PER_FIGURE = 0.4;
const TOLERANCE = 0.25;

export const minutesRule: Rule = {
  id: 'MP-02',
  title: 'An activity takes the minutes it states',
  why: 'Learners choose what to do by the time they have; a wrong figure breaks off their session.',
  severity: 'error',
  run: (content) =>
    timesOf(content).flatMap(({ owner, path, name, stated, minutes }) => {
      const rounded = Math.round(minutes);
      if (Math.abs(stated - rounded) <= rounded * TOLERANCE) return [];
      const message = `states ${stated} minutes, its steps take ${rounded}${name}`;
      const fix = `write ${rounded}, or change the steps (words / ${WORDS_PER_MINUTE} + ${MINUTES_PER_CHECK} a check + ${MINUTES_PER_FIGURE} a figure + ${MINUTES_PER_CHOICE} a choice + words to write / ${WORDS_WRITTEN_PER_MINUTE})`;
      return [{ ...at(owner, path), message, fix }];
    }),
  report: (content) =>
    timesOf(content).map(
      ({ owner, name, stated, minutes }) =>
        `${owner.id}: states ${stated} minutes, its steps take ${minutes.toFixed(1)}${name}`,
    ),
};

interface Time {
  readonly owner: Located<unknown>;
  readonly path: Path;
  /** Which company of a lab; empty elsewhere. */
  readonly name: string;
  readonly stated: number;
  readonly minutes: number;
}

const timesOf = (content: Content): Time[] => [
  ...cardsOf(content).flatMap((owner): Time[] => {
    const { data } = owner;
    const [field, stated] =
      'estMin' in data ? ['estMin', data.estMin] : ['estimatedMinutes', data.estimatedMinutes];
    // A quest states none: it takes the minutes of what it asks for.
    if (stated === undefined) return [];
    return [{ owner, path: [field], name: '', stated, minutes: minutesOf(owner) }];
  }),
  ...content.labs.flatMap((owner) =>
    owner.stories.map(({ company, path, data, scenario }): Time => {
      const reading = reads(plainText(scenario));
      const minutes = data.steps.map(taskMinutes).reduce((sum, one) => sum + one, reading);
      const name = company === null ? '' : ` in ${company}`;
      return { owner, path: [...path, 'steps'], name, stated: owner.data.estMin, minutes };
    }),
  ),
];

const reads = (text: string): number => wordsOf(text).length / WORDS_PER_MINUTE;

function minutesOf({ data, bodies }: MissionSource | LessonSource): number {
  return data.steps.reduce((sum, step, index) => {
    if (step.kind === 'check') return sum + MINUTES_PER_CHECK;
    if (step.kind === 'template') return sum + taskMinutes(step);
    const picture = step.figure ? MINUTES_PER_FIGURE : 0;
    const touch = step.figure && 'src' in step.figure ? step.figure.touch : undefined;
    const touched = reads((touch?.points ?? []).map(({ text }) => text).join(' '));
    return sum + reads(plainText(bodies[index] ?? [])) + picture + touched;
  }, 0);
}

const taskMinutes = (task: TaskFile): number => reads(task.prompt) + workMinutesOf(task);
