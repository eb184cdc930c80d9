import { z } from 'zod';
import { dateSchema, slugSchema } from './fields.ts';

const RELATION = [
  ...['source', 'target', 'type', 'says', 'meaning'],
  ...['source-aspect', 'target-aspect', 'source-layer', 'target-layer'],
];
const CHAIN = ['first', 'second'].flatMap((link) =>
  ['source', 'says', 'target'].map((part) => `${link}-${part}`),
);

/** A phrase with names in braces, of those that are known where it is said. */
const phrase = (more: readonly string[] = []) =>
  z
    .string()
    .min(1)
    .max(240)
    .refine(
      (text) =>
        [...text.matchAll(/\{([^}]*)\}/g)].every(([, name = '']) =>
          [...RELATION, ...more].includes(name.replace(/^a /, '')),
        ),
      'expected names that are known here, such as {a source}',
    );

/**
 * What is asked of the rules by themselves. Phrases hold names in braces, `{a source}` with its article: source,
 * target, type, says, meaning; source-aspect, target-layer and the like; in some also what they list or compare.
 */
export const drillsSchema = z.strictObject({
  /** What their ids begin with. */
  id: z.string().regex(/^[a-z]+\.q\.[a-z]+$/, 'expected an id such as am.q.drill'),
  bank: slugSchema,
  tag: z.string().min(1),
  spec: z.string().min(1),
  ref: z.string().min(1),
  checkedOn: dateSchema,
  /** The lesson that teaches a relationship, by its family, and the one on what follows. */
  lessons: z.strictObject({
    structural: z.string().min(1),
    dependency: z.string().min(1),
    dynamic: z.string().min(1),
    other: z.string().min(1),
    derived: z.string().min(1),
  }),
  /** Of each kind, such as questions to which one type is right. */
  most: z.strictObject({
    between: z.int().min(1),
    ends: z.int().min(1),
    follows: z.int().min(1),
  }),
  /** Elements and sets that drills leave aside. */
  without: z.array(z.string().min(1)),
  /** Types that wrong options have before others. */
  instead: z.array(z.string().min(1)).min(3),
  words: z.strictObject({
    /** Before the last of several. */
    and: z.string().min(1).max(10),
    between: phrase(),
    to: phrase(),
    from: phrase(),
    row: phrase(CHAIN),
    meeting: phrase(CHAIN),
    right: phrase(),
    reversed: phrase(),
    layer: phrase(),
    aspect: phrase(),
    pair: phrase(),
    explanation: phrase(['types']),
    chain: phrase(['first', 'second']),
    weaker: phrase(['first', 'second']),
    passed: phrase(['first', 'second']),
    received: phrase(['first', 'second']),
    stronger: phrase(['derived']),
    link: phrase(['derived']),
    foreign: phrase(['derived']),
    derivation: phrase(),
  }),
});
export type DrillsFile = z.infer<typeof drillsSchema>;
