// The book of reference of a course: what its content says of phases, techniques and terms.
import type { Reference } from '#contract/reference.ts';
import type { BookChapter } from '#domain/catalog/catalog.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { Phase, Technique } from '#domain/catalog/path.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Failure } from '#server/http/context.ts';

/** A chapter that the course's book does not have is empty. */
export function readReference(
  catalog: CatalogIndex,
  courseKey: string,
): Result<Reference, Failure> {
  const course = catalog.findCourse(courseKey);
  if (!course) return err({ code: 'course.not_found' });
  const phases = catalog.phasesOf(course.key);
  const chapter = <T>(name: BookChapter, entries: () => T[]): T[] =>
    course.book.includes(name) ? entries() : [];
  const titleOf = new Map(phases.map(({ id, title }) => [id, title]));
  return ok({
    phases: chapter('phases', () => phases.flatMap(toPhase)),
    techniques: chapter('techniques', () =>
      catalog.techniquesOf(course.key).map((one) => toTechnique(one, titleOf)),
    ),
    terms: chapter('terms', () =>
      catalog.glossaryOf(course.key).map(({ id, term, text, see }) => ({
        id,
        term,
        text,
        related: see.map((other) => catalog.getTerm(course.key, other).term),
      })),
    ),
  });
}

/** A phase that the book leaves out has no page in it. */
function toPhase({ id, letter, title, reference }: Phase): Reference['phases'] {
  if (!reference) return [];
  const { objective, inputs = [], steps = [], outputs = [], readOn } = reference;
  const lists = { inputs: [...inputs], steps: [...steps], outputs: [...outputs] };
  return [{ id, letter, title, objective, ...lists, readOn: [...readOn] }];
}

function toTechnique(
  { id, name, purpose, phases, readOn }: Technique,
  titleOf: ReadonlyMap<string, string>,
): Reference['techniques'][number] {
  const usedIn = phases?.flatMap((phase) => titleOf.get(phase) ?? []) ?? null;
  return { id, name, purpose, usedIn, readOn: [...readOn] };
}
