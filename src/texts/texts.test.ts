// Every language says everything English says, in its own words and with the same figures.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContentFiles } from '#content/files.ts';
import { loadContent } from '#content/load.ts';
import { areasIn, textsOf } from '#tests/support/texts.ts';
import { mailDE } from './mail/de.ts';
import { mailEnUS } from './mail/en-us.ts';
import { mailES } from './mail/es.ts';
import { mailFR } from './mail/fr.ts';
import type { Mail, MailMessages } from './mail/messages.ts';
import type { Messages } from './messages.ts';
import { wordsOf } from './plural.ts';

type Speak = (...values: unknown[]) => string;
type Text = string | Speak;

const english = await textsOf('en-US');
const es = await textsOf('es');
const fr = await textsOf('fr');
const de = await textsOf('de');
const languages: readonly [string, Messages][] = [
  ['en-US', english],
  ['en-GB', await textsOf('en-GB')],
  ['es', es],
  ['fr', fr],
  ['de', de],
];
const examsOf = ({ attempt, exam, practice, report, reporting }: Messages) => ({
  attempt,
  exam,
  practice,
  report,
  reporting,
});
const others = languages.filter(([locale]) => locale !== 'en-US');
const translations = languages.filter(([locale]) => !locale.startsWith('en'));

/** Every text by its path, such as `player.done.title`. */
function leavesOf(tree: object, above = ''): Map<string, Text> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]): [string, Text][] => {
      const path = above + key;
      return typeof value === 'object' ? [...leavesOf(value, `${path}.`)] : [[path, value]];
    }),
  );
}

/** Stands for a figure where a text writes a figure, and for a name where it writes a name. */
function placeholder(figure: number, name: string): string {
  return Object.assign(new String(name), {
    [Symbol.toPrimitive]: (hint: string) => (hint === 'number' ? figure : name),
  }) as unknown as string;
}

/** The values a text is tried with: as many as it takes, all different, starting at `n`. */
function valuesOf(path: string, text: Speak, n: number): unknown[] {
  if (path === 'dashboard.age') return [{ unit: 'days', count: n }];
  if (path === 'report.lines.part') return [{ from: n, to: n + 7 }, n];
  return Array.from({ length: text.length }, (_, at) => placeholder(n + at * 1111, `Name${at}`));
}

const spoken = (path: string, text: Text, n: number): string =>
  typeof text === 'string' ? text : text(...valuesOf(path, text, n));

test.each(['de', 'es', 'fr'])('%s has a file for every area', (language) => {
  expect(areasIn(language)).toEqual(areasIn('en-us'));
});

test.each(others)('%s has the keys of en-US and no others', (_, messages) => {
  expect([...leavesOf(messages).keys()].sort()).toEqual([...leavesOf(english).keys()].sort());
});

