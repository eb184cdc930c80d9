// The form of the rules that hold how often a key stands out by its length (QC-09, MP-27).
import { BANK_MIN, bankName, hasOneKey, type OptionFile, percent } from './bank.ts';
import type { Content } from './content.ts';
import { at } from './located.ts';
import type { QuestionFile } from './questions/questions.ts';
import type { Rule } from './rules/rule.ts';

/** One of four is right by chance. */
const SHARE_MAX = 0.3;

interface LengthRule extends Pick<Rule, 'id' | 'title' | 'why'> {
  readonly extreme: 'longest' | 'shortest';
  readonly remedy: string;
  /** Whether the key alone has this length. */
  readonly isExtreme: (question: QuestionFile) => boolean;
}

export const lengthsOf = (options: readonly OptionFile[]): number[] =>
  options.map((option) => option.text.length);

/** A rule that counts in each bank, whole and by difficulty, and reports smaller groups only. */
export function lengthRule({ extreme, remedy, isExtreme, ...head }: LengthRule): Rule {
  const counted = (content: Content) =>
    groups(content).map(([name, items]) => {
      const found = items.filter(({ data }) => isExtreme(data));
      const share = `${found.length} of ${items.length} (${percent(found.length, items.length)})`;
      const said = `${name}: the key is strictly the ${extreme} option in ${share}`;
      return { items, found, said };
    });
  return {
    ...head,
    severity: 'error',
    run: (content) =>
      counted(content).flatMap(({ items, found, said }) => {
        const [first] = found;
        if (!first || items.length < BANK_MIN || found.length / items.length <= SHARE_MAX) {
          return [];
        }
        const fix = `${remedy} until it is at most ${SHARE_MAX * 100} %`;
        return [{ ...at(first, ['options']), id: bankName(first), message: said, fix }];
      }),
    report: (content) =>
      counted(content).map(({ items, said }) =>
        items.length < BANK_MIN ? `${said}, counts from ${BANK_MIN} questions on` : said,
      ),
  };
}

/** Questions with one key of each bank, whole and by difficulty. */
function groups(content: Content) {
  const single = content.questions.filter(hasOneKey);
  return [
    ...Map.groupBy(single, bankName),
    ...Map.groupBy(single, (question) => `${bankName(question)} ${question.data.difficulty}`),
  ];
}
