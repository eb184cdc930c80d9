// Completing, repairing or drawing a model: graded line by line, each asking for one thing in it.
// Elements are found by kind and name, so that it does not matter how a learner called their ids.
import type { Model, ModelElement } from '#domain/modelling/editing/model.ts';
import { brokenPart } from '#domain/modelling/editing/whole.ts';
import type { ViewRelation } from '#domain/modelling/view.ts';
import {
  type MarkedPart,
  malformed,
  markedParts,
  type PartReason,
  type TaskHead,
  type TaskRules,
} from './task.ts';

/** Names that are taken for an element: one of them, each word of it, in any spelling of case. */
export type Names = readonly string[];

/** What a line of the rubric asks for; a type or kind is one of those listed. */
export type ModelRule =
  | {
      readonly rule: 'exists';
      readonly kinds: readonly string[] /** Empty: any. */;
      readonly name: Names;
    }
  | {
      readonly rule: 'rel' | 'no_rel';
      /** Empty: any type. */
      readonly types: readonly string[];
      readonly from: Names;
      readonly to: Names;
      /** The other direction counts as well. */
      readonly either?: true | undefined;
    }
  /** Every element is of a kind that the viewpoint takes. */
  | { readonly rule: 'viewpoint' }
  | { readonly rule: 'max_elements'; readonly most: number };

export type ModelLine = ModelRule & {
  readonly id: string;
  /** What is asked for, as it is read once the work is handed in. */
  readonly text: string;
  readonly why: string;
};

export interface ModelStep extends TaskHead {
  readonly kind: 'model';
  /** The key of the course in whose language it is drawn. */
  readonly language: string;
  /** The id of a viewpoint of the language; absent where any element may be used. */
  readonly viewpoint?: string | undefined;
  /** `afterCheck`: what the language says to relations is told when the learner asks; else all the time. */
  readonly hints?: 'afterCheck' | undefined;
  /** The kinds that the viewpoint takes, junctions among them. */
  readonly kinds: readonly string[];
  /** What is there to begin with. */
  readonly start: Model;
  /** A model that has all lines. */
  readonly goal: Model;
  readonly lines: readonly ModelLine[];
}

export interface ModelAnswer {
  readonly kind: 'model';
  readonly model: Model;
}

export const model: TaskRules<ModelStep, ModelAnswer> = {
  mark: (step, answer) => {
    const wrong = brokenPart(answer.model);
    if (wrong) return malformed(`model.${wrong}`, 'ids that are there once, ends that are there');
    if (isUntouched(step, answer.model)) return malformed('model', 'changed');
    const parts = step.lines.map(
      (line): MarkedPart => ({ id: line.id, right: isMet(step, line, answer.model) }),
    );
    return markedParts(step.points, parts);
  },
  own: (_, answer) => answer,
  model: ({ goal }) => ({ kind: 'model', model: goal }),
  explain: ({ lines, goal }, id, answer): PartReason => {
    const line = lines.find((one) => one.id === id);
    if (!line) return { expected: '', why: '' };
    return { expected: line.text, why: line.why, ...relationsOf(line, goal, answer.model) };
  },
};

/** Nothing was added, renamed, related or taken away; where things stand does not count. */
export function isUntouched({ start }: Pick<ModelStep, 'start'>, { elements, relations }: Model) {
  const said = (model: Model) =>
    JSON.stringify([
      model.elements.map(({ id, kind, name, inside }) => [id, kind, name, inside]),
      model.relations.map(({ id, type, from, to, access, directed, strength }) =>
        [id, type, from, to, access, directed, strength].map((one) => one ?? null),
      ),
    ]);
  return said(start) === said({ elements, relations });
}

/** Does the model have what the line asks for? */
export function isMet(step: Pick<ModelStep, 'kinds'>, line: ModelRule, drawn: Model): boolean {
  switch (line.rule) {
    case 'exists':
      return drawn.elements.some(
        ({ kind, name }) =>
          line.kinds.includes(kind) && (line.name.length === 0 || isCalled(name, line.name)),
      );
    case 'rel':
      return isRelated(drawn, line);
    case 'no_rel':
      return !isRelated(drawn, line);
    case 'viewpoint':
      return drawn.elements.every(({ kind }) => step.kinds.includes(kind));
    case 'max_elements':
      return drawn.elements.length <= line.most;
  }
}

