// Keys are spoken of only where there probably are some: a finger or a pen alone has none beside it.

export const isKeyboardLikely = (): boolean =>
  globalThis.matchMedia?.('(hover: hover) and (pointer: fine)').matches ?? true;
