// A Core line of two lessons and a quiz, laid beside the stub path.
import { stringify } from 'yaml';
import type { z } from 'zod';
import type { CoreFile, coreLessonSchema, coreQuizSchema } from '#content/schema/core.ts';
import type { StubParts } from './stub-content.ts';
import { aPathQuestion, idOf, type PathParts, withPath } from './stub-path.ts';

export interface CoreParts {
  core: CoreFile;
  lessons: z.infer<typeof coreLessonSchema>[];
  quiz: z.infer<typeof coreQuizSchema>;
  /** By the name of their file; where it is left out, the name that belongs to them. */
  names: Record<string, string>;
}

export const CORE_FOLDER = 'courses/demo/core';
const FIRST_QUESTION = 30;

/** Lays path and Core line into the stub content after a change to their parts. */
export const withCore = (
  change: (core: CoreParts, path: PathParts, parts: StubParts) => void = () => {},
) =>
  withPath((path, parts) => {
    const numbers = Array.from({ length: 10 }, (_, index) => FIRST_QUESTION + index);
    const { lesson, quiz } = structuredClone(path);
    const aLesson = (
      number: string,
      key: string,
      question: number,
    ): CoreParts['lessons'][number] => ({
      ...structuredClone(lesson),
      id: `demo.core.${number}`,
      type: 'lesson',
      key,
      title: `About ${key}`,
      steps: lesson.steps.map((step) =>
        step.kind === 'check' ? { ...step, question: idOf(question) } : { ...step },
      ),
    });
    const core: CoreParts = {
      core: {
        groups: [
          { id: 'basics', title: 'The basics', lessons: ['demo.core.01', 'demo.core.03'] },
          { id: 'more', title: 'More of it', lessons: ['demo.core.02'] },
        ],
        quizzes: ['demo.core.u1', 'demo.core.u5'],
      },
      lessons: [aLesson('01', 'places', 23), aLesson('02', 'people', 24)],
      quiz: {
        ...quiz,
        id: 'demo.core.u1',
        key: 'core-quiz',
        title: 'Quiz',
        questions: numbers.map(idOf),
      },
      names: {},
    };
    path.questions.push(
      ...[23, 24].map((number) => aPathQuestion(number, 'easy')),
      ...numbers.map((number, index) => aPathQuestion(number, path.questions[index]!.difficulty)),
    );
    change(core, path, parts);
    parts.files = {
      ...parts.files,
      [`${CORE_FOLDER}/core.yaml`]: stringify(core.core),
      [`${CORE_FOLDER}/quiz-one.yaml`]: stringify(core.quiz),
      ...Object.fromEntries(
        core.lessons.map((one) => {
          const name = core.names[one.id] ?? `${one.id.slice(-2)}-${one.key}.yaml`;
          return [`${CORE_FOLDER}/${name}`, stringify(one)];
        }),
      ),
    };
  });
