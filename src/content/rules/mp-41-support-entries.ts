import { FAQ_CATEGORIES } from '#domain/support/faq.ts';
import { at } from '../located.ts';
import type { Finding } from '../problem.ts';
import type { Rule } from './rule.ts';

/** What the product promises its learners to find (issue 12). */
const ENTRIES_MIN = 40;

export const supportEntriesRule: Rule = {
  id: 'MP-41',
  title:
    'Entries of FAQ and help are found: ids and questions stand once, and no category is empty',
  why: 'Votes and views are kept by id, and two entries of one name would share them; a category without questions leads nowhere.',
  severity: 'error',
  run: (content) => {
    const { faq, help } = content;
    const [first] = faq;
    if (first === undefined) return [];
    const twice = [...repeated(faq, ({ id }) => id), ...repeated(help, ({ id }) => id)];
    const same = repeated(faq, ({ data }) => data.question.toLowerCase());
    const empty = FAQ_CATEGORIES.filter(
      (category) => !faq.some((entry) => entry.category === category),
    );
    const retired = new Set(content.retired.map(({ data }) => data));
    return [
      ...twice.map(
        (entry): Finding => ({
          ...at(entry),
          message: `the id ${entry.id} stands twice`,
          fix: 'give each entry its own id',
        }),
      ),
      ...same.map(
        (entry): Finding => ({
          ...at(entry, ['question']),
          message: 'the question stands twice',
          fix: 'join the two answers',
        }),
      ),
      ...faq
        .filter(({ id }) => retired.has(id))
        .map(
          (entry): Finding => ({
            ...at(entry),
            message: `the id ${entry.id} is retired`,
            fix: 'choose a new one: its votes are of another entry',
          }),
        ),
      ...empty.map(
        (category): Finding => ({
          ...at(first),
          message: `${category} has no question`,
          fix: `add content/faq/${category}.yaml`,
        }),
      ),
      ...(faq.length < ENTRIES_MIN
        ? [
            {
              ...at(first),
              message: `there are ${faq.length} questions of at least ${ENTRIES_MIN}`,
              fix: 'write what learners ask',
            },
          ]
        : []),
    ];
  },
};

function repeated<T>(list: readonly T[], keyOf: (one: T) => string): T[] {
  return list.filter(
    (one, index) => list.findIndex((other) => keyOf(other) === keyOf(one)) < index,
  );
}
