import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aLanguage } from '#tests/support/stub-language.ts';
import { faultsOf } from '../check-view.ts';
import { boxIn } from '../placing.ts';
import { tableOf } from '../table.ts';
import type { View, ViewRelation } from '../view.ts';
import { paletteOf, remarksOn } from './checks.ts';
import { type Command, done, freeId } from './commands.ts';
import { offersBetween } from './connect.ts';
import { beginWith, goneOn, redone, undone } from './history.ts';
import { type Model, modelOfView, viewOfModel } from './model.ts';

const language = aLanguage();
const table = tableOf(language);
const line = (text: string, more: Partial<ViewRelation> = {}): ViewRelation => {
  const [from = '', type = '', to = ''] = text.split(' ');
  return { id: text.replaceAll(' ', '-').toLowerCase(), from, type, to, ...more };
};
const quay = (relations: ViewRelation[] = []): Model => ({
  elements: [
    { id: 'crane', kind: 'Crane', name: 'Big crane', x: 0, y: 0 },
    { id: 'hook', kind: 'Hook', name: 'Hook', x: 200, y: 0 },
    { id: 'spare', kind: 'Hook', name: 'Spare hook', x: 200, y: 120 },
  ],
  relations,
});
const next = (model: Model, ...commands: Command[]): Model =>
  commands.reduce((now, command) => {
    const result = done(table, now, command);
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    return result.value;
  }, model);
const faultOf = (model: Model, command: Command) => {
  const result = done(table, model, command);
  return result.ok ? undefined : result.error;
};
const connect = (type: string, from: string, to: string, id = 'r-1'): Command => ({
  do: 'connect',
  id,
  type,
  from,
  to,
});

describe('a command', () => {
  test('adds an element of the language where it is put, within the drawing', () => {
    const added = next(quay(), {
      do: 'add',
      id: 'e-1',
      kind: 'Crate',
      name: '',
      x: -30,
      y: 19000.4,
    });
    expect(added.elements.at(-1)).toEqual({ id: 'e-1', kind: 'Crate', name: '', x: 0, y: 10_000 });
  });
  test('refuses a kind that the language does not have, and an id that is taken', () => {
    const add = { do: 'add', name: '', x: 0, y: 0 } as const;
    expect(faultOf(quay(), { ...add, id: 'e-1', kind: 'Whale' })?.code).toBe('model.unknown');
    expect(faultOf(quay(), { ...add, id: 'hook', kind: 'Hook' })?.code).toBe('model.unknown');
  });
  test('draws what is permitted, and tells why the rest is not', () => {
    expect(next(quay(), connect('Holding', 'crane', 'hook')).relations).toHaveLength(1);
    expect(faultOf(quay(), connect('Holding', 'hook', 'crane'))).toEqual({
      code: 'model.refused',
      refusal: { reason: 'reversed', instead: [] },
    });
    const held = quay([line('crane Holding hook')]);
    expect(faultOf(held, connect('Holding', 'crane', 'hook'))).toMatchObject({
      refusal: { reason: 'twice' },
    });
    expect(faultOf(held, connect('Moving', 'hook', 'hook'))).toMatchObject({
      refusal: { reason: 'same-ends' },
    });
  });
  test('does not join relations of two types at a junction', () => {
    const knot = next(
      quay(),
      { do: 'add', id: 'knot', kind: 'AndKnot', name: '', x: 100, y: 60 },
      connect('Helping', 'crane', 'knot', 'r-1'),
    );
    expect(faultOf(knot, connect('Moving', 'knot', 'hook', 'r-2'))).toMatchObject({
      refusal: { reason: 'junction' },
    });
    expect(faultOf(knot, connect('Helping', 'knot', 'hook', 'r-2'))).toBeUndefined();
  });
  test('gives a relation another type or direction, only where that may be drawn', () => {
    const model = quay([line('crane Helping hook', { id: 'r-1' })]);
    const other = next(model, { do: 'retype', id: 'r-1', type: 'Holding', turn: false });
    expect(other.relations[0]).toEqual({ id: 'r-1', type: 'Holding', from: 'crane', to: 'hook' });
    const turned = { do: 'retype', id: 'r-1', type: 'Helping', turn: true } as const;
    expect(faultOf(model, turned)).toMatchObject({ refusal: { reason: 'reversed' } });
  });
  test('takes with an element what ends at it, and frees what stood inside', () => {
    const model: Model = {
      elements: [
        ...quay().elements,
        { id: 'in', kind: 'Hook', name: 'Inner', x: 0, y: 300, inside: 'crane' },
      ],
      relations: [
        line('crane Helping hook', { id: 'r-1' }),
        line('spare Helping r-1', { id: 'r-2' }),
        line('hook Moving spare', { id: 'r-3' }),
      ],
    };
    const rest = next(model, { do: 'remove', id: 'crane' });
    expect(rest.relations.map(({ id }) => id)).toEqual(['r-3']);
    expect(rest.elements.find(({ id }) => id === 'in')).not.toHaveProperty('inside');
  });
  test('moves an element with all that stands inside it, never out of the drawing', () => {
    const model: Model = {
      ...quay(),
      elements: [
        ...quay().elements,
        { id: 'in', kind: 'Hook', name: 'Inner', x: 10, y: 10, inside: 'spare' },
      ],
    };
    const { elements } = next(model, { do: 'move', id: 'spare', x: 100, y: 130 });
    expect(elements.find(({ id }) => id === 'spare')).toMatchObject({ x: 190, y: 130 });
    expect(elements.find(({ id }) => id === 'in')).toMatchObject({ x: 0, y: 20 });
  });
  test('says how an access is meant', () => {
    const model = quay([line('crane Helping hook', { id: 'r-1' })]);
    const read = next(model, { do: 'access', id: 'r-1', access: 'read' });
    expect(read.relations[0]).toMatchObject({ access: 'read' });
  });
});

