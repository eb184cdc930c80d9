import { at } from '../located.ts';
import type { Finding } from '../problem.ts';
import type { Rule } from './rule.ts';

/** Days that an occurrence is open. */
const daysOf = (schedule: { readonly kind: string; readonly days?: number }): number =>
  schedule.kind === 'weekdays' ? 1 : (schedule.days ?? 7);

export const eventsRule: Rule = {
  id: 'MP-44',
  title: 'An event can be reached in its days, and has one that never overlaps itself',
  why: 'A goal of more study days than the event has cannot be reached, and two runs of one event would count the same answers.',
  severity: 'error',
  run: ({ events }) =>
    events.flatMap((event): Finding[] => {
      const { goal, schedule, type } = event.data;
      const findings: Finding[] = [];
      if (goal.metric === 'study-days' && goal.count > daysOf(schedule)) {
        const message = `asks for ${goal.count} study days in ${daysOf(schedule)}`;
        const fix = 'ask for fewer days than the event is open';
        findings.push({ ...at(event, ['goal', 'count']), message, fix });
      }
      if ((type === 'daily') !== (schedule.kind === 'weekdays')) {
        const message = `a ${type} event does not go with the schedule ${schedule.kind}`;
        const fix = 'give weekdays to daily events, and to no others';
        findings.push({ ...at(event, ['schedule']), message, fix });
      }
      if (schedule.kind === 'months' && schedule.every === 1 && schedule.days > 28) {
        const message = 'is still open when the next one begins';
        const fix = 'let it end within 28 days';
        findings.push({ ...at(event, ['schedule', 'days']), message, fix });
      }
      if (schedule.kind !== 'weekdays' && schedule.offset >= schedule.every) {
        const message = `the offset ${schedule.offset} names none of every ${schedule.every}`;
        const fix = `write an offset below ${schedule.every}`;
        findings.push({ ...at(event, ['schedule', 'offset']), message, fix });
      }
      return findings;
    }),
};
