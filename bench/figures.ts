// A measured figure beside the baseline of the same run: only the ratio travels between machines.

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly baseline?: { readonly name: string; readonly value: number };
  /** What we aim for, as a sentence. */
  readonly aim?: string;
}

const digits = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

/** The figure as one line of the report. */
export function line(figure: Figure): string {
  const { name, value, unit, baseline, aim } = figure;
  const ratio = baseline
    ? `, ratio ${(value / baseline.value).toFixed(2)} to ${baseline.name} (${digits(baseline.value)} ${unit})`
    : '';
  return `${name}: ${digits(value)} ${unit}${ratio}${aim ? `; aim: ${aim}` : ''}`;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