describe('the connector', () => {
  test('offers every type: first to draw, then permitted, then blocked with the reason', () => {
    const offers = offersBetween(table, quay(), 'crane', 'hook');
    expect(
      offers.map(({ type, isPreferred, refusal }) => [type, isPreferred, refusal?.reason]),
    ).toEqual([
      ['Holding', true, undefined],
      ['Helping', false, undefined],
      ['Seeing', false, 'aspect'],
      ['Moving', false, 'pair'],
    ]);
  });
});

describe('remarks', () => {
  test('tell what is blocked, unusual, nameless, alone, twice there and outside the viewpoint', () => {
    const model: Model = {
      elements: [
        ...quay().elements,
        { id: 'twin', kind: 'Crane', name: ' big  CRANE', x: 0, y: 300 },
        { id: 'crate', kind: 'Crate', name: ' ', x: 0, y: 400 },
      ],
      relations: [
        line('hook Holding crane', { id: 'bad' }),
        line('crane Helping hook', { id: 'odd' }),
      ],
    };
    expect(
      remarksOn(table, model, 'tools').map((one) => [
        one.remark,
        'relation' in one ? one.relation : one.element,
      ]),
    ).toEqual([
      ['blocked', 'bad'],
      ['not-preferred', 'odd'],
      ['orphan', 'spare'],
      ['duplicate', 'twin'],
      ['orphan', 'twin'],
      ['nameless', 'crate'],
      ['orphan', 'crate'],
      ['outside-viewpoint', 'crate'],
    ]);
  });
  test('are none where nothing is to be said', () => {
    const model = quay([
      line('crane Holding hook', { id: 'a' }),
      line('hook Moving spare', { id: 'b' }),
    ]);
    expect(remarksOn(table, model, 'tools')).toEqual([]);
  });
  test('a palette holds what the viewpoint takes, and the junctions', () => {
    expect(paletteOf(table, 'tools')).toEqual(['Crane', 'Hook', 'AndKnot']);
    expect(paletteOf(table)).toEqual(['Crane', 'Hook', 'Crate', 'AndKnot']);
  });
});

