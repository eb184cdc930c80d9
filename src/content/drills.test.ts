import { describe, expect, test } from 'vitest';
import type { Relation } from '#domain/modelling/language.ts';
import { isAllowed, preferred, tableOf } from '#domain/modelling/table.ts';
import { contentPart } from '#tests/support/content-part.ts';
import { drillsOf } from './drills.ts';
import { distractorsIn, keysIn } from './questions/question-type.ts';
import { optionSetsOf, questionsSchema, viewIn } from './questions/questions.ts';
import { resolvedRule } from './rules/mp-01-references.ts';
import { relationsRule } from './rules/qc-35-relations.ts';

const content = contentPart((path) => /^courses\/archimate\/|^library\//.test(path));
const { drills, languages } = content;
const table = tableOf(languages[0]!.data);

const inUnit = (unit: string) => drills.filter(({ inBank }) => inBank?.unit === unit);
const setOf = (drill: (typeof drills)[number]) => optionSetsOf(drill.data)[0]!;
const standsFor = ({ data }: (typeof drills)[number], id: string) =>
  data.relation?.options[id] ?? '';

describe('drills of a modelling language', () => {
  test('are enough for many rounds, and no two ask the same', () => {
    expect(inUnit('between').length).toBeGreaterThanOrEqual(90);
    expect(inUnit('ends').length).toBeGreaterThanOrEqual(60);
    expect(inUnit('follows').length).toBeGreaterThanOrEqual(60);
    expect(new Set(drills.map(({ id }) => id)).size).toBe(drills.length);
    expect(new Set(drills.map(({ data }) => JSON.stringify([data.stem, data.relation]))).size).toBe(
      drills.length,
    );
  });

  test('have the form of questions that authors write', () => {
    const parsed = questionsSchema.safeParse(drills.map(({ data }) => data));
    expect(parsed.error?.issues ?? []).toEqual([]);
  });

  test('are answered by the rules: the right option is permitted, no other one is', () => {
    expect([...relationsRule.run({ ...content, questions: drills })]).toEqual([]);
    for (const drill of [...inUnit('between'), ...inUnit('ends')]) {
      const relationOf = (id: string): Relation =>
        ({
          ...drill.data.relation,
          ...named(drill.data.relation, standsFor(drill, id)),
        }) as Relation;
      const set = setOf(drill);
      const [right] = keysIn(set).map(({ id }) => relationOf(id));
      expect(preferred(table, right!.source, right!.target)).toContain(right!.type);
      for (const { id } of distractorsIn(set)) {
        const { source, type, target } = relationOf(id);
        expect(isAllowed(table, source, type, target), drill.data.stem).toBe(false);
      }
    }
  });

  test('stand with a picture of what they say, and of nothing that they ask', () => {
    for (const { data, courseKey } of drills) {
      const view = content.views.find(
        (one) => one.courseKey === courseKey && one.id === viewIn(data),
      );
      const { source, type, target, chain } = data.relation!;
      const kinds = view!.data.elements.map(({ is }) => is);
      if (chain) {
        expect(new Set(kinds).size).toBe(3);
        expect(view!.data.relations).toHaveLength(2);
      } else {
        expect(kinds).toEqual([source ?? '?', target ?? '?']);
        expect(view!.data.relations).toEqual([`e0 ${type ?? '?'} e1`]);
      }
    }
  });

  test('say to every option why, and no two options of one drill are alike', () => {
    for (const drill of drills) {
      const { options } = setOf(drill);
      expect(new Set(options.map(({ text }) => text)).size).toBe(4);
      for (const { why } of options) expect(why).toMatch(/^[A-Z].{20,}[.]$/);
      expect(drill.data.stem).not.toMatch(/[{}]|\ba [aeiou]|\ban [^aeiou]/);
      expect(drill.data.explanation).not.toMatch(/[{}]/);
    }
  });

  test('are the same whenever they are made, wherever their right option stands', () => {
    expect(drillsOf(languages).map(({ data }) => data)).toEqual(drills.map(({ data }) => data));
    const places = Map.groupBy(drills, ({ data }) => 'answer' in data && String(data.answer));
    expect(places.size).toBe(4);
    for (const [, alike] of places) expect(alike.length).toBeGreaterThan(drills.length / 6);
  });

  test('lead to lessons that are there: one that is not is found once', () => {
    const [language] = languages;
    const own = language!.data.drills!;
    const lessons = { ...own.lessons, dynamic: 'am.rel.lesson-33' };
    const changed = { ...language!, data: { ...language!.data, drills: { ...own, lessons } } };
    const found = (list: typeof drills) =>
      resolvedRule.run({ ...content, drills: list }).map(({ message }) => message);
    expect([...found(drills)]).toEqual([]);
    expect([...found(drillsOf([changed]))]).toEqual([expect.stringContaining('am.rel.lesson-33')]);
  });

  test('are none where a language asks for none, or where it is broken', () => {
    const [language] = languages;
    const { drills: _, ...silent } = language!.data;
    const broken = { ...language!.data, unions: ['Nothing'] };
    expect(drillsOf([{ ...language!, data: silent }])).toEqual([]);
    expect(drillsOf([{ ...language!, data: broken }])).toEqual([]);
  });
});

/** The part of the relation that an option stands for. */
const named = (asked: Partial<Relation> | undefined, option: string): Partial<Relation> =>
  asked?.type === undefined
    ? { type: option }
    : asked.source === undefined
      ? { source: option }
      : { target: option };
