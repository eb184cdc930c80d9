// One tab at a time. Without secure origin a browser has no locks: keys and revisions then protect alone.
export function inTurn<T>(resource: string, work: () => Promise<T>): Promise<T> {
  const { locks } = navigator as { locks?: LockManager };
  if (locks === undefined) return work();
  return locks.request(`meritpath ${resource}`, work) as Promise<T>;
}
