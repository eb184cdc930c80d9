// What can lie beside a question: the open book, or the calculator of papers that have one. One of them at a time.
import { type Ref, useCallback, useEffect, useRef, useState } from 'react';
import { optional } from '#client/ui/optional.ts';
import type { Paper } from '#contract/exams.ts';
import type { Calculator as CalculatorState } from '#domain/exam/calculator.ts';

const load = async () => (await import('./calculator/calculator.tsx')).Calculator;

/** Its code comes with the papers that have one. */
export const Calculator = optional(load);

type Tool = 'book' | 'calculator';

/** The button of a tool. */
export interface ToolButton {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly ref: Ref<HTMLButtonElement>;
}

export function useTools({ calculator }: Pick<Paper, 'calculator'>) {
  const [open, setOpen] = useState<Tool | null>(null);
  // Its value goes along from question to question, also while it is closed.
  const [calculated, setCalculated] = useState<CalculatorState | null>(null);
  const book = useRef<HTMLButtonElement>(null);
  const keys = useRef<HTMLButtonElement>(null);
  const refs = { book, calculator: keys };
  // With the paper, not when it is opened: it is there without a network too.
  useEffect(() => {
    if (calculator) load().catch(() => undefined);
  }, [calculator]);
  const close = useCallback(() => {
    setOpen(null);
    (open === 'calculator' ? keys : book).current?.focus();
  }, [open]);
  const of = (tool: Tool): ToolButton => ({
    isOpen: open === tool,
    toggle: () => setOpen(open === tool ? null : tool),
    ref: refs[tool],
  });
  return { open, close, of, calculated, setCalculated };
}
