// What follows from content alone is worked out once: content does not change while the product runs.
import type { CatalogIndex } from './catalog-index.ts';
import type { CourseKey } from './course-keys.ts';

/**
 * @param workOut from the catalog or a part of it, and from nothing else
 * @returns the same function, which works out one answer for each thing and keeps it as long as the thing is there
 */
export function oncePer<Thing extends WeakKey, Answer>(
  workOut: (thing: Thing) => Answer,
): (thing: Thing) => Answer {
  const answers = new WeakMap<Thing, { readonly answer: Answer }>();
  return (thing) => {
    const known = answers.get(thing) ?? { answer: workOut(thing) };
    answers.set(thing, known);
    return known.answer;
  };
}

/** As `oncePer`, for each course of a catalog. */
export function oncePerCourse<Answer>(
  workOut: (catalog: CatalogIndex, courseKey: CourseKey) => Answer,
): (catalog: CatalogIndex, courseKey: CourseKey) => Answer {
  const answersIn = oncePer((_catalog: CatalogIndex) => new Map<CourseKey, Answer>());
  return (catalog, courseKey) => {
    const answers = answersIn(catalog);
    const known = answers.get(courseKey);
    if (known !== undefined) return known;
    const answer = workOut(catalog, courseKey);
    answers.set(courseKey, answer);
    return answer;
  };
}
