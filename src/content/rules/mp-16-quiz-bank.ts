import { type Content, cardsOf } from '../content.ts';
import { at } from '../located.ts';
import type { Finding } from '../problem.ts';
import { inCourse } from '../references.ts';
import type { Rule } from './rule.ts';

const ROUNDS_MIN = 2;

export const quizBankRule: Rule = {
  id: 'MP-16',
  title: 'A quiz has questions of its own for two rounds, from easy to hard as the plan says',
  why: 'A second round that repeats the first, or a question met in the lesson, measures memory of the answer.',
  severity: 'error',
  run: (content) =>
    content.quizzes.flatMap((quiz) => [
      ...size(quiz),
      ...repeats(content, quiz),
      ...spread(content, quiz),
    ]),
};

type Quiz = Content['quizzes'][number];

function size(quiz: Quiz): Finding[] {
  const { count, questions } = quiz.data;
  if (questions.length >= ROUNDS_MIN * count) return [];
  const message = `${questions.length} questions for rounds of ${count}`;
  return [
    { ...at(quiz, ['questions']), message, fix: `write at least ${ROUNDS_MIN * count} questions` },
  ];
}

function repeats(content: Content, quiz: Quiz): Finding[] {
  const asked = new Map<string, string>();
  for (const card of cardsOf(content)) {
    for (const step of card.data.steps) {
      if (step.kind === 'check') asked.set(step.question, card.id);
    }
  }
  for (const other of content.quizzes) {
    if (other === quiz) continue;
    for (const id of other.data.questions) asked.set(id, other.id);
  }
  return quiz.data.questions.flatMap((id, index) => {
    const where = quiz.data.questions.indexOf(id) < index ? quiz.id : asked.get(id);
    if (where === undefined) return [];
    const message = `${id} is also asked in ${where}`;
    return [{ ...at(quiz, ['questions', index]), message, fix: 'ask each question in one place' }];
  });
}

function spread(content: Content, quiz: Quiz): Finding[] {
  const bank = inCourse(content.questions, quiz).filter((question) =>
    quiz.data.questions.includes(question.id),
  );
  // Missing questions are MP-01's to report; shares of the rest would say nothing.
  const shares = inCourse(content.plans, quiz)[0]?.data.quiz?.difficulty;
  if (bank.length < quiz.data.questions.length || !shares) return [];
  const levels = Object.entries(shares).map(([level, percent]) => ({
    level,
    is: bank.filter((question) => question.data.difficulty === level).length,
    planned: (percent * bank.length) / 100,
  }));
  if (levels.every(({ is, planned }) => Math.abs(is - planned) < 1)) return [];
  const counts = levels.map(({ level, is }) => `${is} ${level}`).join(', ');
  const planned = levels.map(({ level, planned }) => `${Math.round(planned)} ${level}`).join(', ');
  const message = `the questions are ${counts}`;
  return [{ ...at(quiz, ['questions']), message, fix: `bring them to ${planned}` }];
}
