// What a picture drawn by us may be made of beside its elements, which the domain names.
export const VIEW_BOXES = new Set(['0 0 480 300', '0 0 480 360', '0 0 480 400', '0 0 480 150']);

/** Smallest lettering, in units of the view box: pictures are shown 330 to 480 px wide. */
export const FONT_SIZE_MIN = 15;

const COLOUR_TOKENS = [
  'accent',
  'accent-ink',
  'accent-soft',
  'line-dim',
  'ink',
  'ink-2',
  'ink-3',
  'edge',
  'rule',
  'bg',
  'surface',
  'raised',
  'sunken',
  'good',
  'warn',
  'bad',
];
const COLOURS = new Set([
  'none',
  'currentColor',
  ...COLOUR_TOKENS.map((token) => `var(--${token})`),
]);

interface Form {
  readonly allows: (value: string) => boolean;
  /** Completes "write …". */
  readonly hint: string;
}

const matching = (pattern: RegExp, hint: string): Form => ({
  allows: (value) => pattern.test(value),
  hint,
});
const oneOf = (...values: string[]): Form => ({
  allows: (value) => values.includes(value),
  hint: `one of ${values.join(', ')}`,
});

const NUMBER = String.raw`-?(?:\d+\.?\d*|\.\d+)`;
const number = matching(new RegExp(`^${NUMBER}$`), 'a plain number without a unit');
const numbers = matching(
  new RegExp(`^\\s*${NUMBER}(?:[\\s,]+${NUMBER})*\\s*$`),
  'numbers separated by spaces or commas',
);
const colour: Form = {
  allows: (value) => COLOURS.has(value),
  hint: `none, currentColor or a token: ${COLOUR_TOKENS.map((token) => `--${token}`).join(' ')}`,
};

/** Every attribute a picture may carry, with the form of its value. */
export const ATTRIBUTES: Readonly<Record<string, Form>> = {
  ...Object.fromEntries(
    'x y x1 y1 x2 y2 cx cy r rx ry dx dy width height stroke-width'
      .split(' ')
      .map((name) => [name, number]),
  ),
  points: numbers,
  d: matching(/^[\sMmLlHhVvCcSsQqTtAaZz\d.,+-]+$/, 'path commands and numbers'),
  transform: matching(
    /^\s*(?:(?:translate|rotate|scale)\([\s\d.,-]+\)\s*)+$/,
    'translate(…), rotate(…) or scale(…)',
  ),
  fill: colour,
  stroke: colour,
  'stroke-linecap': oneOf('butt', 'round', 'square'),
  'stroke-linejoin': oneOf('round', 'miter', 'bevel'),
  'stroke-dasharray': numbers,
  opacity: matching(/^(?:0|1|0?\.\d+|1\.0+)$/, 'a number from 0 to 1'),
  'text-anchor': oneOf('start', 'middle', 'end'),
  'font-size': number,
  'font-weight': matching(/^(?:normal|bold|[1-9]00)$/, 'normal, bold or 100 to 900'),
  class: oneOf('d'),
};
