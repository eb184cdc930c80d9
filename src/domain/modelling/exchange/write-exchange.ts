// A model as an exchange file of its language: elements, relationships and the one view that shows them.

import { kindName } from '../describe.ts';
import { isByPlace } from '../drawing/routes.ts';
import { isJunction, type Model, viewOfModel } from '../editing/model.ts';
import type { ExchangeFormat, Language } from '../language.ts';
import type { AccessMode, View, ViewElement, ViewRelation } from '../view.ts';
import { exchangeName, normalModel } from './normal-model.ts';
import { type XmlPart, xmlText } from './xml.ts';

export interface ExchangeModel {
  readonly name: string;
  /** The id of a viewpoint of the language; null where none was chosen. */
  readonly viewpoint: string | null;
  readonly model: Model;
}

export const ACCESS_TYPES: Readonly<Record<AccessMode, string>> = {
  access: 'Access',
  read: 'Read',
  write: 'Write',
  'read-write': 'ReadWrite',
};

/** Concepts keep their ids; what only the view has, has prefixes of its own, so that no id is there twice. */
const idOf = (id: string) => `id-${id}`;
const nodeOf = (id: string) => `n-${id}`;
const lineOf = (id: string) => `c-${id}`;

/**
 * @param id of the model: letters, digits and hyphens
 * @returns the text of the file, in UTF-8
 */
export function exchangeText(
  language: Language,
  format: ExchangeFormat,
  id: string,
  { name, viewpoint, model }: ExchangeModel,
): string {
  const normal = normalModel(language, model);
  const view = viewOfModel(language, normal, { title: name });
  const point = language.viewpoints.find((one) => one.id === viewpoint);
  return xmlText({
    name: 'model',
    attrs: {
      xmlns: format.namespace,
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      'xsi:schemaLocation': `${format.namespace} ${format.schema}`,
      identifier: `model-${id}`,
    },
    children: [
      named(exchangeName(name)),
      ...some(
        'elements',
        normal.elements.map((one) => elementPart(language, one)),
      ),
      ...some('relationships', normal.relations.map(relationPart)),
      {
        name: 'views',
        children: [
          {
            name: 'diagrams',
            children: [
              {
                name: 'view',
                attrs: { identifier: 'view-1', 'xsi:type': 'Diagram', viewpoint: point?.name },
                children: [
                  named(exchangeName(name)),
                  ...nodesIn(view, undefined),
                  ...connectionsIn(view),
                ],
              },
            ],
          },
        ],
      },
    ],
  });
}

const named = (name: string): XmlPart => ({
  name: 'name',
  attrs: { 'xml:lang': 'en' },
  text: name,
});

/** The format has no container without anything in it. */
const some = (name: string, children: readonly XmlPart[]): XmlPart[] =>
  children.length === 0 ? [] : [{ name, children }];

const elementPart = (
  language: Language,
  { id, kind, name }: Model['elements'][number],
): XmlPart => ({
  name: 'element',
  attrs: { identifier: idOf(id), 'xsi:type': kind },
  children: [named(isJunction(language, kind) ? kindName(language, kind) : name)],
});

const relationPart = (relation: ViewRelation): XmlPart => ({
  name: 'relationship',
  attrs: {
    identifier: idOf(relation.id),
    source: idOf(relation.from),
    target: idOf(relation.to),
    'xsi:type': relation.type,
    accessType: relation.access && ACCESS_TYPES[relation.access],
    modifier: relation.strength,
    isDirected: relation.directed ? 'true' : undefined,
  },
  children: relation.label === undefined ? [] : [named(relation.label)],
});

function nodesIn(view: View, outer: string | undefined): XmlPart[] {
  return view.elements
    .filter(({ inside }) => inside === outer)
    .map(({ id, box }: ViewElement) => ({
      name: 'node',
      attrs: {
        identifier: nodeOf(id),
        'xsi:type': 'Element',
        elementRef: idOf(id),
        x: `${box.x}`,
        y: `${box.y}`,
        w: `${box.width}`,
        h: `${box.height}`,
      },
      children: nodesIn(view, id),
    }));
}

/** What a place says has no line. */
function connectionsIn(view: View): XmlPart[] {
  const relations = new Set(view.relations.map(({ id }) => id));
  const end = (id: string) => (relations.has(id) ? lineOf(id) : nodeOf(id));
  let drawn = view.relations.filter((relation) => !isByPlace(view, relation));
  // Nor has what ends at something that has none.
  for (let count = -1; count !== drawn.length; ) {
    count = drawn.length;
    const lines = new Set(drawn.map(({ id }) => id));
    const isShown = (id: string) => lines.has(id) || !relations.has(id);
    drawn = drawn.filter(({ from, to }) => isShown(from) && isShown(to));
  }
  return drawn.map(({ id, from, to }) => ({
    name: 'connection',
    attrs: {
      identifier: lineOf(id),
      'xsi:type': 'Relationship',
      relationshipRef: idOf(id),
      source: end(from),
      target: end(to),
    },
  }));
}
