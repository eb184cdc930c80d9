// A sum of content is a formula of numbers, names, + - * / ^, brackets and four functions; nothing else is read,
// and nothing is run.

export type Numbers = Readonly<Record<string, number>>;

const TOKEN = /\s*(\d+(?:\.\d+)?|[a-z][a-z0-9]*|[-+*/^(),])/y;

/** What may stand before a bracket: `max(0, a - b)`. */
const FUNCTIONS: ReadonlyMap<string, (...values: number[]) => number> = new Map([
  ['min', Math.min],
  ['max', Math.max],
  ['ceil', Math.ceil],
  ['floor', Math.floor],
]);

function tokensOf(formula: string): string[] {
  const tokens: string[] = [];
  let at = 0;
  while (at < formula.trimEnd().length) {
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(formula);
    if (found === null) throw new SyntaxError(`"${formula.slice(at).trim()}" cannot be read`);
    tokens.push(found[1]!);
    at = TOKEN.lastIndex;
  }
  return tokens;
}

/**
 * What a formula comes to. `^` binds closer than a minus before it, and to the right.
 * @throws SyntaxError where it cannot be read or names a number that is not there
 */
export function resultOf(formula: string, numbers: Numbers): number {
  const tokens = tokensOf(formula);
  const takes = (...signs: string[]): string | undefined =>
    tokens[0] !== undefined && signs.includes(tokens[0]) ? tokens.shift() : undefined;

  function sum(): number {
    let value = product();
    for (let sign = takes('+', '-'); sign !== undefined; sign = takes('+', '-')) {
      const next = product();
      value = sign === '+' ? value + next : value - next;
    }
    return value;
  }
  function product(): number {
    let value = signed();
    for (let sign = takes('*', '/'); sign !== undefined; sign = takes('*', '/')) {
      const next = signed();
      value = sign === '*' ? value * next : value / next;
    }
    return value;
  }
  function signed(): number {
    return takes('-') === undefined ? power() : -signed();
  }
  function power(): number {
    const base = atom();
    return takes('^') === undefined ? base : base ** signed();
  }
  function atom(): number {
    const token = tokens.shift();
    if (token === '(') {
      const value = sum();
      if (takes(')') === undefined) throw new SyntaxError('a bracket is not closed');
      return value;
    }
    if (token !== undefined && /^\d/.test(token)) return Number(token);
    const call = tokens[0] === '(' ? FUNCTIONS.get(token ?? '') : undefined;
    if (call) return call(...list());
    const known = token === undefined ? undefined : numbers[token];
    if (known === undefined) throw new SyntaxError(`"${token ?? 'the end'}" is no number`);
    return known;
  }

  function list(): number[] {
    tokens.shift();
    const values = [sum()];
    while (takes(',') !== undefined) values.push(sum());
    if (takes(')') === undefined) throw new SyntaxError('a bracket is not closed');
    return values;
  }

  const value = sum();
  if (tokens.length > 0) throw new SyntaxError(`"${tokens[0]}" stands too much`);
  return value;
}
