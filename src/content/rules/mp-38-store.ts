import { at } from '../located.ts';
import type { Finding } from '../problem.ts';
import type { Rule } from './rule.ts';

export const storeRule: Rule = {
  id: 'MP-38',
  title: 'Each thing in the store is of its own kind, and lasts where its effect does',
  why: 'Two items of one effect would fight over it, and a look that is used up would be paid for twice.',
  severity: 'error',
  run: ({ store }) =>
    store.flatMap((item, index): Finding[] => {
      const { effect, type } = item.data;
      const nameOf = (one: typeof effect) => (one.kind === 'look' ? one.look : one.kind);
      const isTwin = store
        .slice(0, index)
        .some((other) => nameOf(other.data.effect) === nameOf(effect));
      const findings: Finding[] = [];
      if (isTwin) {
        const message = `another item already does "${nameOf(effect)}"`;
        findings.push({ ...at(item, ['effect']), message, fix: 'keep one of them' });
      }
      if ((type === 'permanent') !== (effect.kind === 'look')) {
        const message = `${effect.kind} does not fit ${type}`;
        const fix = 'write permanent for a look, and for nothing else';
        findings.push({ ...at(item, ['type']), message, fix });
      }
      return findings;
    }),
};
