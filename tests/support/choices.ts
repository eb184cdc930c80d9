// Options of the questions that lessons of the real content ask: choices, all of them.
import type { OpenQuestion } from '#contract/questions/questions.ts';

export const optionsOf = (question: OpenQuestion) =>
  'options' in question ? question.options : [];
