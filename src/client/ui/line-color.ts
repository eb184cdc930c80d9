// The colour of a course's line: that of the theme, where the page knows the course.
import type { CSSProperties } from 'react';

export const lineColor = (course: { key: string; color: string }): string =>
  `var(--line-${course.key}, ${course.color})`;

/** Sets the colour for `.line-dot` and its like. */
export const lineStyle = (course: { key: string; color: string }): CSSProperties =>
  ({ '--c': lineColor(course) }) as CSSProperties;
