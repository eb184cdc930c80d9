import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { aQuestion, messagesOf, type StubParts } from '#tests/support/stub-content.ts';
import { aLanguage, someDrills } from '#tests/support/stub-language.ts';
import type { ChoiceFile } from '../questions/choice.ts';
import type { LanguageFile } from '../schema/language.ts';

/** What the options of a question on a crane and a hook stand for; the key is the first. */
const asked = (changes: Partial<ChoiceFile> = {}): ChoiceFile => ({
  ...aQuestion(0),
  id: 'dm.q.u1.0100',
  stem: 'The crane keeps its hook when it is moved. Which relationship runs from crane to hook?',
  options: ['Holding', 'Helping', 'Seeing', 'Moving'].map((text, index) => ({
    id: 'abcd'[index] ?? '',
    text,
    why: 'It stands for one clear reason.',
    ...(index > 0 && { trap: index > 1 ? 'd-one' : 'd-two' }),
  })),
  answer: ['a'],
  ...changes,
});
const options = { a: 'Holding', b: 'Helping', c: 'Seeing', d: 'Moving' };
const pair = { source: 'Crane', target: 'Hook', options, permitted: ['b'] };

const messages = (
  rule: string,
  question: ChoiceFile,
  change: (language: LanguageFile) => void = () => {},
) => {
  const language = aLanguage();
  change(language);
  return messagesOf(rule, (parts: StubParts) => {
    parts.files['courses/demo/language.yaml'] = stringify(language);
    parts.files['courses/demo/banks/mock/u1.yaml'] = stringify([question]);
  });
};
const told = (relation: ChoiceFile['relation'], changes: Partial<ChoiceFile> = {}) =>
  messages('QC-35', asked({ ...(relation && { relation }), ...changes }));

describe('QC-35', () => {
  test('is content with a permitted key, blocked distractors and one that is marked', () => {
    expect(told(pair)).toEqual([]);
  });

  test('finds a key that the rules block, and a distractor that they permit', () => {
    expect(told(pair, { answer: ['c'] })).toEqual([
      'the distractor a (Holding) is permitted',
      'the rules do not give the key c (Seeing)',
    ]);
  });

  test('finds marks on what is blocked, on what is preferred and on the key', () => {
    expect(told({ ...pair, permitted: ['b', 'c'] })).toEqual([
      'the marked distractor c (Seeing) is blocked',
    ]);
    expect(told({ ...pair, permitted: ['a', 'b'] }, { answer: ['b'] })).toEqual([
      'the marked distractor a (Holding) is preferred',
      'the key b (Helping) is marked',
    ]);
  });

  test('finds an option that stands for nothing, for what it does not name, or is unknown', () => {
    expect(told({ ...pair, options: { a: 'Holding', b: 'Helping', c: 'Seeing' } })).toEqual([
      'it does not stand for each option once',
    ]);
    expect(told({ ...pair, options: { ...options, c: 'Moving', d: 'Seeing' } })).toEqual([
      'the option c does not name moving',
      'the option d does not name seeing',
    ]);
    expect(told({ ...pair, options: { ...options, d: 'Rowing' } })).toEqual([
      'the language has no Rowing',
    ]);
    expect(told({ source: 'Crane', options })).toContain(
      'give two of source, type and target, or a chain, or a viewpoint, or nothing',
    );
  });

  test('turns round where the stem asks what is blocked', () => {
    const blocked = { source: 'Crane', target: 'Hook', options, asks: 'blocked' } as const;
    expect(told(blocked, { answer: ['c'] })).toEqual(['the distractor d (Moving) is blocked too']);
    expect(told(blocked)).toContain('the rules do not give the key a (Holding)');
  });

  test('follows a chain to the type that results', () => {
    const chain = ['Crane Holding Hook', 'Hook Moving Hook'];
    expect(told({ chain, options })).toEqual(['the rules do not give the key a (Holding)']);
    const broken = ['Hook Holding Crane', 'Crane Helping Hook'];
    expect(told({ chain: broken, options })).toContain('Hook Holding Crane is blocked');
  });

  test('asks a viewpoint for its elements', () => {
    const parts = ['Crane', 'Crate', 'Crate', 'Crate'];
    const question = asked();
    const names = {
      options: question.options.map((option, index) => {
        return { ...option, text: `${parts[index]} number ${index}` };
      }),
    };
    const stands = { a: 'Crane', b: 'Crate', c: 'Crate', d: 'Crate' };
    expect(told({ viewpoint: 'Tools', options: stands }, names)).toEqual([]);
    expect(told({ viewpoint: 'Tools', options: stands }, { ...names, answer: ['b'] })).toEqual([
      'the distractor a (Crane) is permitted',
      'the rules do not give the key b (Crate)',
    ]);
    expect(told({ viewpoint: 'Ships', options: stands }, names)).toContain(
      'the language has no viewpoint Ships',
    );
  });

  test('takes whole relationships as options', () => {
    const whole = {
      options: {
        a: 'Crane Holding Hook',
        b: 'Hook Holding Crane',
        c: 'Hook Seeing Crane',
        d: 'Crane Moving Hook',
      },
    };
    expect(told(whole)).toEqual([]);
    expect(told({ options: { ...whole.options, d: 'Crane Helping Hook' } })).toEqual([
      'the distractor d (Crane Helping Hook) is permitted',
    ]);
    expect(told({ options: { ...whole.options, d: 'Crane' } })).toContain(
      'Crane is no source, type and target',
    );
  });

  test('finds a question on a relationship that declares none', () => {
    expect(told(undefined)).toEqual([
      'it asks for a relationship of Crane, Hook and declares none',
    ]);
    expect(
      told(undefined, { stem: 'The crane keeps what it lifts. What is that called?' }),
    ).toEqual([]);
  });

  test('needs a language', () => {
    const found = messagesOf('QC-35', (parts: StubParts) => {
      parts.files['courses/demo/banks/mock/u1.yaml'] = stringify([asked({ relation: pair })]);
    });
    expect(found).toEqual(['its course has no language that could answer']);
  });
});

