/** @returns without those that lead to where one before them leads: each place is offered once */
export const onePerPlace = <Action extends { readonly to: string }>(
  actions: readonly Action[],
): readonly Action[] =>
  actions.filter(({ to }, at) => actions.findIndex((other) => other.to === to) === at);
