// Rewards neither hurry nor blame (decisions 6): a reader looked for it, and these words stay out.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const AREAS = ['events', 'store', 'teams', 'leaderboards', 'rewards', 'progress', 'certificates'];
const AREAS_MORE = ['notifications', 'dashboard', 'settings'];
const CONTENT = ['content/events.yaml', 'content/store.yaml', 'content/badges.yaml'];

/** What hurries, threatens with a loss, counts down what is left, or says that somebody failed at a game. */
const UNKIND: Readonly<Record<string, RegExp>> = {
  'en-us':
    /(?<!no )\bhurry|last chance|don[’']t (?:lose|miss|let|break)|running out|only (?:\d+|\$\{[^}]+\}) left|too late|act now|you (?:missed|failed|lost|broke)|at risk|disappoint|fall(?:ing)? behind|wake up/i,
  de: /beeil|letzte chance|verpass(?:e|t)? (?:nicht|keine)|nicht verpassen|nur noch|zu spät|jetzt oder nie|du hast .{0,20}(?:verloren|versagt)|in gefahr|enttäusch|fällst zurück/i,
  es: /date prisa|última oportunidad|no (?:pierdas|te pierdas|dejes)|solo quedan|demasiado tarde|has (?:fallado|perdido)|en peligro|decepcion|te quedas atrás/i,
  fr: /dépêche|dernière chance|ne (?:perds|manque|rate|laisse) pas|plus que|trop tard|tu as (?:perdu|échoué|raté)|en danger|déçu|prends du retard/i,
};

/** The words of one language in a file of content. */
const wordsIn = (language: string, text: string): string => {
  const key = language.slice(0, 2);
  return [...text.matchAll(new RegExp(`\\b${key}: (.*?)(?=, (?:en|es|fr|de): |\\}$|$)`, 'gm'))]
    .map(([, words]) => words)
    .join('\n');
};

const found = (pattern: RegExp, text: string): string[] =>
  text.split('\n').filter((line) => pattern.test(line));

test.each(Object.entries(UNKIND))(
  'texts of rewards in %s neither hurry nor blame',
  (language, pattern) => {
    for (const area of [...AREAS, ...AREAS_MORE]) {
      const path = `src/texts/${language}/${area}.ts`;
      expect([path, found(pattern, read(path))]).toEqual([path, []]);
    }
    for (const path of CONTENT) {
      const words = wordsIn(language, read(path));
      expect(words.length).toBeGreaterThan(500);
      expect([path, found(pattern, words)]).toEqual([path, []]);
    }
    expect(found(pattern, read(`src/texts/mail/${language}.ts`))).toEqual([]);
  },
);

test.each([
  ['en-us', 'Hurry, only 3 left!'],
  ['en-us', 'You lost your streak.'],
  ['de', 'Nur noch 2 Tage!'],
  ['es', 'No pierdas tu racha.'],
  ['fr', 'Ne perds pas ta série.'],
])('in %s a text such as %j would be found', (language, text) => {
  expect(found(UNKIND[language]!, text)).toHaveLength(1);
});
