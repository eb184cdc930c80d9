import { byIndustry } from './content.ts';
import { type FilePart, fromYaml, readBodies, readReading, type Source } from './file-part.ts';
import type { Located } from './located.ts';
import type { Finding } from './problem.ts';
import { glossarySchema } from './schema/glossary.ts';
import {
  type ArtifactFile,
  artifactSchema,
  checklistSchema,
  type LessonFile,
  labSchema,
  lessonSchema,
  quizSchema,
} from './schema/item.ts';
import { pathPlanSchema } from './schema/path-plan.ts';
import { phaseSchema } from './schema/phase.ts';
import { entriesOf } from './yaml-file.ts';

export function readPlan(source: Source): FilePart {
  return fromYaml(source, ['path', pathPlanSchema], (root) => ({ plans: [root] }));
}

export function readPhase(source: Source): FilePart {
  return fromYaml(source, ['phase', phaseSchema], (root) => ({
    phases: [inPhase(source, { ...root, id: root.data.id })],
  }));
}

export function readLesson(source: Source): FilePart {
  return fromYaml(source, ['lesson', lessonSchema], (root) => toLesson(source, root));
}

export function readArtifact(source: Source): FilePart {
  return fromYaml(source, ['artifact', artifactSchema], (root) => toLesson(source, root));
}

/**
 * A lesson, deep dive or artifact with its readings compiled.
 * @param key the last part of the address of a lesson of the Core line
 */
export function toLesson(
  source: Source,
  root: Located<LessonFile | ArtifactFile>,
  key?: string,
): FilePart {
  const item = inPhase(source, { ...root, id: root.data.id, ...(key !== undefined && { key }) });
  const markdown: Finding[] = [];
  const bodies = readBodies(item, markdown);
  return { lessons: [{ ...item, bodies }], found: { markdown } };
}

export function readLab(source: Source): FilePart {
  return fromYaml(source, ['lab', labSchema], (root) => {
    const lab = inPhase(source, { ...root, id: root.data.id });
    const markdown: Finding[] = [];
    const scenarios = byIndustry((industry) => {
      const path = ['variants', industry, 'scenario'];
      return readReading(lab, path, lab.data.variants[industry].scenario, markdown);
    });
    return { labs: [{ ...lab, scenarios }], found: { markdown } };
  });
}

export function readQuiz(source: Source): FilePart {
  return fromYaml(source, ['quiz', quizSchema], (root) => ({
    quizzes: [inPhase(source, { ...root, id: root.data.id })],
  }));
}

export function readChecklist(source: Source): FilePart {
  return fromYaml(source, ['checklist', checklistSchema], (root) => ({
    checklists: [inPhase(source, { ...root, id: root.data.id })],
  }));
}

export function readGlossary(source: Source): FilePart {
  return fromYaml(source, ['glossary', glossarySchema], (root) => ({
    terms: entriesOf(root).map((term) => inPhase(source, term)),
  }));
}

const inPhase = <T extends Located<unknown>>(source: Source, thing: T) => ({
  ...thing,
  phaseId: source.phaseId,
});
