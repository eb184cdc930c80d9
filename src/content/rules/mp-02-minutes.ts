import type { MissionSource } from '../content.ts';
import { at } from '../located.ts';
import { plainText } from '../markdown.ts';
import { wordsOf } from '../prose.ts';
import type { Rule } from './rule.ts';

const WORDS_PER_MINUTE = 130;
const MINUTES_PER_CHECK = 0.8;
const MINUTES_PER_FIGURE = 0.4;
const TOLERANCE = 0.25;

export const minutesRule: Rule = {
  id: 'MP-02',
  title: 'A mission takes the minutes it states',
  why: 'Learners choose a mission by the time they have; a wrong figure breaks off their session.',
  severity: 'error',
  run: (content) =>
    content.missions.flatMap((mission) => {
      const stated = mission.data.estimatedMinutes;
      const minutes = Math.round(minutesOf(mission));
      if (Math.abs(stated - minutes) <= minutes * TOLERANCE) return [];
      const message = `states ${stated} minutes, its steps take ${minutes}`;
      const fix = `write ${minutes}, or change the steps (words / ${WORDS_PER_MINUTE} + ${MINUTES_PER_CHECK} a check + ${MINUTES_PER_FIGURE} a figure)`;
      return [{ ...at(mission, ['estimatedMinutes']), message, fix }];
    }),
  report: (content) =>
    content.missions.map((mission) => {
      const { id, estimatedMinutes } = mission.data;
      return `${id}: states ${estimatedMinutes} minutes, its steps take ${minutesOf(mission).toFixed(1)}`;
    }),
};

function minutesOf(mission: MissionSource): number {
  const { steps } = mission.data;
  const words = mission.bodies.reduce(
    (sum, body) => sum + (body ? wordsOf(plainText(body)).length : 0),
    0,
  );
  const checks = steps.filter((step) => step.kind === 'check').length;
  const figures = steps.filter((step) => step.kind === 'reading' && step.figure).length;
  return words / WORDS_PER_MINUTE + checks * MINUTES_PER_CHECK + figures * MINUTES_PER_FIGURE;
}
