// A checklist as plain text, for a mail, a wiki or a ticket.
import { countedOf } from '#domain/tasks/ticks.ts';
import type { Messages } from '#texts/messages.ts';
import type { AnswerOf, TaskOf, WorkProps } from '../task-ui.ts';
import type { LineState } from './tick-line.tsx';

export type TicksProps = Omit<WorkProps<'ticks'>, 'problems'>;

type Words = Pick<Messages['checklist'], 'count' | 'howKnown' | 'note' | 'notApplicable' | 'named'>;

export interface ListSheet {
  step: Pick<TaskOf<'ticks'>, 'title' | 'lines'>;
  answer: AnswerOf<'ticks'>;
  /** Its unit. */
  group: string;
  /** Of today, as the reader writes it. */
  day: string;
}

export const stateOf = (
  { ticked, notApplicable = [] }: AnswerOf<'ticks'>,
  lineId: string,
): LineState =>
  ticked.includes(lineId) ? 'ticked' : notApplicable.includes(lineId) ? 'notApplicable' : 'open';

/** As lists are ticked in plain text. */
export const MARKS: Readonly<Record<LineState, string>> = {
  ticked: '[x]',
  open: '[ ]',
  notApplicable: '[-]',
};

export const countOf = ({ step, answer }: Pick<ListSheet, 'step' | 'answer'>, t: Words): string => {
  const { ticked, whole, notApplicable } = countedOf(answer, step.lines.length);
  return t.count(ticked, whole, notApplicable);
};

/** @returns lines that end with a line break */
export function listText(sheet: ListSheet, t: Words): string {
  const { step, answer, group, day } = sheet;
  const lines = step.lines.flatMap(({ id, text, howKnown }) => {
    const state = stateOf(answer, id);
    const note = answer.notes?.[id];
    return [
      `${MARKS[state]} ${text}${state === 'notApplicable' ? ` (${t.notApplicable})` : ''}`,
      `    ${t.named(t.howKnown, howKnown)}`,
      ...(note === undefined ? [] : [`    ${t.named(t.note, note.replaceAll(/\s*\n\s*/g, ' '))}`]),
    ];
  });
  return [step.title, `${group}, ${day}`, countOf(sheet, t), '', ...lines, ''].join('\n');
}
