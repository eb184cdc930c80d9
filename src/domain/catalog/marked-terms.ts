// A reading brings along the terms that are marked in it, and no others.

import type { Step } from './activity.ts';
import type { Block, Inline } from './prose.ts';

/** Ids of the glossary terms marked in the readings among the steps, each once, in their order. */
export function markedTerms(steps: readonly Step[]): readonly string[] {
  const bodies = steps.flatMap((step) => (step.kind === 'reading' ? step.body : []));
  return [...new Set(bodies.flatMap(linesOf).flatMap(idsIn))];
}

function linesOf(block: Block): readonly (readonly Inline[])[] {
  if (block.kind === 'paragraph') return [block.content];
  return block.kind === 'list' ? block.items : block.rows.flat();
}

const idsIn = (content: readonly Inline[]): string[] =>
  content.flatMap((part) => {
    if (typeof part === 'string') return [];
    return [...(part.kind === 'term' ? [part.id] : []), ...idsIn(part.content)];
  });
