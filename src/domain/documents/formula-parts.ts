// Reads the formulas that templates may have: the part of a spreadsheet's language that their content uses.

export const OPERATORS = ['<=', '>=', '<>', '=', '<', '>', '&', '+', '-', '*', '/'] as const;
export type Operator = (typeof OPERATORS)[number];

export type Formula =
  | { readonly kind: 'value'; readonly value: string | number }
  /** Constants in braces. */
  | { readonly kind: 'list'; readonly values: readonly (string | number)[] }
  /** A column of the own table, in the own row or in others. */
  | { readonly kind: 'cells'; readonly column: string; readonly rows: string | null }
  /** A column of another table, by its letter. */
  | { readonly kind: 'sheet'; readonly sheet: string; readonly column: number }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Formula[] }
  | { readonly kind: 'minus'; readonly of: Formula }
  | {
      readonly kind: 'binary';
      readonly operator: Operator;
      readonly of: readonly [Formula, Formula];
    };

/** How strongly an operator binds. */
const STRENGTH: Readonly<Record<Operator, number>> = {
  ...{ '=': 1, '<>': 1, '<': 1, '<=': 1, '>': 1, '>=': 1 },
  '&': 2,
  ...{ '+': 3, '-': 3 },
  ...{ '*': 4, '/': 4 },
};

const TOKENS = {
  list: /\{(?:"[^"]*"|\d+)(?:,(?:"[^"]*"|\d+))*\}/y,
  cells: /\{([a-z0-9-]+)(?::(above|below|all))?\}/y,
  sheet: /(?:'([^']+)'|([A-Za-z][\w]*))!\$([A-Z]{1,2})\$2:\$\3\$\d+/y,
  number: /\d+(?:\.\d+)?(?:E[+-]?\d+)?/y,
  text: /"((?:[^"]|"")*)"/y,
  call: /(?:_xlfn\.)?([A-Z]+)\(/y,
} as const;

/** Thrown where a text is no formula of this kind. */
export class NoFormula extends Error {
  override readonly name = 'NoFormula';
}

const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0) - 1;

/**
 * @param text with the sign that a formula begins with
 * @throws NoFormula where it holds something else
 */
export function parseFormula(text: string): Formula {
  let at = 1;
  const fail = (): never => {
    throw new NoFormula(`${text.slice(0, 80)} is not understood at ${at}.`);
  };
  const take = (token: RegExp): RegExpExecArray | null => {
    token.lastIndex = at;
    const match = token.exec(text);
    if (match) at = token.lastIndex;
    return match;
  };
  const takeSign = (sign: string): boolean => {
    if (!text.startsWith(sign, at)) return false;
    at += sign.length;
    return true;
  };

  function term(): Formula {
    if (takeSign('-')) return { kind: 'minus', of: term() };
    if (takeSign('(')) {
      const inner = expression(0);
      return takeSign(')') ? inner : fail();
    }
    const list = take(TOKENS.list);
    if (list) {
      const values = [...list[0].matchAll(/"([^"]*)"|(\d+)/g)];
      return { kind: 'list', values: values.map(([, said, digits]) => said ?? Number(digits)) };
    }
    const cells = take(TOKENS.cells);
    if (cells) return { kind: 'cells', column: cells[1] ?? '', rows: cells[2] ?? null };
    const sheet = take(TOKENS.sheet);
    if (sheet) {
      const name = sheet[1] ?? sheet[2] ?? '';
      return { kind: 'sheet', sheet: name, column: columnOf(sheet[3] ?? '') };
    }
    const said = take(TOKENS.text);
    if (said) return { kind: 'value', value: (said[1] ?? '').replaceAll('""', '"') };
    const digits = take(TOKENS.number);
    if (digits) return { kind: 'value', value: Number(digits[0]) };
    const call = take(TOKENS.call);
    return call ? { kind: 'call', name: call[1] ?? '', args: rest() } : fail();
  }

  /** What stands between the brackets of a function. */
  function rest(): Formula[] {
    if (takeSign(')')) return [];
    const args = [expression(0)];
    while (takeSign(',')) args.push(expression(0));
    return takeSign(')') ? args : fail();
  }

  function expression(least: number): Formula {
    let left = term();
    for (;;) {
      const operator = OPERATORS.find((sign) => text.startsWith(sign, at));
      if (operator === undefined || STRENGTH[operator] <= least) return left;
      at += operator.length;
      left = { kind: 'binary', operator, of: [left, expression(STRENGTH[operator])] };
    }
  }

  const whole = text.startsWith('=') ? expression(0) : fail();
  return at === text.length ? whole : fail();
}
