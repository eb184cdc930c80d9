/** @returns without those that lead to where one after them leads: each place is offered once, by its more particular name */
export const onePerPlace = <Action extends { readonly to: string }>(
  actions: readonly Action[],
): readonly Action[] =>
  actions.filter(({ to }, at) => actions.findLastIndex((other) => other.to === to) === at);
