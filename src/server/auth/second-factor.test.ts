import { expect, test } from 'vitest';
import { hChaCha20 } from './older-form.ts';
import { keyFor, seal, unseal } from './sealed.ts';
import { factorForms } from './second-factor.ts';

const SECRET = 'a-secret-of-one-installation-0123456789';
const forms = factorForms(SECRET);

test('what is sealed opens for its owner, and for nobody else, and not when it was changed', () => {
  const key = keyFor('a purpose', SECRET);
  const plain = Buffer.from('opal lantern');
  const sealed = seal(plain, key, 'ines');
  expect(unseal(sealed, key, 'ines')).toEqual(plain);
  expect(seal(plain, key, 'ines')).not.toBe(sealed);
  expect(() => unseal(sealed, key, 'amara')).toThrow();
  expect(() => unseal(sealed, keyFor('another', SECRET), 'ines')).toThrow();
  const at = 20;
  const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
  expect(() => unseal(changed, key, 'ines')).toThrow();
});

test('there are ten different codes to write down, and each is spent once', () => {
  const codes = forms.newCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[A-Za-z0-9]{5}-[A-Za-z0-9]{5}$/);
  const stored = forms.storeCodes('ines', codes);
  for (const code of codes) expect(stored).not.toContain(code);
  const left = forms.spendCode('ines', stored, ` ${codes[3]!.replace('-', ' ')}`);
  expect(JSON.parse(left!)).toHaveLength(9);
  expect(forms.spendCode('ines', left!, codes[3]!)).toBeUndefined();
  expect(forms.spendCode('ines', left!, codes[4]!)).toBeDefined();
  expect(forms.spendCode('amara', stored, codes[4]!)).toBeUndefined();
  expect(factorForms(`${SECRET}x`).spendCode('ines', stored, codes[4]!)).toBeUndefined();
});

test('HChaCha20 answers what draft-irtf-cfrg-xchacha, 2.2.1, says', () => {
  const key = Buffer.from(Array.from({ length: 32 }, (_, at) => at));
  const nonce = Buffer.from('000000090000004a0000000031415927', 'hex');
  expect(hChaCha20(key, nonce).toString('hex')).toBe(
    '82413b4227b27bfed30e42508a877d73a0f9e4d58a74a853c12ec41326d3ecdc',
  );
});
