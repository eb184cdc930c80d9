// The book of reference of a course: what the catalog says of its phases, and the glossary.
import type { Reference } from '#contract/exams.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Failure } from '#server/http/context.ts';

export function readReference(
  catalog: CatalogIndex,
  courseKey: string,
): Result<Reference, Failure> {
  const course = catalog.findCourse(courseKey);
  if (!course) return err({ code: 'course.not_found' });
  const phases = catalog.phasesOf(course.key);
  return ok({
    phases: phases.map(({ id, letter, title, description, objectives }) => ({
      id,
      letter,
      title,
      description,
      objectives: [...objectives],
    })),
    // The glossary belongs to the course that has a path so far.
    terms:
      phases.length === 0
        ? []
        : catalog.glossary.map(({ id, term, text, see }) => ({
            id,
            term,
            text,
            related: see.map((other) => catalog.getTerm(other).term),
          })),
  });
}
