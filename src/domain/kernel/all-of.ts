// Conditions in plain form: all of some groups, and of each group any one.

/** All groups have to hold, and a group holds by any one of its members. */
export type Groups<T> = readonly (readonly T[])[];

/**
 * The same condition without what says nothing more: a group that is named twice, and one that holds anyway as soon as a
 * smaller one does. A group without a member, which nothing can fulfil, names nothing and is left out.
 * @param idOf tells members apart
 */
export function allOf<T>(groups: Groups<T>, idOf: (member: T) => string): Groups<T> {
  const named = groups.filter((group) => group.length > 0);
  const ids = named.map((group) => new Set(group.map(idOf)));
  const isLess = (at: number, other: number): boolean => {
    const [one, two] = [ids[at]!, ids[other]!];
    return two.size < one.size || (two.size === one.size && other < at);
  };
  return named.filter(
    (_, at) =>
      !ids.some((two, other) => other !== at && isLess(at, other) && two.isSubsetOf(ids[at]!)),
  );
}

/**
 * What has to hold so that any one of some ways is gone to its end.
 * @param ways what is still to be done on each of them
 * @returns no group where a way has nothing left, or where there is no way
 */
export function anyWay<T>(ways: Groups<T>, idOf: (member: T) => string): Groups<T> {
  const groups = ways.reduce<Groups<T>>(
    (found, way) => found.flatMap((group) => way.map((member) => [...group, member])),
    [[]],
  );
  const once = groups.map((group) => [...new Map(group.map((one) => [idOf(one), one])).values()]);
  return allOf(once, idOf);
}
