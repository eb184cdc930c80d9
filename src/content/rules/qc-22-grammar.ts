import { at, type Path } from '../located.ts';
import type { OptionSet } from '../questions/question-type.ts';
import type { QuestionFile } from '../questions/questions.ts';
import { optionSetsOf } from '../questions/questions.ts';
import type { Rule } from './rule.ts';

export const grammarRule: Rule = {
  id: 'QC-22',
  title: 'Every option fits the grammar of the words before it',
  why: 'An article or a verb that fits one option only gives the answer to who knows English, not the subject.',
  severity: 'warning',
  run: (content) =>
    content.questions.flatMap((question) =>
      optionSetsOf(question.data).flatMap((set, index) => {
        const fault = misfit(leadOf(question.data, index), set);
        return fault ? [{ ...at(question, placeOf(question.data)), ...fault }] : [];
      }),
    ),
};

const placeOf = ({ type }: QuestionFile): Path => [type === 'fill' ? 'text' : 'stem'];

/** What is read before an option: the stem, or the text up to the gap. */
function leadOf(question: QuestionFile, index: number): string {
  if (question.type !== 'fill') return question.stem;
  return question.text.split(`{${question.gaps[index]?.id}}`)[0] ?? '';
}

function misfit(
  lead: string,
  { options }: OptionSet,
): { message: string; fix: string } | undefined {
  const last = /\b(an?|is|are|was|were)[\s.…:_]*$/i.exec(lead)?.[1]?.toLowerCase();
  if (last === undefined) return undefined;
  const fix = 'move the word into the options, or ask a whole question';
  if (last === 'a' || last === 'an') {
    const isFit = ({ text }: { text: string }) => /^[aeiou]/i.test(text) === (last === 'an');
    const others = options.filter((option) => !isFit(option));
    return others.length > 0 && others.length < options.length
      ? { message: `"${last}" does not fit option ${others[0]?.id}`, fix }
      : undefined;
  }
  const isMany = ({ text }: { text: string }) => /^\w+s\b|\band\b/i.test(text);
  const many = options.filter(isMany);
  return many.length > 0 && many.length < options.length
    ? { message: `"${last}" is followed by one and by several`, fix }
    : undefined;
}
