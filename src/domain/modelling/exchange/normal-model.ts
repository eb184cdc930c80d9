// A model as an exchange file can say it: the same picture, written in one way only.
import { isJunction, MOST_PLACE, type Model, viewOfModel } from '../editing/model.ts';
import { type Language, typeNamed } from '../language.ts';
import { boundsOf, type ViewRelation } from '../view.ts';
import { xmlSafe } from './xml.ts';

/** A name on one line, without what XML cannot hold. */
export const exchangeName = (name: string): string => xmlSafe(name.replace(/[\t\r\n]+/g, ' '));

/** Nothing stands left of or above the corner, and what holds others stands where it is drawn. */
export function normalModel(language: Language, model: Model): Model {
  const { elements } = viewOfModel(language, model, { title: '' });
  const bounds = boundsOf(elements.map(({ box }) => box)) ?? { x: 0, y: 0 };
  const [dx, dy] = [Math.max(0, -bounds.x), Math.max(0, -bounds.y)];
  return {
    elements: elements.map(({ id, kind, name, box, inside }) => ({
      id,
      kind,
      name: isJunction(language, kind) ? '' : exchangeName(name),
      x: Math.min(MOST_PLACE, box.x + dx),
      y: Math.min(MOST_PLACE, box.y + dy),
      ...(inside !== undefined && { inside }),
    })),
    relations: model.relations.map((one) => normalRelation(language, one)),
  };
}

/** A relation says beside its type only what that type can say. */
function normalRelation(language: Language, relation: ViewRelation): ViewRelation {
  const { id, type, from, to, access, strength, directed, label } = relation;
  const extra = typeNamed(language, type)?.line.extra;
  const said = label === undefined ? '' : exchangeName(label);
  return {
    id,
    type,
    from,
    to,
    ...(extra === 'access' && access !== undefined && { access }),
    ...(extra === 'strength' && strength ? { strength: exchangeName(strength) } : {}),
    ...(extra === 'direction' && directed && { directed }),
    ...(said !== '' && { label: said }),
  };
}
