// The model on the canvas: its history, what is chosen, and every command with what is said of it.
import { useMemo, useState } from 'react';
import { kindName, saysOf } from '#domain/modelling/describe.ts';
import type { Bounds } from '#domain/modelling/editing/bounds.ts';
import { type Command, done, freeId } from '#domain/modelling/editing/commands.ts';
import { freePlace } from '#domain/modelling/editing/free-place.ts';
import {
  beginWith,
  goneOn,
  type History,
  redone,
  undone,
} from '#domain/modelling/editing/history.ts';
import type { Model } from '#domain/modelling/editing/model.ts';
import type { Table } from '#domain/modelling/table.ts';
import type { CanvasWords } from './canvas-words.ts';

/** Two ends, while the type between them is chosen. */
export interface Ends {
  readonly from: string;
  readonly to: string;
}

interface EditorInput {
  readonly table: Table;
  readonly model: Model;
  readonly bounds: Bounds;
  readonly onChange: (model: Model) => void;
  readonly words: CanvasWords;
}

export function useEditor({ table, model, bounds, onChange, words: t }: EditorInput) {
  const [history, setHistory] = useState<History>(() => beginWith(model));
  const [chosen, setChosen] = useState<string | null>(null);
  const [ends, setEnds] = useState<Ends | null>(null);
  const [said, setSaid] = useState('');
  // Work that came from elsewhere begins anew; what was drawn here is in the history already.
  if (model !== history.now) setHistory(beginWith(model));

  const names = useMemo(() => namesIn(table, model, t), [table, model, t]);
  const { nameOf, sentenceOf } = names;
  const show = (next: History, words: string) => {
    if (next === history) return;
    setHistory(next);
    setSaid(words);
    onChange(next.now);
  };
  const run = (command: Command, words: (after: Model) => string): boolean => {
    const result = done(table, history.now, command, bounds);
    if (result.ok) show(goneOn(history, result.value), words(result.value));
    else
      setSaid(
        result.error.code === 'model.refused' ? t.refused[result.error.refusal.reason] : t.full,
      );
    return result.ok;
  };

  return {
    model: history.now,
    chosen,
    ends,
    said,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    nameOf,
    sentenceOf,
    choose: setChosen,
    connect: setEnds,
    undo: () => show(undone(history), t.said.undone),
    redo: () => show(redone(history), t.said.redone),
    add: (kind: string) => {
      const id = freeId(history.now, 'e');
      const place = freePlace(table.language, history.now, kind);
      const isAdded = run({ do: 'add', id, kind, name: '', ...place }, () =>
        t.said.added(kindName(table.language, kind)),
      );
      if (isAdded) setChosen(id);
    },
    rename: (id: string, name: string) => run({ do: 'rename', id, name }, () => ''),
    move: (id: string, x: number, y: number) => run({ do: 'move', id, x, y }, () => ''),
    remove: (id: string) => {
      const words = t.said.removed(nameOf(id));
      if (run({ do: 'remove', id }, () => words)) setChosen(null);
    },
    relate: (type: string, { from, to }: Ends) => {
      const id = freeId(history.now, 'r');
      const isDrawn = run({ do: 'connect', id, type, from, to }, (after) =>
        t.said.connected(namesIn(table, after, t).sentenceOf(id)),
      );
      if (isDrawn) setEnds(null);
    },
    retype: (id: string, type: string, turn: boolean) =>
      run({ do: 'retype', id, type, turn }, (after) =>
        t.said.connected(namesIn(table, after, t).sentenceOf(id)),
      ),
    access: (id: string, access: Extract<Command, { do: 'access' }>['access']) =>
      run({ do: 'access', id, access }, (after) =>
        t.said.connected(namesIn(table, after, t).sentenceOf(id)),
      ),
  };
}

/** What elements and relations of a model are called, in sentences. */
function namesIn(table: Table, { elements, relations }: Model, t: CanvasWords) {
  const elementOf = new Map(elements.map((one) => [one.id, one]));
  const relationOf = new Map(relations.map((one) => [one.id, one]));
  const nameOf = (id: string): string => {
    const element = elementOf.get(id);
    if (element) return element.name || t.nameless(kindName(table.language, element.kind));
    return sentenceOf(id);
  };
  const sentenceOf = (id: string): string => {
    const relation = relationOf.get(id);
    if (!relation) return id;
    const end = (one: string) => (relationOf.has(one) ? `(${sentenceOf(one)})` : nameOf(one));
    return `${end(relation.from)} ${saysOf(table.language, relation)} ${end(relation.to)}`;
  };
  return { nameOf, sentenceOf };
}

export type Editor = ReturnType<typeof useEditor>;
