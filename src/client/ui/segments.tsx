// One of a few values, chosen by buttons that stand side by side; the chosen one is pressed.

interface SegmentsProps<T extends string> {
  /** What is chosen, for those who do not see the buttons. */
  label: string;
  values: readonly T[];
  chosen: T;
  textOf: (value: T) => string;
  onChoose: (value: T) => void;
  /** As high as a thumb on every screen, not on small ones only. */
  isTall?: boolean;
  className?: string | undefined;
}

export function Segments<T extends string>({
  label,
  values,
  chosen,
  textOf,
  onChoose,
  isTall = false,
  className,
}: SegmentsProps<T>) {
  const classes = ['seg', isTall && 'seg-tall', className].filter(Boolean).join(' ');
  return (
    <fieldset aria-label={label} className={classes}>
      {values.map((value) => (
        <button
          aria-pressed={value === chosen}
          key={value}
          onClick={() => onChoose(value)}
          type="button"
        >
          {textOf(value)}
        </button>
      ))}
    </fieldset>
  );
}
