// Reads an exchange file of a language: it is checked by the rules of the format first, and one view of it becomes
// a model. What a model cannot hold is counted, so that nothing is dropped without a word.
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { isJunction } from '../editing/model.ts';
import { type ExchangeFormat, elementOf, type Language, typeNamed } from '../language.ts';
import type { XmlNode } from './xml.ts';

export type FaultKind =
  | 'not-exchange'
  | 'order'
  | 'no-id'
  | 'twice-id'
  | 'no-name'
  | 'no-type'
  | 'unknown-type'
  | 'no-end'
  | 'place';

interface FaultAt {
  readonly fault: FaultKind;
  readonly line: number;
  /** As it stands in the file, such as `<element identifier="id-e1">`. */
  readonly what: string;
}
/** `empty`: there is no element in it. */
export type ExchangeFault = FaultAt | { readonly fault: 'empty' };

/** Containers of the root, in the order of the format. */
const ORDER = [
  'name',
  'documentation',
  'properties',
  'metadata',
  'elements',
  'relationships',
  'organizations',
  'propertyDefinitions',
  'views',
];
/** XML ids begin with a letter or `_`. */
const ID = /^[\p{L}_][\p{L}\p{N}._-]*$/u;
const WITH_ID = [
  'model',
  'element',
  'relationship',
  'view',
  'node',
  'connection',
  'propertyDefinition',
];
const WHOLE = /^\d{1,9}$/;

/** The parts of a file that a model can be made of, checked. */
export interface ExchangeFile {
  readonly root: XmlNode;
  readonly name: string;
  readonly elements: ReadonlyMap<string, XmlNode>;
  readonly relations: ReadonlyMap<string, XmlNode>;
  readonly views: readonly XmlNode[];
}

/** @param root as it was read; entities have no place in it any more */
export function readExchange(
  language: Language,
  format: ExchangeFormat,
  root: XmlNode,
): Result<ExchangeFile, ExchangeFault> {
  if (root.name !== 'model' || root.namespace !== format.namespace) {
    const what = root.namespace === '' ? root.name : `${root.name} (${root.namespace})`;
    return err({ fault: 'not-exchange', line: root.line, what: `<${what}>` });
  }
  const own = ownOf(root);
  const wrong =
    orderFault(own) ?? idFault(root) ?? conceptFault(language, own) ?? viewFault(own) ?? undefined;
  if (wrong) return err(wrong);
  const inside = (name: string, child: string) =>
    childrenOf(own, name).flatMap((one) => childrenOf(ownOf(one), child));
  const elements = byId(inside('elements', 'element'));
  if (elements.size === 0) return err({ fault: 'empty' });
  return ok({
    root,
    name: nameOf(root) ?? '',
    elements,
    relations: byId(inside('relationships', 'relationship')),
    views: viewsOf(own),
  });
}

const ownOf = ({ children, namespace }: XmlNode): XmlNode[] =>
  children.filter((one) => one.namespace === namespace);
const childrenOf = (nodes: readonly XmlNode[], name: string): XmlNode[] =>
  nodes.filter((one) => one.name === name);
const viewsOf = (own: readonly XmlNode[]): XmlNode[] =>
  childrenOf(own, 'views')
    .flatMap((one) => childrenOf(ownOf(one), 'diagrams'))
    .flatMap((one) => childrenOf(ownOf(one), 'view'));
const byId = (nodes: readonly XmlNode[]): Map<string, XmlNode> =>
  new Map(nodes.map((one) => [one.attrs.identifier ?? '', one]));

/** The name in English, else the first one; undefined where there is none. */
export function nameOf(node: XmlNode): string | undefined {
  const names = childrenOf(ownOf(node), 'name');
  return (names.find(({ attrs }) => attrs.lang?.startsWith('en')) ?? names[0])?.text;
}

/** `xsi:type` without its prefix. */
export const typeOf = ({ attrs }: XmlNode): string | undefined => attrs.type?.replace(/^.*:/, '');

