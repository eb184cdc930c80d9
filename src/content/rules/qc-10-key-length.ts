import { bankName, keyLengthRatio, mean, type QuestionSource } from '../bank.ts';
import type { Content } from '../content.ts';
import { at } from '../located.ts';
import type { Finding } from '../problem.ts';
import { optionSetsOf } from '../questions/questions.ts';
import type { Rule } from './rule.ts';

const BANK_RATIO_MIN = 0.9;
const BANK_RATIO_MAX = 1.15;
const ITEM_RATIO_MAX = 1.6;
/** With fewer questions one odd item moves the mean too far. */
const ITEMS_MIN = 10;

export const keyLengthRule: Rule = {
  id: 'QC-10',
  title: 'Keys are about as long as distractors',
  why: 'Authors explain in the right option; over a bank its length then tells the answer.',
  severity: 'error',
  run: (content) =>
    [...withKeys(content)].flatMap(([courseKey, bank]) => {
      const ratios = bank.map((question) => keyLengthRatio(question.data));
      const findings: Finding[] = bank.flatMap((question, index) => {
        const ratio = ratios[index] ?? 1;
        if (!(ratio > ITEM_RATIO_MAX)) return [];
        const message = `the key is ${ratio.toFixed(2)} times as long as the distractors`;
        const fix = `bring it to at most ${ITEM_RATIO_MAX}: move detail to the explanation`;
        return [{ ...at(question, ['options']), severity: 'warning', message, fix }];
      });
      const [first] = bank;
      const overall = mean(ratios);
      const isFair = overall >= BANK_RATIO_MIN && overall <= BANK_RATIO_MAX;
      if (first && bank.length >= ITEMS_MIN && !isFair) {
        findings.push({
          ...at(first, ['options']),
          id: courseKey,
          message: `${courseKey}: keys are on average ${overall.toFixed(2)} times as long as distractors`,
          fix: `bring the mean between ${BANK_RATIO_MIN} and ${BANK_RATIO_MAX}`,
        });
      }
      return findings;
    }),
  report: (content) =>
    [...withKeys(content)].map(([courseKey, bank]) => {
      const overall = mean(bank.map((question) => keyLengthRatio(question.data)));
      return `${courseKey}: keys are ${overall.toFixed(2)} times as long as distractors`;
    }),
};

/** Banks with their questions that have lists of options. */
const withKeys = (content: Content): Map<string, QuestionSource[]> =>
  Map.groupBy(
    content.questions.filter(({ data }) => optionSetsOf(data).length > 0),
    bankName,
  );
