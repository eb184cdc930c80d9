/** Where one is asked for a press replaces, else it adds and takes back; in the order of `ids`. */
export function pressed(
  ids: readonly string[],
  chosen: readonly string[],
  id: string,
  isOne: boolean,
): string[] {
  if (isOne) return [id];
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return ids.filter((one) => next.has(one));
}
