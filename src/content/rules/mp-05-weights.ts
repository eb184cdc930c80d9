import { at } from '../located.ts';
import type { Rule } from './rule.ts';

export const weightsRule: Rule = {
  id: 'MP-05',
  title: "The weights of a course's objectives sum to 100",
  why: 'Mastery and coverage are weighted means; weights that miss 100 make every percentage wrong.',
  severity: 'error',
  run: (content) =>
    content.courses.flatMap((course) => {
      const sum = course.data.objectives.reduce((total, one) => total + one.weight, 0);
      // Tenths of a percent do not add up exactly in binary.
      if (Math.abs(sum - 100) < 1e-6) return [];
      const message = `the weights sum to ${Number(sum.toFixed(6))}`;
      return [{ ...at(course, ['objectives']), message, fix: 'make them 100' }];
    }),
};
