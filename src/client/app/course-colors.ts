// The courses' colours, as a style sheet made of their data: the page's policy takes no style from a text.
import { type KnownCourse, knownCourses, onKnownCourses } from '#client/base/known-courses.ts';

type Theme = keyof KnownCourse['colors'];

/** The first theme needs no name: the page wears it where none is chosen. */
const themes: readonly (readonly [Theme, selector: string])[] = [
  ['dark', ':root'],
  ['light', ':root[data-theme="light"]'],
  ['midnight', ':root[data-theme="midnight"]'],
];

const names = {
  accent: '--accent',
  onAccent: '--on-accent',
  accentInk: '--accent-ink',
  accentSoft: '--accent-soft',
  accentEdge: '--accent-edge',
} as const;

/** Nothing but keys and colours becomes part of a style sheet. */
const isPlain = ({ key, colors }: KnownCourse): boolean =>
  /^[a-z0-9-]+$/.test(key) &&
  Object.values(colors).every((accents) =>
    Object.values(accents).every((color) => /^#[0-9a-f]{6}$/.test(color)),
  );

/** Each course's line in each theme, and the accents of the page that wears it. */
export const courseStyles = (courses: readonly KnownCourse[]): string =>
  courses
    .filter(isPlain)
    .flatMap(({ key, colors }) =>
      themes.flatMap(([theme, root]) => {
        const accents = colors[theme];
        const worn = Object.entries(names).map(
          ([role, name]) => `${name}:${accents[role as keyof typeof names]}`,
        );
        return [
          `${root}{--line-${key}:${accents.accent}}`,
          `${root}[data-course="${key}"]{${worn.join(';')}}`,
        ];
      }),
    )
    .join('\n');

/** Lets the page have the colours of the courses that are known, now and when more is heard. */
export function wearCourseColors(): void {
  const sheet = new CSSStyleSheet();
  const draw = () => sheet.replaceSync(courseStyles(knownCourses()));
  draw();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  onKnownCourses(draw);
}
