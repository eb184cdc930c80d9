import { BANK_MIN, banksOf, percent, type QuestionSource } from '../bank.ts';
import type { Content } from '../content.ts';
import { at } from '../located.ts';
import type { Finding } from '../problem.ts';
import { trappedIn } from '../questions/questions.ts';
import type { Rule } from './rule.ts';

const CODES_MIN = 2;
const SHARE_MAX = 0.25;

export const trapsRule: Rule = {
  id: 'QC-29',
  title: 'Every distractor names the error it comes from, and the errors vary',
  why: 'The mistake log tells learners which error they keep making; an uncoded distractor says nothing.',
  severity: 'warning',
  run: (content) => content.questions.flatMap((question) => faults(question, content)),
  report: (content) => [...banksOf(content)].flatMap(frequent),
};

function faults(question: QuestionSource, content: Content): Finding[] {
  const course = content.courses.find((one) => one.id === question.courseKey);
  if (!course || course.data.traps.length === 0) return [];
  const known = new Set(course.data.traps.map((trap) => trap.code));
  return trappedIn(question.data).flatMap(({ path, options, answer, kind }) => {
    const findings = options.flatMap((option, index): Finding[] => {
      const place = at(question, [...path, index, 'trap']);
      if (answer.includes(option.id)) {
        if (option.trap === undefined) return [];
        return [{ ...place, message: `key ${option.id} has a trap code`, fix: 'remove the code' }];
      }
      if (option.trap !== undefined && known.has(option.trap)) return [];
      const message = `${kind} ${option.id} has ${option.trap === undefined ? 'no trap code' : `the unknown code ${option.trap}`}`;
      return [{ ...place, message, fix: `use one of ${[...known].join(' ')}` }];
    });
    const wrong = options.filter(({ id }) => !answer.includes(id));
    const codes = new Set(wrong.map((option) => option.trap));
    if (findings.length === 0 && wrong.length >= CODES_MIN && codes.size < CODES_MIN) {
      const message = 'all distractors come from the same error';
      const fix = `write them from at least ${CODES_MIN} different errors`;
      findings.push({ ...at(question, path), message, fix });
    }
    return findings;
  });
}

function frequent([courseKey, bank]: [string, QuestionSource[]]): string[] {
  if (bank.length < BANK_MIN) return [];
  const traps = bank.flatMap(({ data }) =>
    trappedIn(data).flatMap(({ options, answer }) =>
      options.filter(({ id }) => !answer.includes(id)).map(({ trap }) => trap),
    ),
  );
  return [...Map.groupBy(traps, (code) => code ?? 'none')]
    .filter(([, uses]) => uses.length / traps.length > SHARE_MAX)
    .map(([code, uses]) => {
      const share = percent(uses.length, traps.length);
      return `${courseKey}: ${share} of the distractors are ${code}, aim for at most ${SHARE_MAX * 100} %`;
    });
}
