// The words of the canvas: those of the language that one draws in are content.
import type { Refusal } from '#domain/modelling/editing/connect.ts';
import type { ViewWords } from '../figure/view-figure.tsx';

export interface CanvasWords extends ViewWords {
  undo: string;
  redo: string;
  drawing: string;
  moving: string;
  connecting: string;
  connectHint: string;
  connectFrom: (name: string) => string;
  moveHint: string;
  empty: string;
  add: string;
  addKind: (kind: string) => string;
  elements: string;
  relations: string;
  noRelations: string;
  name: string;
  nameless: (kind: string) => string;
  open: (what: string) => string;
  connectTo: string;
  choose: string;
  move: string;
  left: string;
  right: string;
  up: string;
  down: string;
  remove: (what: string) => string;
  between: (from: string, to: string) => string;
  permitted: string;
  first: string;
  others: (n: number) => string;
  cancel: string;
  otherType: string;
  turn: string;
  access: string;
  modes: { access: string; read: string; write: string; 'read-write': string };
  refused: Record<Refusal['reason'], string>;
  checks: string;
  noRemarks: string;
  remark: {
    blocked: (relation: string, why: string) => string;
    'not-preferred': (relation: string, instead: string) => string;
    nameless: (element: string) => string;
    orphan: (element: string) => string;
    duplicate: (element: string) => string;
    'outside-viewpoint': (element: string) => string;
  };
  full: string;
  said: {
    added: (what: string) => string;
    connected: (relation: string) => string;
    removed: (what: string) => string;
    undone: string;
    redone: string;
  };
}
