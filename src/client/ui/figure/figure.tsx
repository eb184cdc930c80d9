// A picture drawn by us, sent as checked nodes: built element by element, never from a string.
import { createElement, type ReactNode } from 'react';
import type { FigureView } from '#contract/figures.ts';
import { FIGURE_ELEMENTS, type FigureNode } from '#domain/catalog/figure.ts';
import './figure.css';

const REACT_NAMES: Record<string, string> = { class: 'className' };

/** React's name of an SVG attribute: stroke-width is strokeWidth. */
export const reactName = (attribute: string): string =>
  REACT_NAMES[attribute] ??
  attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Attributes that could run or load something are dropped, whatever the server sent. */
const isDrawing = (name: string): boolean => !/^(on|style$|href$|xlink|src$|id$)/i.test(name);

export function figureChildren(nodes: readonly (FigureNode | string)[]): ReactNode[] {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    if (!FIGURE_ELEMENTS.has(node.tag)) return null;
    const props = Object.fromEntries(
      Object.entries(node.attrs)
        .filter(([name]) => isDrawing(name))
        .map(([name, value]) => [reactName(name), value]),
    );
    return createElement(node.tag, { ...props, key: index }, ...figureChildren(node.children));
  });
}

interface FigureProps {
  figure: FigureView;
  /** The language of its words, where it is not the page's. */
  lang?: string;
  /** Lies over the picture, in the shares of its size. */
  over?: ReactNode;
}

export function Figure({ figure, lang, over }: FigureProps) {
  const picture = (
    <svg className="fig" viewBox={figure.viewBox} role="img" aria-label={figure.alt}>
      {figureChildren(figure.nodes)}
    </svg>
  );
  return (
    <figure className="figure" lang={lang}>
      {over === undefined ? (
        picture
      ) : (
        <div className="fig-under">
          {picture}
          {over}
        </div>
      )}
      {figure.caption !== null && <figcaption className="muted small">{figure.caption}</figcaption>}
    </figure>
  );
}
