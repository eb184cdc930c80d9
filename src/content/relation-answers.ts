// What the rules of a modelling language say to the options of a question.
import { derive } from '#domain/modelling/derivation.ts';
import type { Relation } from '#domain/modelling/language.ts';
import { isAllowed, preferred, type Table } from '#domain/modelling/table.ts';
import { takes } from '#domain/modelling/viewpoint.ts';
import type { RelationFile } from './questions/relation.ts';

export interface Verdict {
  readonly isPermitted: boolean;
  readonly isPreferred: boolean;
}

/** What an option stands for is answered by the table, a viewpoint or a chain; text: why it cannot be. */
export function verdictOn(table: Table, asked: RelationFile, option: string): Verdict | string {
  const names = [asked.source, asked.type, asked.target].filter((one) => one !== undefined);
  const kinds = [names.length > 0, asked.chain !== undefined, asked.viewpoint !== undefined];
  if (kinds.filter(Boolean).length > 1 || (names.length > 0 && names.length !== 2)) {
    return 'give two of source, type and target, or a chain, or a viewpoint, or nothing';
  }
  if (asked.viewpoint !== undefined) return inViewpoint(table, asked.viewpoint, option);
  if (asked.chain) return byChain(table, asked.chain, option);
  const relation = names.length === 2 ? completed(asked, option) : relationIn(option);
  return relation ? inTable(table, relation) : `${option} is no source, type and target`;
}

const completed = (asked: RelationFile, option: string): Relation => ({
  source: asked.source ?? option,
  type: asked.type ?? option,
  target: asked.target ?? option,
});

function relationIn(text: string): Relation | undefined {
  const [source, type, target, ...rest] = text.split(' ');
  if (!source || !type || !target || rest.length > 0) return undefined;
  return { source, type, target };
}

function inTable(table: Table, { source, type, target }: Relation): Verdict | string {
  const { language } = table;
  const unknown =
    [source, target].find((id) => !table.concepts.includes(id)) ??
    (language.relationships.some(({ id }) => id === type) ? undefined : type);
  if (unknown !== undefined) return `the language has no ${unknown}`;
  return {
    isPermitted: isAllowed(table, source, type, target),
    isPreferred: preferred(table, source, target).includes(type),
  };
}

function inViewpoint(table: Table, name: string, element: string): Verdict | string {
  const viewpoint = table.language.viewpoints.find((one) => one.name === name);
  if (!viewpoint) return `the language has no viewpoint ${name}`;
  if (!table.concepts.includes(element)) return `the language has no ${element}`;
  return { isPermitted: takes(table.language, viewpoint, element), isPreferred: false };
}

function byChain(table: Table, chain: readonly string[], type: string): Verdict | string {
  const links = chain.map(relationIn);
  const faulty = links.map((link) => (link ? inTable(table, link) : 'a link is none'));
  const broken = faulty.find((one) => typeof one === 'string');
  if (broken !== undefined) return broken;
  const blocked = faulty.findIndex((one) => typeof one !== 'string' && !one.isPermitted);
  if (blocked >= 0) return `${chain[blocked]} is blocked`;
  const [first, ...rest] = links as Relation[];
  const derived = rest.reduce<Relation | undefined>(
    (one, link) => one && derive(table, one, link),
    first,
  );
  return { isPermitted: derived?.type === type, isPreferred: false };
}