function faultAt(fault: FaultKind, node: XmlNode): FaultAt {
  const { identifier } = node.attrs;
  const id = identifier === undefined ? '' : ` identifier="${identifier.slice(0, 80)}"`;
  return { fault, line: node.line, what: `<${node.name}${id}>` };
}

function orderFault(own: readonly XmlNode[]): FaultAt | undefined {
  let last = 0;
  for (const node of own) {
    const at = ORDER.indexOf(node.name);
    if (at < last) return faultAt('order', node);
    last = at;
  }
  return undefined;
}

function idFault(root: XmlNode): FaultAt | undefined {
  const seen = new Set<string>();
  for (const node of everyNode(root)) {
    const { identifier } = node.attrs;
    if (identifier === undefined && !WITH_ID.includes(node.name)) continue;
    if (identifier === undefined || !ID.test(identifier)) return faultAt('no-id', node);
    if (seen.has(identifier)) return faultAt('twice-id', node);
    seen.add(identifier);
  }
  return undefined;
}

/** In the order of the file, without a call inside a call. */
export function* everyNode(root: XmlNode): Generator<XmlNode> {
  const open = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    yield node;
    // One by one: a file may have more children than a call takes arguments.
    for (const child of node.children.toReversed()) open.push(child);
  }
}

function conceptFault(language: Language, own: readonly XmlNode[]): FaultAt | undefined {
  const inside = (name: string, child: string) =>
    childrenOf(own, name).flatMap((one) => childrenOf(ownOf(one), child));
  const elements = inside('elements', 'element');
  const relations = inside('relationships', 'relationship');
  const ids = new Set([...elements, ...relations].map(({ attrs }) => attrs.identifier));
  for (const node of elements) {
    const type = typeOf(node);
    if (type === undefined) return faultAt('no-type', node);
    if (!elementOf(language, type) && !isJunction(language, type)) {
      return faultAt('unknown-type', node);
    }
    if (nameOf(node) === undefined) return faultAt('no-name', node);
  }
  for (const node of relations) {
    const { identifier, source, target } = node.attrs;
    const type = typeOf(node);
    if (type === undefined) return faultAt('no-type', node);
    if (!typeNamed(language, type)) return faultAt('unknown-type', node);
    if ([source, target].some((end) => !ids.has(end) || end === identifier)) {
      return faultAt('no-end', node);
    }
  }
  return undefined;
}

function viewFault(own: readonly XmlNode[]): FaultAt | undefined {
  const inside = (name: string, child: string) =>
    childrenOf(own, name).flatMap((one) => childrenOf(ownOf(one), child));
  const idsOf = (nodes: readonly XmlNode[]) =>
    new Set(nodes.map(({ attrs }) => attrs.identifier ?? ''));
  const elements = idsOf(inside('elements', 'element'));
  const relations = idsOf(inside('relationships', 'relationship'));
  for (const view of viewsOf(own)) {
    if (nameOf(view) === undefined) return faultAt('no-name', view);
    const parts = [...everyNode(view)].filter(
      ({ name }) => name === 'node' || name === 'connection',
    );
    const shown = idsOf(parts);
    for (const part of parts) {
      const fault = partFault(part, elements, relations, shown);
      if (fault) return faultAt(fault, part);
    }
  }
  return undefined;
}

type Ids = ReadonlySet<string>;

function partFault(
  { name, attrs, ...rest }: XmlNode,
  elements: Ids,
  relations: Ids,
  shown: Ids,
): FaultKind | undefined {
  const type = typeOf({ name, attrs, ...rest });
  if (type === undefined) return 'no-type';
  if (name === 'node') {
    const { x = '', y = '', w = '', h = '', elementRef = '' } = attrs;
    if (type === 'Element' && !elements.has(elementRef)) return 'no-end';
    const isPlaced = [x, y, w, h].every((one) => WHOLE.test(one)) && ![w, h].includes('0');
    return isPlaced ? undefined : 'place';
  }
  const { relationshipRef = '', source = '', target = '' } = attrs;
  if (type === 'Line') return undefined;
  const isWhole = relations.has(relationshipRef) && shown.has(source) && shown.has(target);
  return isWhole ? undefined : 'no-end';
}
