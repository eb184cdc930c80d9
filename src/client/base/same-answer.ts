// Two answers of one question as the wire carries them: what has no order is compared without one.
import type { Answer } from '#contract/questions/questions.ts';

/** Only of these does the order say something. */
const ORDERED = 'order';

function inOneForm(value: unknown, field: string): unknown {
  if (Array.isArray(value)) {
    const entries = value.map((entry) => JSON.stringify(entry));
    return field === ORDERED ? entries : entries.sort();
  }
  if (typeof value === 'object' && value !== null) return Object.entries(value).sort();
  return value;
}

/** Null is no answer. */
export function sameAnswer(a: Answer | null, b: Answer | null): boolean {
  if (a === null || b === null) return a === b;
  const text = (answer: Answer) =>
    JSON.stringify(
      Object.entries(answer)
        .sort()
        .map(([field, value]) => [field, inOneForm(value, field)]),
    );
  return text(a) === text(b);
}
