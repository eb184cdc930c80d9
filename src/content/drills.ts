// Drills are questions that nobody wrote: the rules of a modelling language ask what may run between two
// elements, where a relationship may lead, and what follows from two in a row. The rules choose the right
// option and the wrong ones and say why; the words are those of the language's file.
import { createHash } from 'node:crypto';
import { shuffled } from '#domain/kernel/shuffled.ts';
import { derive } from '#domain/modelling/derivation.ts';
import { elementOf, membersOf, type Relation, typeNamed } from '#domain/modelling/language.ts';
import { allowed, isAllowed, preferred, type Table } from '#domain/modelling/table.ts';
import { type Blocked, whyBlocked } from '#domain/modelling/why-blocked.ts';
import type { Content, QuestionSource } from './content.ts';
import { DrillWords } from './drill-words.ts';
import { soundTable } from './language-faults.ts';
import type { Located } from './located.ts';
import type { QuestionFile } from './questions/questions.ts';
import type { RelationFile } from './questions/relation.ts';
import type { DrillsFile } from './schema/drills.ts';
import type { LanguageFile } from './schema/language.ts';

/** How many options a drill has. */
const OPTIONS = 4;
const LETTERS = ['a', 'b', 'c', 'd'] as const;
/** From the error that is made most easily. */
const REASONS: readonly Blocked['reason'][] = ['reversed', 'layer', 'pair', 'aspect'];

/** An option before it has its letter: what it stands for, how it reads, and why it is right or wrong. */
interface Choice {
  readonly is: string;
  readonly text: string;
  readonly why: string;
}

interface Drill {
  /** What it asks, in ids: no two drills have the same. */
  readonly key: string;
  readonly lesson: string;
  readonly difficulty: QuestionFile['difficulty'];
  readonly stem: string;
  readonly right: Choice;
  readonly wrong: readonly Choice[];
  readonly explanation: string;
  readonly asked: Omit<RelationFile, 'options'>;
}

type Unit = keyof DrillsFile['most'];

/** What may be asked; it is made only where there are not enough of its kind yet. */
interface Candidate {
  readonly unit: Unit;
  /** Those of one kind are alike in what is right. */
  readonly kind: string;
  make(): Drill;
}

/** The drills of every course whose language asks for them. */
export const drillsOf = (languages: Content['languages']): QuestionSource[] =>
  languages.flatMap((language) => {
    const { drills } = language.data;
    const table = soundTable(language.data);
    if (!drills || !table) return [];
    return new DrillMaker(table, drills)
      .drills()
      .map(([unit, drill]) => toQuestion(language, drills, unit, drill));
  });

class DrillMaker {
  readonly #table: Table;
  readonly #drills: DrillsFile;
  readonly #words: DrillWords;
  /** What a modeler draws first, between two different elements. */
  readonly #usual: readonly Relation[];

