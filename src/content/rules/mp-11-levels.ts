import { at } from '../located.ts';
import type { Finding } from '../problem.ts';
import type { Rule } from './rule.ts';

export const levelsRule: Rule = {
  id: 'MP-11',
  title: 'Levels begin at 0 XP and rise; shields at the start can be held',
  why: 'A learner without a level, or with two, breaks every screen that names it.',
  severity: 'error',
  run: (content) =>
    content.rewards.flatMap((rewards) => {
      const { levels, shields } = rewards.data;
      const findings = levels.flatMap((level, index): Finding[] => {
        const before = levels[index - 1];
        const place = at(rewards, ['levels', index, 'fromXp']);
        if (!before && level.fromXp !== 0) {
          return [{ ...place, message: 'the first level does not begin at 0', fix: 'write 0' }];
        }
        if (before && level.fromXp <= before.fromXp) {
          const message = `${level.key} does not begin above ${before.key}`;
          return [{ ...place, message, fix: 'let fromXp rise from level to level' }];
        }
        const isRepeated = levels.findIndex((other) => other.key === level.key) < index;
        const message = `the level key ${level.key} stands twice`;
        return isRepeated ? [{ ...place, message, fix: 'give each level its own key' }] : [];
      });
      if (shields.atStart > shields.earnedUpTo) {
        const message = 'more shields at the start than can be earned';
        const fix = 'raise earnedUpTo or lower atStart';
        findings.push({ ...at(rewards, ['shields', 'atStart']), message, fix });
      }
      return findings;
    }),
};
