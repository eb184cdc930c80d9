import { type Content, isShipped, itemsOf } from './content.ts';
import { at, type Located, type Path } from './located.ts';
import type { Finding } from './problem.ts';

export const inCourse = <T extends Located<unknown>>(
  things: readonly T[],
  by: Located<unknown>,
): T[] => things.filter((thing) => thing.courseKey === by.courseKey);

/**
 * Whether a course teaches a topic (an objective or an area) to learners of today: a shipped lesson or mission is on
 * it. A course without unwritten phases answers for all its topics as soon as it teaches anything.
 */
export function teaches(content: Content, courseKey: string, topic: string): boolean {
  const shipped = [...content.lessons, ...content.missions].filter(
    (one) => one.courseKey === courseKey && isShipped(one),
  );
  if (shipped.length === 0) return false;
  return (
    shipped.some(({ data }) => data.objectives.includes(topic)) || !isGrowing(content, courseKey)
  );
}

/** Whether a phase of the course is still being written: nothing of it is shipped. */
function isGrowing(content: Content, courseKey: string): boolean {
  const written = new Set(
    itemsOf(content)
      .filter((item) => item.courseKey === courseKey && isShipped(item))
      .map(({ phaseId }) => phaseId),
  );
  return content.phases.some((phase) => phase.courseKey === courseKey && !written.has(phase.id));
}

/** A name that nothing carries; ids of files that were refused are left alone. */
export function unresolved(
  content: Content,
  by: Located<unknown>,
  path: Path,
  id: string,
  among: readonly { id: string }[],
  kind: string,
): Finding[] {
  if (among.some((thing) => thing.id === id) || content.refusedMentions.has(id)) return [];
  const fix = `correct the name, or add the ${kind} to the same course`;
  return [{ ...at(by, path), message: `there is no ${kind} ${id}`, fix }];
}

/** What learners get cannot wait for, or ask, what they do not get. */
export function unshipped(
  by: Located<{ state: string }>,
  path: Path,
  id: string,
  among: readonly Located<{ state: string }>[],
): Finding[] {
  const thing = among.find((one) => one.id === id);
  if (!thing || isShipped(thing) || !isShipped(by)) return [];
  const message = `${id} is a draft, ${by.id} is not`;
  return [{ ...at(by, path), message, fix: 'finish the draft or take it out' }];
}