test.each(languages)('%s speaks for every figure, and never says nothing', (_, messages) => {
  const faults = [...leavesOf(messages)].flatMap(([path, text]) =>
    [1, 2, 5, 1000, 0].flatMap((n) => {
      // There is no text about none of the other options.
      if (path === 'player.rest' && n === 0) return [];
      const said = spoken(path, text, n);
      const isFault = said.trim() === '' || /\b(?:undefined|NaN|null)\b|\[object|#/.test(said);
      return isFault ? [`${path}(${n}): ${JSON.stringify(said)}`] : [];
    }),
  );
  expect(faults).toEqual([]);
});

test.each(others)('%s names the same figures and names as en-US', (locale, messages) => {
  const theirs = leavesOf(messages);
  /** Which of the values the text shows, in any order. */
  const shown = (language: string, path: string, text: Text, n: number): number[] => {
    if (typeof text === 'string') return [];
    const said = spoken(path, text, n);
    const { number } = wordsOf(language);
    return valuesOf(path, text, n).flatMap((_, at) =>
      said.includes(number(n + at * 1111)) || said.toLowerCase().includes(`name${at}`) ? [at] : [],
    );
  };
  for (const [path, text] of leavesOf(english)) {
    const same = [path, shown(locale, path, theirs.get(path) ?? '', 7)];
    expect(same).toEqual([path, shown('en-US', path, text, 7)]);
  }
});

test.each(languages)('%s: the branches that the other tests do not reach', (_, messages) => {
  const { dashboard, player } = messages;
  const ages = [
    { unit: 'now' },
    { unit: 'minutes', count: 3 },
    { unit: 'hours', count: 3 },
    { unit: 'days', count: 3 },
  ] as const;
  expect(new Set(ages.map(dashboard.age)).size).toBe(4);
  expect(dashboard.streak(0)).not.toMatch(/\d/);
  expect(dashboard.streak(3)).toContain('3');
  expect(dashboard.line.label(1, 9, null)).not.toMatch(/null|Vision/);
  expect(dashboard.line.label(1, 9, 'Vision')).toContain('Vision');
  expect(new Set([1, 2, 3, 4, 5].map(player.rest)).size).toBe(5);
});

/** Brand words, units and words that the languages share. */
const SAME_IN: Readonly<Record<string, readonly string[]>> = {
  '*': ['Meritpath', 'XP', 'min', 'Ctrl', 'Esc', 'KB'],
  es: ['Demo', 'No', 'Normal', 'Popular', 'Premium'],
  fr: [
    ...[
      'Code',
      'Conversation',
      'Menus',
      'Message',
      'Mission',
      'Missions',
      'Motivation',
      'Documentation',
      'Section',
      'Source',
      'Sources',
    ],
    ...[
      'Notifications',
      'Vision',
      'Volume',
      'badges',
      'Format',
      'condition',
      'conditions',
      'missions',
      'points',
    ],
    ...['Boosts', 'Document', 'Expert', 'Phase', 'Portfolio', 'Premium', 'Rare', 'Version'],
    ...['Versions', 'participants'],
    ...['Pages', 'Questions', 'questions', 'Phases', 'phases', 'Techniques', 'techniques', 'plus'],
  ],
  de: [
    'Link',
    'Teams',
    ...['Build', 'Code', 'Community', 'Dashboard', 'Details', 'Mission', 'Motivation', 'Name'],
    ...['Boosts', 'Normal', 'Passkeys', 'Premium', 'Status', 'Team', 'Vision'],
    ...['Chat', 'Live', 'Phase', 'Player', 'Support', 'Tutorials', 'Video', 'Podcast'],
    ...['Demo', 'Event', 'Events', 'Portfolio', 'Quests', 'plus', 'minus'],
  ],
};

test.each(translations)('%s leaves no English behind', (locale, messages) => {
  const theirs = leavesOf(messages);
  /** The words of a text, without the names it was tried with. */
  const wordsIn = (said: string) =>
    (said.match(/[\p{L}\d]{2,}/gu) ?? []).filter((word) => /^\p{L}+$/u.test(word));
  const allowed = new Set([...(SAME_IN['*'] ?? []), ...(SAME_IN[locale] ?? [])]);
  const left = [...leavesOf(english)].flatMap(([path, text]) => {
    const own = wordsIn(spoken(path, theirs.get(path) ?? '', 7));
    const isCopy = own.join(' ') === wordsIn(spoken(path, text, 7)).join(' ');
    return isCopy && own.some((word) => !allowed.has(word)) ? [`${path}: ${own.join(' ')}`] : [];
  });
  expect(left).toEqual([]);
});

/** All that a language says, on screens and in mails. */
function saidIn(messages: Messages, mails: MailMessages): string[] {
  const values = {
    ...{ link: 'L', site: 'S', security: 'S', newEmail: 'E', hours: 24, minutes: 30, days: 7 },
    ...{ lines: ['A', 'B'], shields: 2, from: 'F', to: 'T', studyDays: 3, xp: 7, streakDays: 5 },
    ...{ subject: 'B', text: 'T' },
    ...{ finished: [{ title: 'A' }, { title: 'B', isTestOut: true }] },
    ...{ more: 2, badges: ['B'], exams: [{ course: 'C', days: 7 }] },
  };
  const { news, because, unsubscribe, ...letters } = mails;
  const { line, ...happened } = news;
  return [
    ...[...leavesOf(messages)].map(([path, text]) => spoken(path, text, 7)),
    ...[line('A', 'B'), unsubscribe, ...Object.values(happened), ...Object.values(because)],
    ...Object.values(letters).flatMap((write: (of: typeof values) => Mail) => {
      const { subject, body, action } = write(values);
      return [subject, body, action];
    }),
  ];
}

test('French keeps its signs on their line, and says tu', () => {
  const faults = saidIn(fr, mailFR).filter(
    (text) => /[^\u202f][?!:;»]|«[^\u202f]|'/.test(text) || /\b(?:vous|votre|vos)\b/i.test(text),
  );
  expect(faults).toEqual([]);
});

test('Spanish opens what it closes, and says tú', () => {
  const count = (text: string, sign: string) => text.split(sign).length;
  const faults = saidIn(es, mailES).filter(
    (text) =>
      count(text, '¿') !== count(text, '?') ||
      count(text, '¡') !== count(text, '!') ||
      /\busted(?:es)?\b/i.test(text),
  );
  expect(faults).toEqual([]);
});

test.each([
  ['es', es, /\b(?:quedan|sobraron|faltan|son|están) 1 /i],
  ['de', de, /\b1 weitere$/],
] as const)('%s says one of a thing as one', (_, messages, many) => {
  const said = [...leavesOf(messages)].map(
    ([path, text]) => [path, spoken(path, text, 1)] as const,
  );
  expect(said.filter(([, text]) => many.test(text))).toEqual([]);
});

test.each([
  ['es', examsOf(es), /\bpuedes continuar\b/],
  ['fr', examsOf(fr), /\brapports?\b/i],
  ['de', examsOf(de), /\b[Bb]ericht(?!igt)|\bMerken\b|\bmerkt\b|[Gg]emerkt\b/],
] as const)('%s has one word for the report and the mark of a question', (_, messages, other) => {
  const all = [...leavesOf(messages)].map(([path, text]) => [path, spoken(path, text, 7)]);
  expect(all.filter(([, text]) => other.test(text ?? ''))).toEqual([]);
});

/** Words that once stood beside the one that the product uses: docs/product-words.md. */
test.each([
  ['en-US', saidIn(english, mailEnUS), /\bpays\b|\brelations?\b/i],
  [
    'de',
    saidIn(de, mailDE),
    /\bSchwächen?\b|Schwachstelle|Notfallcode|\bLevel\b|Kurzbefehl|Artefakt|Ereignis|Bildschirm/,
  ],
  ['es', saidIn(es, mailES), /\bdesafíos?\b|\bartefactos?\b|\btest\b|\bmotivos\b|\bpaga ya\b/i],
  [
    'fr',
    saidIn(fr, mailFR),
    /répondue|\blabos?\b|horloge|paramètres|réponse modèle|artefact|\btour suivant/i,
  ],
] as const)('%s has one word for one thing', (_, said, other) => {
  expect(said.filter((text) => other.test(text))).toEqual([]);
});

test.each(translations)('%s: what waits ends in one sign, not in three points', (_, messages) => {
  const all = [...leavesOf(messages)].map(([path, text]) => [path, spoken(path, text, 7)]);
  expect(all.filter(([, text]) => text?.includes('...'))).toEqual([]);
});

test('German begins a sentence after a colon with a capital', () => {
  const small = /: (?:du|deine?|sie|es|er|mach|dieser|ihre?) /;
  expect(saidIn(de, mailDE).filter((text) => small.test(text))).toEqual([]);
});

test.each(languages)('%s: no two entries of the navigation have one name', (_, { shell }) => {
  const { label: _label, bottom: _bottom, line: _line, done: _done, ...entries } = shell.nav;
  const names = Object.values(entries);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test.each(languages)('%s has one word for going back into an attempt', (_, messages) => {
  const { attempt, exam, report } = messages;
  const words = [attempt.running.resume, exam.running.resume, exam.paper.resume, report.resume];
  expect(new Set(words).size).toBe(1);
});

test('courses, badges and levels have their texts in every language', () => {
  const folder = join(import.meta.dirname, '..', '..', 'content');
  // Reading all content takes seconds: these are the files that hold such texts.
  const files = new Map(
    [...readContentFiles(folder)].filter(([path]) =>
      /(?:^|\/)(?:course|badges|rewards)\.yaml$/.test(path),
    ),
  );
  const content = loadContent(files, 'content', '2026-01-01');
  const texts = [
    ...content.courses.flatMap(({ data }) => [data.subject, data.description, data.legalNotice]),
    ...content.badges.flatMap(({ data }) => [data.name, data.description]),
    ...content.rewards.flatMap(({ data }) => data.levels.map((level) => level.name)),
  ];
  expect([content.courses, content.badges, content.rewards].map((all) => all.length > 0)).toEqual([
    true,
    true,
    true,
  ]);
  expect(texts.length).toBeGreaterThan(20);
  for (const { en, es, fr, de } of texts)
    for (const text of [en, es, fr, de])
      expect([en, text?.trim() || 'nothing']).not.toContain('nothing');
});