/** Words as they are compared: small letters and digits, without endings of several things. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word));

/** Every word of one of the names stands in it. */
export const isCalled = (name: string, names: Names): boolean => {
  const said = new Set(wordsOf(name));
  return names.some((one) => wordsOf(one).every((word) => said.has(word)));
};

/** A relation of one of the types from one to the other, directly or through junctions. */
function isRelated(
  drawn: Model,
  { types, from, to, either }: Extract<ModelRule, { rule: 'rel' | 'no_rel' }>,
): boolean {
  const byId = new Map(drawn.elements.map((one) => [one.id, one]));
  const isNamed = (id: string, names: Names) => isCalled(byId.get(id)?.name ?? '', names);
  const fits = ({ type }: ViewRelation) => types.length === 0 || types.includes(type);
  const reaches = (id: string, seen: ReadonlySet<string>): boolean =>
    isNamed(id, to) ||
    (isNameless(byId.get(id)) &&
      !seen.has(id) &&
      drawn.relations.some(
        (one) => one.from === id && fits(one) && reaches(one.to, new Set([...seen, id])),
      ));
  return drawn.relations.some(
    (one) =>
      fits(one) &&
      ((isNamed(one.from, from) && reaches(one.to, new Set())) ||
        (either === true && isNamed(one.to, from) && isNamed(one.from, to))),
  );
}

/** What was drawn and what is to be drawn between the two ends that a line is about. */
function relationsOf(
  line: ModelRule,
  goal: Model,
  model: Model,
): Pick<PartReason, 'drawn' | 'asked'> {
  if (line.rule !== 'rel' && line.rule !== 'no_rel') return {};
  const { types, from, to } = line;
  const inGoal = goal.relations.find(
    (one) =>
      (types.length === 0 || types.includes(one.type)) &&
      isCalled(nameIn(goal, one.from), from) &&
      isCalled(nameIn(goal, one.to), to),
  );
  const isThere = (name: string, names: Names, right: string | undefined) =>
    right === undefined ? isCalled(name, names) : wordsOf(name).join() === wordsOf(right).join();
  const isEnd = (id: string, which: 'from' | 'to') =>
    isThere(nameIn(model, id), line[which], inGoal && nameIn(goal, inGoal[which]));
  const runs = (begin: string, end: string) => isEnd(begin, 'from') && isEnd(end, 'to');
  const drawn = model.relations.filter((one) =>
    line.rule === 'rel'
      ? runs(one.from, one.to) || runs(one.to, one.from)
      : runs(one.from, one.to) && (types.length === 0 || types.includes(one.type)),
  );
  const asked = line.rule === 'no_rel' ? [] : inGoal && [inGoal.id];
  return { drawn: drawn.map(({ id }) => id), ...(asked && { asked }) };
}

const nameIn = ({ elements }: Model, id: string): string =>
  elements.find((one) => one.id === id)?.name ?? '';

/** Whether the right model has an element, by kind and name, that is not there to begin with. */
export const addsElements = ({ start, goal }: Pick<ModelStep, 'start' | 'goal'>): boolean => {
  const there = new Set(start.elements.map(({ kind, name }) => `${kind} ${name}`));
  return goal.elements.some(({ kind, name }) => !there.has(`${kind} ${name}`));
};

/** Whether all that it asks for is to draw relations between what is there: nothing is added, taken away or repaired. */
export function onlyConnects({ start, goal }: Pick<ModelStep, 'start' | 'goal'>): boolean {
  const relationsIn = (model: Model) =>
    new Set(
      model.relations.map(({ type, from, to }) =>
        [type, nameIn(model, from), nameIn(model, to)].join('\n'),
      ),
    );
  const isKept = start.elements.length === goal.elements.length && !addsElements({ start, goal });
  const [there, asked] = [relationsIn(start), relationsIn(goal)];
  return isKept && there.isSubsetOf(asked) && there.size < asked.size;
}

/** A junction has no name. */
const isNameless = (element: ModelElement | undefined): boolean => element?.name === '';
