// A picture as the wire shows it, for every module whose content has pictures.
import type { FigureView } from '#contract/figures.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { FigureUse } from '#domain/catalog/figure.ts';

export function figureView(catalog: CatalogIndex, use: FigureUse): FigureView {
  const figure = catalog.getFigure(use.src);
  return {
    alt: use.alt || (figure.title ?? ''),
    ...(figure.sentences && { sentences: [...figure.sentences[use.words ?? 'meaning']] }),
    caption: use.caption ?? null,
    viewBox: figure.viewBox,
    // Wire types are mutable; the catalog is frozen, so its nodes can be handed out as they are.
    nodes: figure.nodes as FigureView['nodes'],
  };
}

/** The pictures of a catalog, for views that are handed what they need. */
export const figuresOf =
  (catalog: CatalogIndex) =>
  (use: FigureUse): FigureView =>
    figureView(catalog, use);