test('a view that was opened and closed again is the same view', () => {
  const view: View = {
    title: 'Quay',
    elements: [
      {
        id: 'crane',
        kind: 'Crane',
        name: 'Big crane',
        box: { x: 0, y: 0, width: 176, height: 110 },
      },
      {
        id: 'hook',
        kind: 'Hook',
        name: 'Hook',
        box: { ...boxIn([0, 0], false), x: 16, y: 30 },
        inside: 'crane',
      },
      { id: 'knot', kind: 'AndKnot', name: '', box: { x: 300, y: 40, width: 14, height: 14 } },
    ],
    relations: [line('crane Helping knot')],
  };
  expect(viewOfModel(language, modelOfView(view), { title: 'Quay' })).toEqual(view);
});
test('a long name makes its box higher, so that it fits', () => {
  const { elements } = viewOfModel(
    language,
    {
      elements: [{ id: 'a', kind: 'Crane', name: 'Cranes '.repeat(8), x: 0, y: 0 }],
      relations: [],
    },
    { title: '' },
  );
  expect(elements[0]?.box.height).toBeGreaterThan(64);
});

/** Commands that point at what is there, at what is not, and at each other's results. */
const anyId = fc.constantFrom('crane', 'hook', 'spare', 'e-1', 'e-2', 'r-1', 'r-2', 'gone');
const anyType = fc.constantFrom('Holding', 'Helping', 'Seeing', 'Moving');
const place = fc.integer({ min: -500, max: 5000 });
const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  fc.record({
    do: fc.constant('add' as const),
    id: fc.constantFrom('e-1', 'e-2'),
    kind: fc.constantFrom('Crane', 'Hook', 'Crate', 'AndKnot'),
    name: fc.string(),
    x: place,
    y: place,
  }),
  fc.record({
    do: fc.constant('connect' as const),
    id: fc.constantFrom('r-1', 'r-2', 'r-3'),
    type: anyType,
    from: anyId,
    to: anyId,
  }),
  fc.record({ do: fc.constant('rename' as const), id: anyId, name: fc.string() }),
  fc.record({ do: fc.constant('move' as const), id: anyId, x: place, y: place }),
  fc.record({ do: fc.constant('retype' as const), id: anyId, type: anyType, turn: fc.boolean() }),
  fc.record({ do: fc.constant('remove' as const), id: anyId }),
);

test('undo gives exactly the model before, step by step, and redo the one after', () => {
  fc.assert(
    fc.property(fc.array(anyCommand, { maxLength: 30 }), (commands) => {
      let history = beginWith(quay());
      const models = [history.now];
      for (const command of commands) {
        const result = done(table, history.now, command);
        history = goneOn(history, result.ok ? result.value : history.now);
        if (models.at(-1) !== history.now) models.push(history.now);
      }
      for (const model of models.toReversed()) {
        expect(history.now).toEqual(model);
        history = undone(history);
      }
      expect(history.now).toEqual(quay());
      for (const model of models.slice(1)) {
        history = redone(history);
        expect(history.now).toEqual(model);
      }
    }),
  );
});
test('no row of commands draws what is blocked, or leaves an end in the air', () => {
  fc.assert(
    fc.property(fc.array(anyCommand, { maxLength: 40 }), (commands) => {
      let model = quay();
      for (const command of commands) {
        const result = done(table, model, command);
        if (result.ok) model = result.value;
      }
      expect(faultsOf(table, viewOfModel(language, model, { title: '' }))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
test('a free id is one that nothing has', () => {
  expect(freeId(quay([line('crane Holding hook', { id: 'r-1' })]), 'r')).toBe('r-2');
});
