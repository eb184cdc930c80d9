// A view as a picture of its own: SVG that needs nothing around it, neither styles nor fonts from anywhere.
import type { FigureNode } from '#domain/catalog/figure.ts';
import { type XmlPart, xmlText } from '../exchange/xml.ts';
import type { Language } from '../language.ts';
import type { View } from '../view.ts';
import { drawView } from './draw-view.ts';

/** Fonts that are on the machine of whoever opens it; the first one is ours. */
const FONTS = '"Hanken Grotesk", "Segoe UI", "Helvetica Neue", Arial, sans-serif';

export interface ViewFile {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** @param colorOf the value of a token such as `--tint-blue` */
export function viewFile(
  language: Language,
  view: View,
  colorOf: (token: string) => string,
): ViewFile {
  const { frame, nodes } = drawView(language, view);
  const { x, y, width, height } = frame;
  const svg = xmlText({
    name: 'svg',
    attrs: {
      xmlns: 'http://www.w3.org/2000/svg',
      width: `${width}`,
      height: `${height}`,
      viewBox: `${x} ${y} ${width} ${height}`,
      'font-family': FONTS,
    },
    children: [{ name: 'title', text: view.title }, ...nodes.map((node) => partOf(node, colorOf))],
  });
  return { svg, width, height };
}

const TOKEN = /var\((--[a-z0-9-]+)\)/g;

function partOf({ tag, attrs, children }: FigureNode, colorOf: (token: string) => string): XmlPart {
  const own = Object.fromEntries(
    Object.entries(attrs)
      .filter(([name]) => name !== 'class')
      .map(([name, value]) => [name, value.replace(TOKEN, (_, token: string) => colorOf(token))]),
  );
  const text = children.filter((child) => typeof child === 'string').join('');
  return tag === 'text'
    ? { name: tag, attrs: own, text }
    : {
        name: tag,
        attrs: own,
        children: children
          .filter((child) => typeof child !== 'string')
          .map((child) => partOf(child, colorOf)),
      };
}