  constructor(table: Table, drills: DrillsFile) {
    this.#table = table;
    this.#drills = drills;
    this.#words = new DrillWords(table.language, drills.words);
    const left = membersOf(table.language, drills.without);
    const ids = table.language.elements.map(({ id }) => id).filter((id) => !left.has(id));
    this.#usual = ids.flatMap((source) =>
      ids
        .filter((target) => target !== source)
        .flatMap((target) =>
          preferred(table, source, target).map((type) => ({ source, type, target })),
        ),
    );
  }

  drills(): [Unit, Drill][] {
    const kinds = Map.groupBy(this.#candidates(), ({ unit, kind }) => `${unit} ${kind}`);
    return [...kinds].flatMap(([name, alike]) => {
      const unit = alike[0]?.unit ?? 'between';
      const made: Drill[] = [];
      for (const candidate of shuffled(alike, name)) {
        const drill = candidate.make();
        if (drill.wrong.length === OPTIONS - 1) made.push(drill);
        if (made.length === this.#drills.most[unit]) break;
      }
      return made.map((drill): [Unit, Drill] => [unit, drill]);
    });
  }

  #candidates(): Candidate[] {
    const bySource = Map.groupBy(this.#usual, ({ source }) => source);
    const byTarget = Map.groupBy(this.#usual, ({ target }) => target);
    return this.#usual.flatMap((relation) => {
      const { type, target } = relation;
      const beside = [...(bySource.get(target) ?? []), ...(byTarget.get(target) ?? [])];
      return [
        { unit: 'between', kind: type, make: () => this.#between(relation) },
        { unit: 'ends', kind: `target ${type}`, make: () => this.#end(relation, 'target') },
        { unit: 'ends', kind: `source ${type}`, make: () => this.#end(relation, 'source') },
        ...beside.flatMap((other) => this.#following(relation, other)),
      ];
    });
  }

  /** Which relationship may run from one element to another? */
  #between(relation: Relation): Drill {
    const { source, target } = relation;
    const blocked = this.#table.language.relationships
      .filter(({ id }) => !isAllowed(this.#table, source, id, target))
      .map(({ id }) => ({ source, type: id, target }));
    return {
      key: `between ${source} ${target}`,
      lesson: this.#lessonOf(relation.type),
      difficulty: this.#isInOneLayer(relation) ? 'easy' : 'medium',
      stem: this.#words.fill('between', relation),
      right: this.#right(relation, relation.type),
      wrong: this.#nearest(blocked).map((one) => this.#wrong(one, one.type)),
      explanation: this.#allOf(relation),
      asked: { source, target },
    };
  }

  /** Where may a relationship end that starts at an element, and where may it start? */
  #end(relation: Relation, end: 'source' | 'target'): Drill {
    const { source, type, target } = relation;
    const blocked = [...new Set(this.#usual.map((one) => one[end]))]
      .filter((id) => id !== source && id !== target)
      .map((id) => ({ ...relation, [end]: id }))
      .filter((one) => !isAllowed(this.#table, one.source, type, one.target));
    const nameOf = (one: Relation) => this.#words.name(one[end]);
    return {
      key: `${end} ${source} ${type} ${target}`,
      lesson: this.#lessonOf(type),
      difficulty: 'medium',
      stem: this.#words.fill(end === 'target' ? 'to' : 'from', relation),
      right: this.#right(relation, nameOf(relation), relation[end]),
      wrong: this.#nearest(blocked).map((one) => this.#wrong(one, nameOf(one), one[end])),
      explanation: this.#allOf(relation),
      asked: end === 'target' ? { source, type } : { type, target },
    };
  }

  /** What follows for certain from two relationships in a row, where it joins two that neither joins? */
  #following(first: Relation, second: Relation): Candidate[] {
    const derived = derive(this.#table, first, second);
    const ends = new Set([first.source, first.target, second.source, second.target]);
    if (derived?.certainty !== 'certain' || derived.source === derived.target) return [];
    if (ends.size < 3) return [];
    const kind = `${first.type} ${second.type} ${first.target === second.source}`;
    return [{ unit: 'follows', kind, make: () => this.#derived([first, second], derived) }];
  }

  #derived(pair: readonly [Relation, Relation], derived: Relation): Drill {
    const chain = pair.map(({ source, type, target }) => `${source} ${type} ${target}`);
    const key = `follows ${chain.join(' ')}`;
    const types = [...pair.map(({ type }) => type), ...shuffled(this.#drills.instead, key)];
    const wrong = [...new Set(types)].filter((type) => type !== derived.type);
    return {
      key,
      lesson: this.#drills.lessons.derived,
      difficulty: 'hard',
      stem: this.#words.chain(pair, derived),
      right: { is: derived.type, text: derived.type, why: this.#words.derived(pair, derived) },
      wrong: wrong.slice(0, OPTIONS - 1).map((type) => ({
        is: type,
        text: type,
        why: this.#words.notDerived(pair, derived.type, type),
      })),
      explanation: this.#words.derivation(pair, derived),
      asked: { chain },
    };
  }

  #lessonOf(type: string): string {
    return this.#drills.lessons[typeNamed(this.#table.language, type)?.family ?? 'other'];
  }

  #isInOneLayer({ source, target }: Relation): boolean {
    const { language } = this.#table;
    return elementOf(language, source)?.layer === elementOf(language, target)?.layer;
  }

  /** What is wrong and stands nearest to what is right: turned round first, then in another layer. */
  #nearest(blocked: readonly Relation[]): Relation[] {
    const rank = ({ source, type, target }: Relation) =>
      REASONS.indexOf(whyBlocked(this.#table, source, type, target)?.reason ?? 'aspect');
    const distance = (relation: Relation) =>
      (this.#isInOneLayer(relation) ? 0 : 1) +
      (this.#drills.instead.includes(relation.type) ? 0 : 2);
    const ranked = blocked.map((one) => ({ one, rank: rank(one), distance: distance(one) }));
    return shuffled(ranked, JSON.stringify(blocked))
      .toSorted((one, other) => one.rank - other.rank || one.distance - other.distance)
      .slice(0, OPTIONS - 1)
      .map(({ one }) => one);
  }

  #right(relation: Relation, text: string, is = relation.type): Choice {
    return { is, text, why: this.#words.right(relation) };
  }

  #wrong(relation: Relation, text: string, is = relation.type): Choice {
    const { source, type, target } = relation;
    const reason = whyBlocked(this.#table, source, type, target)?.reason ?? 'pair';
    return { is, text, why: this.#words.blocked(relation, reason) };
  }

  /** Everything that is permitted between the two, and what is drawn first. */
  #allOf(relation: Relation): string {
    const types = allowed(this.#table, relation.source, relation.target);
    return this.#words.explanation(relation, types);
  }
}

function toQuestion(
  language: Located<LanguageFile>,
  drills: DrillsFile,
  unit: Unit,
  { key, lesson, difficulty, stem, right, wrong, explanation, asked }: Drill,
): QuestionSource {
  const hash = createHash('sha256').update(key).digest('hex');
  const id = `${drills.id}.${hash.slice(0, 12)}`;
  const choices = shuffled([right, ...wrong], key);
  const lettered = choices.map((choice, at) => ({ ...choice, id: LETTERS[at] ?? 'a' }));
  const data: QuestionFile = {
    id,
    type: 'sc',
    stem,
    tags: [drills.tag],
    lesson,
    difficulty,
    bloom: unit === 'follows' ? 'apply' : 'understand',
    spec: drills.spec,
    options: lettered.map((one) => ({ id: one.id, text: one.text, why: one.why })),
    answer: lettered.filter(({ is }) => is === right.is).map((one) => one.id),
    explanation,
    figure: { view: `drill-${hash.slice(0, 12)}`, words: 'notation' },
    ref: drills.ref,
    checkedOn: drills.checkedOn,
    state: 'live',
    rev: 1,
    relation: {
      ...asked,
      options: Object.fromEntries(lettered.map((one) => [one.id, one.is])),
    },
  };
  const { courseKey, file, line } = language;
  const inBank = { bank: drills.bank, unit };
  return { id, courseKey, file, data, inBank, line: () => line(['drills']) };
}
