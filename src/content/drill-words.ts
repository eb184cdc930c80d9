// How drills read: phrases of the language's file with the names of what they are about.
import {
  aspectOf,
  elementOf,
  type Language,
  type Relation,
  typeNamed,
} from '#domain/modelling/language.ts';
import type { Blocked } from '#domain/modelling/why-blocked.ts';
import type { DrillsFile } from './schema/drills.ts';
import type { LanguageFile } from './schema/language.ts';

type Words = DrillsFile['words'];
type Pair = readonly [Relation, Relation];

export class DrillWords {
  readonly #language: LanguageFile;
  readonly #words: Words;

  constructor(language: Language, words: Words) {
    // Tables keep the language that they were made from: the whole file.
    this.#language = language as LanguageFile;
    this.#words = words;
  }

  name(id: string): string {
    return elementOf(this.#language, id)?.name ?? id;
  }

  fill(
    phrase: keyof Words,
    relation: Relation,
    more: Readonly<Record<string, string>> = {},
  ): string {
    const { source, type, target } = relation;
    const names: Record<string, string> = {
      source: this.name(source).toLowerCase(),
      target: this.name(target).toLowerCase(),
      type: type.toLowerCase(),
      says: this.#says(type),
      meaning: lowered(typeNamed(this.#language, type)?.meaning ?? ''),
      'source-aspect': this.#aspect(source),
      'target-aspect': this.#aspect(target),
      'source-layer': this.#layer(source),
      'target-layer': this.#layer(target),
      ...more,
    };
    const text = this.#words[phrase].replaceAll(/\{(a )?([a-z-]+)\}/g, (_, article, name) => {
      const said = names[name];
      if (said === undefined) throw new Error(`The phrase ${phrase} asks for ${name}.`);
      return article ? withArticle(said) : said;
    });
    return text.charAt(0).toUpperCase() + text.slice(1);
  }

  right(relation: Relation): string {
    return this.fill('right', relation);
  }

  blocked(relation: Relation, reason: Blocked['reason']): string {
    return this.fill(reason, relation);
  }

  explanation(relation: Relation, types: readonly string[]): string {
    return this.fill('explanation', relation, { types: this.#listed(types) });
  }

  chain([first, second]: Pair, derived: Relation): string {
    const isRow = first.target === second.source;
    return this.fill(isRow ? 'row' : 'meeting', derived, {
      'first-source': this.name(first.source).toLowerCase(),
      'first-says': this.#says(first.type),
      'first-target': this.name(first.target).toLowerCase(),
      'second-source': this.name(second.source).toLowerCase(),
      'second-says': this.#says(second.type),
      'second-target': this.name(second.target).toLowerCase(),
    });
  }

  derived(pair: Pair, derived: Relation): string {
    return this.fill(this.#ruleOf(pair), derived, this.#typesOf(pair));
  }

  notDerived(pair: Pair, derived: string, type: string): string {
    const asked = { source: pair[0].source, type, target: pair[1].target };
    const isLink = pair.some((one) => one.type === type);
    const linked = this.#ruleOf(pair) === 'weaker' ? 'stronger' : 'link';
    return this.fill(isLink ? linked : 'foreign', asked, { derived: derived.toLowerCase() });
  }

  derivation(pair: Pair, derived: Relation): string {
    return `${this.derived(pair, derived)} ${this.fill('derivation', derived)}`;
  }

  /** By which rule one follows from the two. */
  #ruleOf([first, second]: Pair): 'chain' | 'weaker' | 'passed' | 'received' {
    if (first.target !== second.source) return 'received';
    if (first.type === second.type) return 'chain';
    const families = [first, second].map(({ type }) => typeNamed(this.#language, type)?.family);
    return families.every((family) => family === 'structural') ? 'weaker' : 'passed';
  }

  #typesOf([first, second]: Pair): Record<string, string> {
    return { first: first.type.toLowerCase(), second: second.type.toLowerCase() };
  }

  #says(type: string): string {
    return typeNamed(this.#language, type)?.says ?? type;
  }

  #aspect(id: string): string {
    const aspect = aspectOf(this.#language, id)?.id;
    const { name = id } = this.#language.aspects.find((one) => one.id === aspect) ?? {};
    return name.toLowerCase();
  }

  #layer(id: string): string {
    const layer = elementOf(this.#language, id)?.layer;
    return this.#language.layers.find((one) => one.id === layer)?.name ?? id;
  }

  #listed(types: readonly string[]): string {
    const names = types.map((type) => type.toLowerCase());
    const last = names.pop() ?? '';
    return names.length === 0 ? last : `${names.join(', ')} ${this.#words.and} ${last}`;
  }
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Courses are written in English: an actor, a role. */
const withArticle = (name: string): string => `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
