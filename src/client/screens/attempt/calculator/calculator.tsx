// A basic calculator on the screen, as the exam has one: beside the question where there is room, else above the foot. It
// never lies over an option.
import { Delete, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { Icon } from '#client/ui/icon.tsx';
import {
  type CalculatorKey,
  type Calculator as CalculatorState,
  CLEARED,
  pressed,
} from '#domain/exam/calculator.ts';
import styles from './calculator.module.css';
import { calculatorKey } from './calculator-keys.ts';

interface CalculatorProps {
  /** Null before its first key. */
  value: CalculatorState | null;
  onChange: (value: CalculatorState) => void;
  onClose: () => void;
  /** Beside the question; else in the foot of the page. */
  isBeside: boolean;
}

/** What a key is written with; digits and the decimal point write themselves. */
const SIGNS = { '/': '÷', '*': '×', '-': '−', '+': '+', '=': '=', '%': '%', root: '√', sign: '±' };

/** As on a keypad: digits at the left, what is done with them at the right. */
const ROWS: readonly (readonly CalculatorKey[])[] = [
  ['7', '8', '9', '/', 'clear'],
  ['4', '5', '6', '*', 'root'],
  ['1', '2', '3', '-', '%'],
  ['0', '.', 'sign', '+', '='],
];

const isDigit = (key: CalculatorKey): boolean => /^\d$/.test(key);

export function Calculator({ value, onChange, onClose, isBeside }: CalculatorProps) {
  const { calculator: t } = useTexts('attempt');
  const point = useDecimalPoint();
  const display = useRef<HTMLOutputElement>(null);
  useEffect(() => display.current?.focus({ preventScroll: true }), []);
  const now = value ?? CLEARED;
  const press = (key: CalculatorKey) => onChange(pressed(now, key));
  const type = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') return onClose();
    // A focused key answers Enter by itself.
    const isOnKey = event.target instanceof HTMLButtonElement;
    const key = isOnKey && event.key === 'Enter' ? undefined : calculatorKey(event.key);
    if (key === undefined) return;
    event.preventDefault();
    press(key);
  };
  const nameOf = (key: CalculatorKey) =>
    isDigit(key) ? undefined : t.keys[key as keyof typeof t.keys];
  const written = (key: CalculatorKey) => {
    if (key === '.') return point;
    if (key === 'clear') return t.clear;
    return key in SIGNS ? SIGNS[key as keyof typeof SIGNS] : key;
  };
  return (
    <section
      aria-label={t.title}
      className={styles.calc}
      data-beside={isBeside ? '' : undefined}
      // Digits and Enter are typed into it, and choose no option meanwhile.
      data-work=""
      onKeyDown={type}
    >
      <div className={styles.calcTop}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: digits are typed where it has the focus */}
        <output aria-label={t.display} className={styles.shown} ref={display} tabIndex={0}>
          {now.shown === null ? t.noResult : now.shown.replace('.', point).replace('-', '−')}
        </output>
        <button
          aria-label={t.keys.back}
          className="btn-icon"
          onClick={() => press('back')}
          type="button"
        >
          <Icon of={Delete} />
        </button>
        <button aria-label={t.close} className="btn-icon" onClick={onClose} type="button">
          <Icon of={X} />
        </button>
      </div>
      {/* A press of the mouse leaves the focus on the display: what is typed after it goes on there. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here but keeping the focus */}
      <div className={styles.calcKeys} onMouseDown={(event) => event.preventDefault()}>
        {ROWS.flat().map((key) => (
          <button
            aria-label={nameOf(key)}
            aria-pressed={now.entry === 'done' && now.waiting?.operator === key ? true : undefined}
            data-digit={isDigit(key) || key === '.' ? '' : undefined}
            data-equals={key === '=' ? '' : undefined}
            key={key}
            onClick={() => press(key)}
            type="button"
          >
            {written(key)}
          </button>
        ))}
      </div>
    </section>
  );
}

/** As numbers are written in the language of the page. */
function useDecimalPoint(): string {
  const parts = new Intl.NumberFormat(useLocale()).formatToParts(0.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}
