// The icons in the corner of an element, each in a box of 20 by 20, as lines of a path.
import type { Icon } from '../notation.ts';

export interface IconStroke {
  readonly d: string;
  readonly isFilled?: true;
  readonly isDashed?: true;
}

export const ICON_SIZE = 20;

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const rect = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

const drawn = (...ds: string[]): IconStroke[] => ds.map((d) => ({ d }));
const filled = (d: string): IconStroke => ({ d, isFilled: true });

const BULLS_EYE = [circle(9, 11, 7.5), circle(9, 11, 4.5)];

export const ICONS: Readonly<Record<Icon, readonly IconStroke[]>> = {
  bars: drawn(
    'M4 4h10q2 0 2 2v8q0 2-2 2h-10q-2 0-2-2v-8q0-2 2-2zM16 8h2.5v4h-2.5M5.5 7v6M9 7v6M12.5 7v6',
  ),
  steps: drawn(
    rect(2, 13, 5, 5),
    rect(7.5, 13, 5, 5),
    rect(13, 13, 5, 5),
    rect(7.5, 7.5, 5, 5),
    rect(13, 7.5, 5, 5),
    rect(13, 2, 5, 5),
  ),
  chevron: drawn('M1.5 4h12l5 6-5 6h-12l5-6z'),
  'target-with-arrow': [
    ...drawn(circle(12.5, 7.5, 6), circle(12.5, 7.5, 3), 'M1.5 18.5l8-8M5.5 10.5h4v4'),
    filled(circle(12.5, 7.5, 0.8)),
  ],
  'lying-cylinder': drawn(
    'M15 5.5h-11q-2.5 0-2.5 4.5t2.5 4.5h11M15 5.5q3.5 0 3.5 4.5t-3.5 4.5q-3.5 0-3.5-4.5t3.5-4.5z',
  ),
  wheel: [
    ...drawn(circle(10, 10, 6), 'M10 1v18M1 10h18M3.6 3.6l12.8 12.8M16.4 3.6l-12.8 12.8'),
    filled(circle(10, 10, 1.4)),
  ],
  magnifier: drawn(circle(12, 8, 5.8), 'M7.8 12.2l-6 6'),
  'bulls-eye': [...drawn(circle(10, 10, 8), circle(10, 10, 5)), filled(circle(10, 10, 2))],
  'bulls-eye-with-arrow': [
    ...drawn(...BULLS_EYE, 'M9 11l8.5-8.5M13 2.2l-.2 5 5 .1M14 6l4.8-4.5'),
    filled(circle(9, 11, 1.4)),
  ],
  'exclamation-mark': [
    ...drawn('M4.5 3q5.5-1.8 11 0q1.4 7 0 14q-5.5 1.8-11 0q-1.4-7 0-14z'),
    filled('M9 5h2l-.4 6.5h-1.2z'),
    filled(circle(10, 14.2, 1.1)),
  ],
  'slanted-box': drawn('M6 4.5h13l-5 11h-13z'),
  'slanted-box-with-line': drawn('M6 4.5h13l-5 11h-13zM9 4.5l-5 11'),
  cloud: drawn(
    'M5.5 15.5q-4-.3-4-3.5q0-2.8 3-3.2q0-4.3 4.3-4.3q3 0 4.2 2.4q5.5-.6 5.5 4.3q0 4.2-4.5 4.3z',
  ),
  ellipse: drawn('M1.5 10a8.5 5.5 0 1 0 17 0a8.5 5.5 0 1 0-17 0z'),
  'stick-figure': drawn(circle(10, 4.5, 3), 'M10 7.5v6M4.5 10h11M10 13.5l-4.5 5.5M10 13.5l4.5 5.5'),
  'overlapping-circles': drawn(circle(7, 10, 5.5), circle(13, 10, 5.5)),
  lollipop: drawn(circle(14, 10, 4.5), 'M1 10h8.5'),
  arrow: drawn('M1.5 7.5h9v-4l8 6.5-8 6.5v-4h-9z'),
  bookmark: drawn('M10 1.5l7 4.5v12l-7-4.5-7 4.5v-12z'),
  'split-circle': drawn('M8.5 3a7 7 0 0 0 0 14zM11.5 3a7 7 0 0 1 0 14z'),
  'notched-arrow': drawn('M1.5 5h11.5q5.5 0 5.5 5t-5.5 5h-11.5l4.5-5z'),
  pill: drawn('M6.5 5h7a5 5 0 0 1 0 10h-7a5 5 0 0 1 0-10z'),
  'box-with-header': drawn('M2 4h16v12.5h-16zM2 8h16'),
  'box-with-two-lines': drawn('M2 4h16v12.5h-16zM2 7.5h16M2 13h16'),
  'wavy-box': drawn('M2 4h16v11.5q-4-2.5-8 0t-8 0z'),
  'box-with-tab': drawn('M2 4h16v12.5h-16zM2 8h8v-4'),
  component: drawn('M6 2.5h12v15h-12v-2.5M6 5v-2.5M6 9v2M2.5 5h7v4h-7zM2.5 11h7v4h-7z'),
  cube: drawn('M2 6.5h12v12h-12zM2 6.5l4-4.5h12l-4 4.5M18 2v12l-4 4.5'),
  screen: drawn(
    'M4 3.5h12q1.5 0 1.5 1.5v8q0 1.5-1.5 1.5h-12q-1.5 0-1.5-1.5v-8q0-1.5 1.5-1.5zM5 14.5l-3.5 3.5h17l-3.5-3.5',
  ),
  'disc-over-disc': drawn(circle(8, 12, 6), 'M6.7 6.1a6 6 0 1 1 7.2 7.2'),
  'dashed-double-arrow': [
    { d: 'M3 10h14', isDashed: true },
    ...drawn('M6 5.5l-4.5 4.5 4.5 4.5M14 5.5l4.5 4.5-4.5 4.5'),
  ],
  'linked-dots': [
    ...drawn('M6.5 5l10 0-3 10-10 0z'),
    filled(circle(6.5, 5, 2.3)),
    filled(circle(16.5, 5, 2.3)),
    filled(circle(13.5, 15, 2.3)),
    filled(circle(3.5, 15, 2.3)),
  ],
  'folded-sheet': drawn('M4 2h8.5l4 4v12h-12.5zM12.5 2v4h4'),
  gears: drawn(
    circle(7, 12.5, 3.6),
    circle(7, 12.5, 1.2),
    'M7 7v1.9M7 16.1v1.9M1.5 12.5h1.9M10.6 12.5h1.9M3.1 8.6l1.4 1.4M9.5 15l1.4 1.4M3.1 16.4l1.4-1.4M9.5 10l1.4-1.4',
    circle(14.5, 5.5, 2.4),
    'M14.5 1.5v1.6M14.5 7.9v1.6M10.5 5.5h1.6M16.9 5.5h1.6M11.7 2.7l1.1 1.1M16.2 7.2l1.1 1.1M11.7 8.3l1.1-1.1M16.2 3.8l1.1-1.1',
  ),
  factory: drawn('M2 17.5v-15h2.5v9.5l4.5-3.5v3.5l4.5-3.5v3.5l4.5-3.5v9z'),
  'double-arrow': drawn('M1.5 10l5-5.5v3.5h7v-3.5l5 5.5-5 5.5v-3.5h-7v3.5z'),
  hexagon: drawn('M5.5 3h9l4 7-4 7h-9l-4-7zM7 6.2l-2.2 3.8M13 6.2l2.2 3.8M7.6 14.2h4.8'),
  loop: drawn('M3 17h8a6.2 6.2 0 1 0-6.2-6.2M2 8l2.8 3 2.8-3'),
  'stacked-bars': drawn('M6 4h12.5M3.5 10h12.5M1 16h12.5'),
  'circle-with-two-lines': drawn(circle(10, 10, 6.5), 'M1 8h18M1 12h18'),
  folder: [{ d: 'M1.5 3.5h9v4h8v9h-17zM1.5 7.5h9', isDashed: true }],
  pin: drawn('M10 18.5q-6-8-6-11.5a6 6 0 0 1 12 0q0 3.5-6 11.5z', circle(10, 7, 2)),
};
