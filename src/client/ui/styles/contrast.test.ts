// Every pair of tokens that meets on a screen, in every theme and on every line (WCAG 2.2, 1.4.3 and
// 1.4.11). Read from tokens.css and the courses' own files, so that a changed colour is measured and no copy of it.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { CourseColors } from '#domain/catalog/catalog.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const themes = ['dark', 'light', 'midnight'] as const;
const folder = new URL('../../../../content/courses/', import.meta.url);
const colors = new Map(
  readdirSync(folder).map((course) => [
    course,
    parse(readFileSync(new URL(`${course}/course.yaml`, folder), 'utf8')).colors as CourseColors,
  ]),
);
const courses = [...colors.keys()];
const lines = ['line-1', 'line-2', 'line-3'];

interface Rule {
  theme: string | null;
  course: string | null;
  weight: number;
  values: Record<string, string>;
}

/** The rules of the file whose selectors are a theme, a course, both, or the root. */
function rules(): Rule[] {
  const plain = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@media[^{]*\{(?:[^{}]*\{[^}]*\})*[^}]*\}/g, '');
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) =>
    selectors.split(',').map((selector) => {
      const theme = /data-theme="(\w+)"/.exec(selector)?.[1] ?? null;
      const course = /data-course="(\w+)"/.exec(selector)?.[1] ?? null;
      const values = Object.fromEntries(
        [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6})\b/g)].map(([, name = '', hex = '']) => [
          name,
          hex,
        ]),
      );
      return { theme, course, weight: Number(theme !== null) + Number(course !== null), values };
    }),
  );
}

const all = rules();
/** What a page of this theme and course sees: later and more specific rules win. */
function tokensOf(theme: (typeof themes)[number], course: string): Record<string, string> {
  const fitting = all.filter(
    (rule) =>
      (rule.theme === null || rule.theme === theme) &&
      (rule.course === null || rule.course === course),
  );
  const worn = colors.get(course)![theme];
  return Object.assign(
    {},
    ...[0, 1, 2].flatMap((weight) =>
      fitting.filter((rule) => rule.weight === weight).map((rule) => rule.values),
    ),
    {
      accent: worn.accent,
      'on-accent': worn.onAccent,
      'accent-ink': worn.accentInk,
      'accent-soft': worn.accentSoft,
      'accent-edge': worn.accentEdge,
    },
  );
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['bg', 'surface', 'raised', 'sunken'];
const hues = ['xp', 'streak', 'good', 'warn', 'bad', 'accent'];
const softs = hues.map((hue) => `${hue}-soft`);
const tints = ['yellow', 'blue', 'green', 'violet', 'sand', 'rose', 'plain'].map(
  (hue) => `tint-${hue}`,
);
const pairs = (fronts: string[], backs: string[]) =>
  fronts.flatMap((front) => backs.map((back) => [front, back] as const));

const text: (readonly [string, string])[] = [
  ...pairs(['ink', 'ink-2', 'ink-3'], [...grounds, ...softs]),
  ...pairs(['ink'], tints),
  ...hues.flatMap((hue) => pairs([`${hue}-ink`], [...grounds, `${hue}-soft`])),
  ...[...hues, 'silver', 'bronze'].map((hue) => [`on-${hue}`, hue] as const),
];
const graphics: (readonly [string, string])[] = [
  ...pairs(['edge', 'accent', ...lines], ['bg', 'surface', 'raised']),
  ...pairs(['focus'], [...grounds, ...softs]),
  ...tints.flatMap((tint) => pairs([`${tint}-edge`], [tint, 'surface'])),
];

test('the formula knows black on white and a pair of the standard', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('a course changes the accent and a theme changes everything', () => {
  const seen = themes.flatMap((theme) => courses.map((course) => tokensOf(theme, course).accent));
  expect(new Set(seen).size).toBe(themes.length * courses.length);
  expect(new Set(themes.map((theme) => tokensOf(theme, courses[0]!).bg)).size).toBe(3);
});

describe.each(themes.flatMap((theme) => courses.map((course) => [theme, course] as const)))(
  '%s on the %s line',
  (theme, course) => {
    const tokens = tokensOf(theme, course);
    const measure = (pair: readonly [string, string], least: number) => {
      const [front, back] = pair.map((name) => {
        const hex = tokens[name];
        if (hex === undefined)
          throw new Error(`tokens.css has no --${name} in ${theme}, ${course}`);
        return hex;
      }) as [string, string];
      const ratio = contrast(front, back);
      return ratio < least ? `--${pair[0]} on --${pair[1]} is ${ratio.toFixed(2)}` : null;
    };
    test(`text has at least 4.5 in all ${text.length} pairs`, () => {
      expect(text.map((pair) => measure(pair, 4.5)).filter((found) => found !== null)).toEqual([]);
    });
    test(`controls and graphics have at least 3 in all ${graphics.length} pairs`, () => {
      expect(graphics.map((pair) => measure(pair, 3)).filter((found) => found !== null)).toEqual(
        [],
      );
    });
  },
);