describe('MP-31', () => {
  const faults = (change: (language: LanguageFile) => void) =>
    messages('MP-31', asked({ relation: pair }), change);

  test('is content with a language whose names hold together', () => {
    expect(faults(() => {})).toEqual([]);
  });

  test('finds what drills leave aside or answer with where nothing is called so', () => {
    expect(
      faults((language) => {
        language.drills = {
          ...someDrills(),
          without: ['Boat'],
          instead: ['Holding', 'Pulling', 'Lifting'],
        };
      }),
    ).toEqual(['nothing is called Boat', 'nothing is called Pulling', 'nothing is called Lifting']);
  });

  test('finds names that nothing carries, and sets made of later ones', () => {
    expect(
      faults((language) => {
        language.sets = { gear: ['tool', 'Rope'], tool: ['Crane', 'Hook'] };
        language.rules.push({ from: ['gears'], to: ['all'], types: 'x' });
        language.cells.push({ from: 'Crane', to: 'Boat', types: 'h' });
        language.elements.push({
          id: 'Crane',
          name: 'Crane',
          layer: 'sea',
          aspect: 'doer',
          definition: 'A thing of the harbour, as told here.',
          icon: 'pin',
        });
        language.crossings.push({ from: ['work'], to: 'play', types: 'h' });
      }).toSorted(),
    ).toEqual([
      'Crane stands twice',
      'no relationship has the letter x',
      'nothing is called Boat',
      'nothing is called Rope',
      'nothing is called gears',
      'nothing is called play',
      'nothing is called sea',
      'nothing is called tool',
    ]);
  });

  test('finds a preferred pattern that is blocked', () => {
    expect(
      faults((language) => {
        language.preferred.push({ from: ['Hook'], to: ['Crane'], types: 'h' });
      }),
    ).toEqual(['Hook Holding Crane is blocked']);
  });
});
