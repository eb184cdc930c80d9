// What the formulas of a document come to, as its spreadsheet works them out.
import { daysBetween, type StudyDay } from '#domain/kernel/time.ts';
import { type CellTexts, isPlainNumber, rowsWritten, tableCell } from '#domain/templates/cells.ts';
import { isDay } from './check-cell.ts';
import { type Argument, FUNCTIONS, single } from './formula-functions.ts';
import { type Formula, NoFormula, type Operator, parseFormula } from './formula-parts.ts';
import { compare, fault, isFault, toNumber, toText, type Value } from './formula-values.ts';

/** Formulas read the rows 2 to 500 of a sheet. */
const ROWS_READ = 499;
/** The day that sheets count from. */
const FIRST_DAY: StudyDay = '1899-12-30';

interface Column {
  readonly key: string;
  readonly title: string;
  readonly kind: string;
  readonly formula: string | null;
}
interface Table {
  readonly kind: 'table';
  readonly title: string;
  readonly columns: readonly Column[];
}
type Part = { readonly kind: 'form'; readonly title: string } | Table;

export interface WorkedOut {
  /** What stands in a cell of a formula: a text, a number, or a fault such as `#N/A`. */
  readonly of: (part: string, row: number, column: string) => string | number;
}

const parsed = new Map<string, Formula>();

function formulaOf(text: string): Formula {
  const known = parsed.get(text) ?? parseFormula(text);
  parsed.set(text, known);
  return known;
}

/** The text of a cell as its sheet takes it. */
function asValue(kind: string, text: string): Value {
  if (text === '') return null;
  if (kind === 'number' && isPlainNumber(text)) return Number(text);
  if (kind === 'date' && isDay(text)) return daysBetween(FIRST_DAY, text);
  return text;
}

const ARITHMETIC: Readonly<Record<string, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
};
const ORDER: Readonly<Record<string, (order: number) => boolean>> = {
  '=': (order) => order === 0,
  '<>': (order) => order !== 0,
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

function binary(operator: Operator, one: Value, other: Value): Value {
  if (isFault(one)) return one;
  if (isFault(other)) return other;
  if (operator === '&') return toText(one) + toText(other);
  const order = ORDER[operator];
  if (order) return order(compare(one, other));
  const [a, b] = [toNumber(one), toNumber(other)];
  if (a === null || b === null) return fault('#VALUE!');
  if (operator === '/') return b === 0 ? fault('#DIV/0!') : a / b;
  return ARITHMETIC[operator]!(a, b);
}

/**
 * Works out cells when they are asked for, each once.
 * @param today the day on which the document is open
 */
export function workOut(parts: readonly Part[], texts: CellTexts, today: StudyDay): WorkedOut {
  const tables = parts.filter((part) => part.kind === 'table');
  const written = new Map(tables.map(({ title }) => [title, rowsWritten(texts, title)] as const));
  const known = new Map<string, Value>();

  /** @param row from 0; -1 is the head */
  function cellOf(table: Table, column: Column | undefined, row: number): Value {
    if (column === undefined) return fault('#REF!');
    if (row < 0) return column.title;
    const cell = tableCell(table.title, row, column.key);
    if (column.formula === null) return asValue(column.kind, texts[cell] ?? '');
    if (row >= (written.get(table.title) ?? 0)) return null;
    const before = known.get(cell);
    if (before !== undefined) return before;
    // A cell that needs itself.
    known.set(cell, fault('#REF!'));
    const value = single(evaluate(formulaOf(column.formula), table, row));
    known.set(cell, value);
    return value;
  }

  function range(table: Table, column: Column | undefined, first: number, size: number): Argument {
    return { size, at: (place) => cellOf(table, column, first + place) };
  }

  function cells(table: Table, row: number, key: string, rows: string | null): Argument {
    const column = table.columns.find((one) => one.key === key);
    if (rows === null) return cellOf(table, column, row);
    if (rows === 'above') return range(table, column, -1, row + 1);
    if (rows === 'below') return range(table, column, row + 1, ROWS_READ - row);
    return range(table, column, 0, ROWS_READ);
  }

  function call(name: string, args: readonly Formula[], table: Table, row: number): Argument {
    const at = (place: number): Argument => {
      const arg = args[place];
      return arg === undefined ? null : evaluate(arg, table, row);
    };
    if (name === 'IF') {
      const condition = single(at(0));
      if (isFault(condition)) return condition;
      const truth = toNumber(condition);
      if (truth === null) return fault('#VALUE!');
      return truth === 0 ? at(2) : at(1);
    }
    if (name === 'IFERROR') {
      const value = single(at(0));
      return isFault(value) ? at(1) : value;
    }
    if (name === 'TODAY') return daysBetween(FIRST_DAY, today);
    const work = FUNCTIONS[name];
    return work ? work(args.map((_, place) => at(place))) : fault('#REF!');
  }

  function evaluate(formula: Formula, table: Table, row: number): Argument {
    switch (formula.kind) {
      case 'value':
        return formula.value;
      case 'list':
        return { size: formula.values.length, at: (place) => formula.values[place] ?? null };
      case 'cells':
        return cells(table, row, formula.column, formula.rows);
      case 'sheet': {
        const other = tables.find(({ title }) => title === formula.sheet);
        return other ? range(other, other.columns[formula.column], 0, ROWS_READ) : fault('#REF!');
      }
      case 'minus':
        return binary('-', 0, single(evaluate(formula.of, table, row)));
      case 'binary': {
        const [one, other] = formula.of.map((part) => single(evaluate(part, table, row)));
        return binary(formula.operator, one ?? null, other ?? null);
      }
      case 'call':
        return call(formula.name, formula.args, table, row);
    }
  }

  return {
    of: (part, row, key) => {
      const table = tables.find(({ title }) => title === part);
      const value = table
        ? cellOf(
            table,
            table.columns.find((column) => column.key === key),
            row,
          )
        : null;
      if (isFault(value)) return value.fault;
      return typeof value === 'number' ? Number(value.toPrecision(15)) : toText(value);
    },
  };
}

/** Those that take only the arguments that they need. */
const KEYWORDS = ['IF', 'IFERROR', 'TODAY'];

function callsKnown(formula: Formula): boolean {
  switch (formula.kind) {
    case 'call':
      return (
        (formula.name in FUNCTIONS || KEYWORDS.includes(formula.name)) &&
        formula.args.every(callsKnown)
      );
    case 'binary':
      return formula.of.every(callsKnown);
    case 'minus':
      return callsKnown(formula.of);
    default:
      return true;
  }
}

/** Can a formula be worked out here? */
export function isUnderstood(formula: string): boolean {
  try {
    return callsKnown(parseFormula(formula));
  } catch (error) {
    if (error instanceof NoFormula) return false;
    throw error;
  }
}
