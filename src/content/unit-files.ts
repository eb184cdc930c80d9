import { glossarySchema } from '#content/schema/glossary.ts';
import {
  type ArtifactFile,
  artifactSchema,
  checklistSchema,
  type LessonFile,
  labSchema,
  lessonSchema,
  quizSchema,
} from '#content/schema/item.ts';
import { pathPlanSchema } from '#content/schema/path-plan.ts';
import { phaseSchema } from '#content/schema/phase.ts';
import { ITEM_FORMS, type ItemForm } from '#domain/catalog/path.ts';
import type { LabStory } from './content.ts';
import { type FilePart, fromYaml, readBodies, readReading, type Source } from './file-part.ts';
import type { Located } from './located.ts';
import type { Finding } from './problem.ts';
import { entriesOf } from './yaml-file.ts';

export function readPlan(source: Source): FilePart {
  return fromYaml(source, ['path', pathPlanSchema], (root) => ({ plans: [root] }));
}

export function readPhase(source: Source): FilePart {
  return fromYaml(source, ['phase', phaseSchema], (root) => ({
    phases: [inPhase(source, { ...root, id: root.data.id })],
  }));
}

/** An item of a phase by its form: that of the file's name, else the one it states, else a lesson. */
export function readItem(source: Source): FilePart {
  const [, name = ''] = /([^/]+)\.yaml$/.exec(source.file) ?? [];
  const [, stated = 'lesson'] = /^form: *([a-z]+) *$/m.exec(source.text) ?? [];
  return READERS[formNamed(name) ?? formNamed(stated) ?? 'lesson'](source);
}

const formNamed = (name: string): ItemForm | undefined => ITEM_FORMS.find((form) => form === name);

const READERS: Readonly<Record<ItemForm, (source: Source) => FilePart>> = {
  lesson: (source) =>
    fromYaml(source, ['lesson', lessonSchema], (root) => toLesson(source, root, 'lesson')),
  artifact: (source) =>
    fromYaml(source, ['artifact', artifactSchema], (root) => toLesson(source, root, 'artifact')),
  lab: readLab,
  quiz: readQuiz,
  checklist: readChecklist,
};

/**
 * A lesson, deep dive or artifact with its readings compiled.
 * @param key the last part of the address of a lesson of the Core line
 */
export function toLesson(
  source: Source,
  root: Located<LessonFile | ArtifactFile>,
  form: 'lesson' | 'artifact',
  key?: string,
): FilePart {
  const named = key === undefined ? {} : { key };
  const item = inPhase(source, { ...root, id: root.data.id, form, ...named });
  const markdown: Finding[] = [];
  const bodies = readBodies(item, markdown);
  return { lessons: [{ ...item, bodies }], found: { markdown } };
}

function readLab(source: Source): FilePart {
  return fromYaml(source, ['lab', labSchema], (root) => {
    const lab = inPhase(source, { ...root, id: root.data.id, form: 'lab' as const });
    const markdown: Finding[] = [];
    const { story, variants = {} } = lab.data;
    const written: Omit<LabStory, 'scenario'>[] = [
      ...(story ? [{ company: null, path: ['story'], data: story }] : []),
      ...Object.entries(variants).map(([company, data]) => {
        return { company, path: ['variants', company], data };
      }),
    ];
    const stories = written.map((one): LabStory => {
      const path = [...one.path, 'scenario'];
      return { ...one, scenario: readReading(lab, path, one.data.scenario, markdown) };
    });
    return { labs: [{ ...lab, stories }], found: { markdown } };
  });
}

function readQuiz(source: Source): FilePart {
  return fromYaml(source, ['quiz', quizSchema], (root) => ({
    quizzes: [inPhase(source, { ...root, id: root.data.id, form: 'quiz' as const })],
  }));
}

function readChecklist(source: Source): FilePart {
  return fromYaml(source, ['checklist', checklistSchema], (root) => ({
    checklists: [inPhase(source, { ...root, id: root.data.id, form: 'checklist' as const })],
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
