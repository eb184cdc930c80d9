// The Core line's files: its lessons and quizzes are lessons and quizzes as a phase has them.
import { CORE_ID } from '#domain/catalog/path.ts';
import { type FilePart, fromYaml, type Source } from './file-part.ts';
import { coreLessonSchema, coreQuizSchema, coreSchema } from './schema/core.ts';
import { readGlossary, toLesson } from './unit-files.ts';

export function readCore(source: Source): FilePart {
  return fromYaml(source, ['core', coreSchema], (root) => ({
    cores: [{ ...root, id: CORE_ID }],
  }));
}

export function readCoreLesson(source: Source): FilePart {
  return fromYaml(source, ['core-lesson', coreLessonSchema], (root) =>
    toLesson(inCore(source), root, 'lesson', root.data.key),
  );
}

export function readCoreQuiz(source: Source): FilePart {
  return fromYaml(source, ['core-quiz', coreQuizSchema], (root) => ({
    quizzes: [{ ...root, id: root.data.id, phaseId: CORE_ID, form: 'quiz', key: root.data.key }],
  }));
}

export const readCoreGlossary = (source: Source): FilePart => readGlossary(inCore(source));

const inCore = (source: Source): Source => ({ ...source, phaseId: CORE_ID });
