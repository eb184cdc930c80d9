// Advises how hard a password is to guess; it never blocks (brief 1 asks for six characters only).

type Strength = 'empty' | 'weak' | 'fair' | 'good' | 'strong';
export interface StrengthAdvice {
  strength: Strength;
  /** Why it is weak although it may look long. */
  because: 'common' | 'personal' | null;
}

/** What people choose most, as stems: digits, signs and capitals around them change little. */
const commonStems: readonly string[] = [
  ...['password', 'passwort', 'passwd', 'contrasena', 'motdepasse', 'letmein', 'welcome', 'admin'],
  ...['qwerty', 'qwertz', 'azerty', 'asdf', 'qazwsx', 'abc', 'abcdef', 'iloveyou', 'monkey'],
  ...['dragon', 'football', 'baseball', 'superman', 'batman', 'sunshine', 'princess', 'master'],
  ...['shadow', 'michael', 'secret', 'login', 'hello', 'hallo', 'hola', 'bonjour', 'test'],
  ...['summer', 'winter', 'spring', 'autumn', 'company', 'changeme', 'trustno', 'whatever'],
  ...['freedom', 'starwars', 'pokemon', 'computer', 'internet', 'meritpath', 'togaf', 'archimate'],
];

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}]+$/u, '')
    .replaceAll('0', 'o')
    .replaceAll('@', 'a')
    .replaceAll('$', 's')
    .replaceAll('3', 'e')
    .replace(/[^\p{L}]/gu, '');

const isCommon = (password: string): boolean => {
  if (/^\d+$/.test(password) && password.length < 12) return true;
  const stem = plain(password);
  return commonStems.some((common) => stem === common || stem === common + common);
};

const isStep = (before: number, here: number): boolean => Math.abs(here - before) <= 1;

/** Characters that count: one that repeats or continues a run (aaa, abc, 321) counts a quarter. */
function effectiveLength(password: string): number {
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0);
  return codes.reduce((sum, code, index) => {
    const before = codes[index - 1];
    return sum + (before !== undefined && isStep(before, code) ? 0.25 : 1);
  }, 0);
}

/** How many characters an attacker has to try per place, from the kinds that occur. */
function alphabet(password: string): number {
  const kinds: [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[^\w\s]|_|\s/, 33],
    [/[^\p{ASCII}]/u, 60],
  ];
  return kinds.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
}

const personalParts = (personal: readonly string[]): string[] =>
  personal
    .flatMap((text) => text.toLowerCase().split(/[@.\s_-]+/u))
    .filter((part) => part.length >= 4);

/**
 * @param password as typed
 * @param personal the name and e-mail typed beside it
 * @param minLength the shortest that this installation takes
 */
export function strengthOf(
  password: string,
  personal: readonly string[],
  minLength: number,
): StrengthAdvice {
  if (password === '') return { strength: 'empty', because: null };
  if (isCommon(password)) return { strength: 'weak', because: 'common' };
  const lower = password.toLowerCase();
  const own = personalParts(personal).find((part) => lower.includes(part));
  const rest = own === undefined ? password : lower.replace(own, '');
  const bits = effectiveLength(rest) * Math.log2(Math.max(2, alphabet(rest)));
  if ([...password].length < minLength || bits < 28) {
    return { strength: 'weak', because: own === undefined ? null : 'personal' };
  }
  if (bits < 45) return { strength: 'fair', because: null };
  return { strength: bits < 62 ? 'good' : 'strong', because: null };
}
