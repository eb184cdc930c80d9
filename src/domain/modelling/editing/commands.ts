// What can be done to a model, one command at a time. A command that the rules refuse changes nothing
// and says why; nothing that is drawn by one is blocked.
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { elementOf, typeNamed } from '../language.ts';
import type { Table } from '../table.ts';
import type { AccessMode, ViewRelation } from '../view.ts';
import { type Bounds, TASK_BOUNDS } from './bounds.ts';
import { type Refusal, refusalOf } from './connect.ts';
import { isJunction, MOST_NAME, MOST_PLACE, type Model, type ModelElement } from './model.ts';

export type Command =
  | ({ readonly do: 'add' } & Omit<ModelElement, 'inside'>)
  | ({ readonly do: 'connect' } & Pick<ViewRelation, 'id' | 'type' | 'from' | 'to'>)
  | { readonly do: 'rename'; readonly id: string; readonly name: string }
  | { readonly do: 'move'; readonly id: string; readonly x: number; readonly y: number }
  /** Another type, between the same ends or in the other direction. */
  | { readonly do: 'retype'; readonly id: string; readonly type: string; readonly turn: boolean }
  /** What a relation says beside its type. */
  | { readonly do: 'access'; readonly id: string; readonly access: AccessMode }
  | { readonly do: 'remove'; readonly id: string };

export type CommandFault =
  | { readonly code: 'model.refused'; readonly refusal: Refusal }
  /** There is no such element, relation, kind or type, or the id is taken. */
  | { readonly code: 'model.unknown'; readonly id: string }
  | { readonly code: 'model.full' };

/** The model after the command; the same one where nothing changes. */
export function done(
  table: Table,
  model: Model,
  command: Command,
  bounds: Bounds = TASK_BOUNDS,
): Result<Model, CommandFault> {
  switch (command.do) {
    case 'add':
      return added(table, model, command, bounds);
    case 'connect': {
      const { do: _, ...relation } = command;
      if (idsOf(model).has(relation.id)) return unknown(relation.id);
      if (model.relations.length >= bounds.relations) return err({ code: 'model.full' });
      return drawn(table, model, relation);
    }
    case 'rename':
      return withElement(model, command.id, (one) => ({
        ...one,
        name: command.name.slice(0, MOST_NAME),
      }));
    case 'move':
      return moved(model, command);
    case 'retype':
      return retyped(table, model, command);
    case 'access': {
      const relation = model.relations.find(({ id }) => id === command.id);
      if (!relation) return unknown(command.id);
      return ok(withRelation(model, { ...relation, access: command.access }));
    }
    case 'remove':
      return idsOf(model).has(command.id) ? ok(without(model, command.id)) : unknown(command.id);
  }
}

/** An id that the model does not have yet. */
export function freeId(model: Model, letter: 'e' | 'r'): string {
  const taken = idsOf(model);
  for (let n = 1; ; n += 1) if (!taken.has(`${letter}-${n}`)) return `${letter}-${n}`;
}

const idsOf = ({ elements, relations }: Model): Set<string> =>
  new Set([...elements, ...relations].map(({ id }) => id));

const unknown = (id: string): Result<never, CommandFault> => err({ code: 'model.unknown', id });

const placeOn = (value: number): number => Math.round(Math.min(MOST_PLACE, Math.max(0, value)));

function added(
  { language }: Table,
  model: Model,
  { do: _, ...element }: Extract<Command, { do: 'add' }>,
  bounds: Bounds,
): Result<Model, CommandFault> {
  if (!elementOf(language, element.kind) && !isJunction(language, element.kind)) {
    return unknown(element.kind);
  }
  if (idsOf(model).has(element.id)) return unknown(element.id);
  if (model.elements.length >= bounds.elements) return err({ code: 'model.full' });
  const placed = { ...element, x: placeOn(element.x), y: placeOn(element.y) };
  return ok({ ...model, elements: [...model.elements, placed] });
}

function drawn(
  table: Table,
  model: Model,
  relation: Pick<ViewRelation, 'id' | 'type' | 'from' | 'to'>,
): Result<Model, CommandFault> {
  if (!typeNamed(table.language, relation.type)) return unknown(relation.type);
  const refusal = refusalOf(table, model, relation);
  if (refusal) return err({ code: 'model.refused', refusal });
  return ok({ ...model, relations: [...model.relations, relation] });
}

function withElement(
  model: Model,
  id: string,
  change: (one: ModelElement) => ModelElement,
): Result<Model, CommandFault> {
  if (!model.elements.some((one) => one.id === id)) return unknown(id);
  const elements = model.elements.map((one) => (one.id === id ? change(one) : one));
  return ok({ ...model, elements });
}

/** What is drawn inside an element moves along. */
function moved(model: Model, { id, x, y }: Extract<Command, { do: 'move' }>) {
  const element = model.elements.find((one) => one.id === id);
  if (!element) return unknown(id);
  const inside = insideOf(model, id);
  const moving = model.elements.filter((one) => one.id === id || inside.has(one.id));
  const step = (axis: 'x' | 'y', to: number): number => {
    const places = moving.map((one) => one[axis]);
    const wanted = Math.round(to) - element[axis];
    return Math.min(MOST_PLACE - Math.max(...places), Math.max(-Math.min(...places), wanted));
  };
  const [dx, dy] = [step('x', x), step('y', y)];
  if (dx === 0 && dy === 0) return ok(model);
  const elements = model.elements.map((one) =>
    moving.includes(one) ? { ...one, x: one.x + dx, y: one.y + dy } : one,
  );
  return ok({ ...model, elements });
}

function insideOf({ elements }: Model, id: string): Set<string> {
  const found = new Set<string>();
  const open = [id];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const one of elements) {
      if (one.inside !== next || found.has(one.id) || one.id === id) continue;
      found.add(one.id);
      open.push(one.id);
    }
  }
  return found;
}

function retyped(
  table: Table,
  model: Model,
  { id, type, turn }: Extract<Command, { do: 'retype' }>,
): Result<Model, CommandFault> {
  const before = model.relations.find((one) => one.id === id);
  if (!before) return unknown(id);
  if (!typeNamed(table.language, type)) return unknown(type);
  const { label } = before;
  const [from, to] = turn ? [before.to, before.from] : [before.from, before.to];
  const refusal = refusalOf(table, model, { type, from, to }, id);
  if (refusal) return err({ code: 'model.refused', refusal });
  return ok(withRelation(model, { id, type, from, to, ...(label !== undefined && { label }) }));
}

const withRelation = (model: Model, relation: ViewRelation): Model => ({
  ...model,
  relations: model.relations.map((one) => (one.id === relation.id ? relation : one)),
});

/** Relations that end at what goes, go too; what was inside it stands free. */
function without(model: Model, id: string): Model {
  const gone = new Set([id]);
  for (let size = 0; size !== gone.size; ) {
    size = gone.size;
    for (const one of model.relations) {
      if (gone.has(one.from) || gone.has(one.to)) gone.add(one.id);
    }
  }
  return {
    elements: model.elements
      .filter((one) => !gone.has(one.id))
      .map(({ inside, ...one }) =>
        inside === undefined || gone.has(inside) ? one : { ...one, inside },
      ),
    relations: model.relations.filter((one) => !gone.has(one.id)),
  };
}
