import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPersonName, MAX_NAME_GRAPHEMES } from './person-name.ts';

const rule = (given: string) => {
  const result = checkPersonName(given);
  return result.ok ? undefined : result.error.rule;
};

test('names of many scripts are taken as they are', () => {
  for (const name of [
    'Ada',
    "O'Brien",
    'Łukasz',
    'María José',
    '李',
    'Nguyễn',
    'عائشة',
    'D’Angelo-Smith',
    'X',
    'علی\u200cرضا',
    'ශ්\u200dරී',
    'क्\u200dष',
  ]) {
    expect(checkPersonName(name)).toEqual({ ok: true, value: name.normalize('NFC') });
  }
});

test('a name is stored in NFC, with single spaces and none around it', () => {
  expect(checkPersonName('  Jose\u0301 \u00a0 Luis ')).toEqual({ ok: true, value: 'José Luis' });
});

test('fifty graphemes are taken and fifty-one are not, whatever each is made of', () => {
  for (const grapheme of ['a', 'e\u0301\u0323', '🇪🇸']) {
    expect(rule(grapheme.repeat(MAX_NAME_GRAPHEMES))).toBeUndefined();
    expect(rule(grapheme.repeat(MAX_NAME_GRAPHEMES + 1))).toBe('too_long');
  }
});

test('a pile of combining marks on one letter is too long', () => {
  expect(rule(`a${'\u0489'.repeat(300)}`)).toBe('too_long');
  expect(rule(`a${'\u0323\u0489'.repeat(75)}`)).toBe('too_long');
  expect(rule(`a${'\u0489'.repeat(7)}`)).toBe('too_long');
  expect(rule(`a${'\u0489'.repeat(6)}`)).toBeUndefined();
});

test('a joiner is refused where no spelling has one: at an end, twice, between other letters', () => {
  for (const joiner of ['\u200c', '\u200d']) {
    for (const name of [
      `A${joiner}da`,
      `علی${joiner}`,
      `${joiner}علی`,
      `علی${joiner}${joiner}رضا`,
      `علی${joiner}Reza`,
      `👩${joiner}💻`,
    ])
      expect(rule(name)).toBe('hidden_character');
  }
});

test('an empty name, spaces alone and a mark without its letter are no names', () => {
  for (const name of ['', '   ', '\u0301']) expect(rule(name)).toBe('empty');
});

test('bidi, zero-width, control and blank-looking characters are refused wherever they stand', () => {
  const refused = [
    '\u0000',
    '\u0007',
    '\n',
    '\r',
    '\t',
    '\u001b',
    '\u007f',
    '\u0085',
    '\u00ad',
    '\u034f',
    '\u061c',
    '\u115f',
    '\u1160',
    '\u17b4',
    '\u180e',
    '\u200b',
    '\u200c',
    '\u200d',
    '\u200e',
    '\u200f',
    '\u2028',
    '\u2029',
    '\u202a',
    '\u202b',
    '\u202c',
    '\u202d',
    '\u202e',
    '\u2060',
    '\u2061',
    '\u2066',
    '\u2067',
    '\u2068',
    '\u2069',
    '\u206f',
    '\u2800',
    '\u3164',
    '\ufe0f',
    '\ufeff',
    '\uffa0',
    '\ufff9',
    '\ud800',
    '\ue000',
    '\u{e0001}',
    '\u{e0041}',
    '\u{1d173}',
  ];
  for (const character of refused) {
    expect([character.codePointAt(0)!.toString(16), rule(`A${character}da`)]).toEqual([
      character.codePointAt(0)!.toString(16),
      'hidden_character',
    ]);
  }
});

test('whatever is typed, an accepted name is NFC, bounded and without a hidden character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (given) => {
      const result = checkPersonName(given);
      if (!result.ok) return;
      const name = result.value;
      expect(name).toBe(name.normalize('NFC'));
      expect(name).not.toMatch(
        /[\p{Cc}\p{Cf}\u2028\u2029\u200b-\u200f\u202a-\u202e\u2066-\u2069]/u,
      );
      expect(name.trim()).toBe(name);
      expect(name.length).toBeGreaterThan(0);
      expect([...new Intl.Segmenter('en').segment(name)].length).toBeLessThanOrEqual(50);
      // What was accepted once is accepted again, unchanged.
      expect(checkPersonName(name)).toEqual({ ok: true, value: name });
    }),
    { numRuns: 2000, seed: 30 },
  );
});
