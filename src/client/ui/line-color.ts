// The colour of a course's line: ours where the themes know the course, else the content's own.
import type { CSSProperties } from 'react';

const themed: readonly string[] = ['togaf', 'pmp', 'archimate'];

export const lineColor = (course: { key: string; color: string }): string =>
  themed.includes(course.key) ? `var(--line-${course.key})` : course.color;

/** Sets the colour for `.line-dot` and its like. */
export const lineStyle = (course: { key: string; color: string }): CSSProperties =>
  ({ '--c': lineColor(course) }) as CSSProperties;
