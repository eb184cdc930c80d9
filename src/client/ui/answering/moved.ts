/** An order with one item moved by one place; at the ends it stays. */
export function moved(order: readonly string[], id: string, by: -1 | 1): string[] {
  const from = order.indexOf(id);
  const to = from + by;
  const next = [...order];
  if (from < 0 || to < 0 || to >= order.length) return next;
  next.splice(from, 1);
  next.splice(to, 0, id);
  return next;
}

/** An order with one item moved to where another one stands; the others close up. */
export function movedTo(order: readonly string[], id: string, otherId: string): string[] {
  const to = order.indexOf(otherId);
  if (to < 0 || !order.includes(id)) return [...order];
  return order.filter((one) => one !== id).toSpliced(to, 0, id);
}
