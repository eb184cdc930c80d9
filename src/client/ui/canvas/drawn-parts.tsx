// An element and a line of the drawing: drawn anew only where they changed, so that a large model can be moved in.
import { memo } from 'react';
import { drawElement } from '#domain/modelling/drawing/draw-element.ts';
import { drawRelation } from '#domain/modelling/drawing/draw-relation.ts';
import type { Route } from '#domain/modelling/drawing/geometry.ts';
import type { Language } from '#domain/modelling/language.ts';
import { isSameBox, type ViewElement, type ViewRelation } from '#domain/modelling/view.ts';
import { figureChildren } from '../figure/figure.tsx';

interface Marks {
  language: Language;
  isChosen: boolean;
  isFrom: boolean;
}

interface ElementPartProps extends Marks {
  element: ViewElement;
  holds: boolean;
}

export const ElementPart = memo(
  function ElementPart({ element, holds, language, isChosen, isFrom }: ElementPartProps) {
    return (
      <g
        className="cv-part"
        data-chosen={isChosen || undefined}
        data-from={isFrom || undefined}
        data-part={element.id}
      >
        {figureChildren(drawElement(language, element, holds))}
      </g>
    );
  },
  (a, b) =>
    a.language === b.language &&
    a.isChosen === b.isChosen &&
    a.isFrom === b.isFrom &&
    a.holds === b.holds &&
    a.element.kind === b.element.kind &&
    a.element.name === b.element.name &&
    isSameBox(a.element.box, b.element.box),
);

interface LinePartProps extends Marks {
  relation: ViewRelation;
  route: Route;
}

export const LinePart = memo(function LinePart(props: LinePartProps) {
  const { relation, route, language, isChosen, isFrom } = props;
  const d = route.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  // A thin line is hard to meet: a wide one that is not seen lies over it.
  const wide = { tag: 'path', attrs: { d, class: 'cv-wide', fill: 'none' }, children: [] };
  return (
    <g
      className="cv-line"
      data-chosen={isChosen || undefined}
      data-from={isFrom || undefined}
      data-part={relation.id}
    >
      {figureChildren([...drawRelation(language, relation, route), wide])}
    </g>
  );
});
