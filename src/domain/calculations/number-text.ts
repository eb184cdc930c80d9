// A number as people type it: with the signs of their language, with spaces or without, with a currency or per cent.

/** How a language writes numbers: what stands before the places, and between groups of three digits. */
export interface NumberSigns {
  readonly decimal: string;
  readonly group: string;
}

/** A number as it is kept: digits, a point, at most six places. */
const PLAIN = /^-?\d{1,13}(?:\.\d{1,6})?$/;

/** @returns the number, or undefined where it is not written plainly */
export const plainNumber = (text: string): number | undefined =>
  PLAIN.test(text) ? Number(text) : undefined;

/** A sign that stands between groups of three digits only, as in `12.500` or `1,200,000`. */
const isGrouping = (text: string, sign: string): boolean => {
  const [first = '', ...rest] = text.split(sign);
  return (
    /^-?[1-9]\d{0,2}$/.test(first) && rest.length > 0 && rest.every((one) => /^\d{3}$/.test(one))
  );
};

/**
 * Reads a number in a learner's own writing. A sign that can only be the other one is taken for it:
 * `0.85` is read in a language of commas, too.
 * @returns it written plainly, or undefined where it is no number
 */
export function readNumber(typed: string, { decimal, group }: NumberSigns): string | undefined {
  const bare = typed
    .replaceAll(/[\s'’$€£%]/gu, '')
    .replaceAll(/[\u2212\u2013]/gu, '-')
    .replace(/^\+/, '');
  const mark = decimal === ',' ? ',' : '.';
  const other = mark === ',' ? '.' : ',';
  const [whole = '', places, ...more] = bare.split(mark);
  if (more.length > 0) return isGrouping(bare, mark) ? plain(bare.replaceAll(mark, '')) : undefined;
  if (!whole.includes(other))
    return places?.includes(other) ? undefined : plain(joined(whole, places));
  if (isGrouping(whole, other) && (places !== undefined || other === group || group === '')) {
    return plain(joined(whole.replaceAll(other, ''), places));
  }
  // `1.5` where points part groups: no group has one digit, so the point parts the places.
  return places === undefined && whole.split(other).length === 2
    ? plain(whole.replace(other, '.'))
    : undefined;
}

const joined = (whole: string, places: string | undefined): string =>
  places === undefined || places === '' ? whole : `${whole || '0'}.${places}`;

const plain = (text: string): string | undefined => (PLAIN.test(text) ? text : undefined);
