// One more question on the topic of this one: asked next, with the time that it brings.
import { CirclePlus, Info } from 'lucide-react';
import type { FailureCode } from '#client/api/failure.ts';
import { useFailureText, useTexts } from '#client/base/language/language.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { Messages } from '#texts/messages.ts';
import styles from './practice.module.css';

interface AnotherButtonProps {
  /** That the clock gets for it; 0 where no clock runs. */
  seconds: number;
  onAdd: () => void;
  isAdding: boolean;
  /** Why the last one did not come. */
  failure: FailureCode | null;
}

export function AnotherButton({ seconds, onAdd, isAdding, failure }: AnotherButtonProps) {
  const t = useTexts('practice');
  const failureText = useFailureText();
  return (
    <div className={styles.another}>
      <button aria-busy={isAdding} className="btn btn-line" onClick={onAdd} type="button">
        <Icon of={CirclePlus} />
        {isAdding ? t.adding : named(t, seconds)}
      </button>
      <p className="small muted" role="status">
        {failure !== null && (
          <>
            <Icon of={Info} size="s" />
            {failure === 'paper.nothing_to_draw' ? t.none : failureText(failure)}
          </>
        )}
      </p>
    </div>
  );
}

type Names = Pick<Messages['practice'], 'another' | 'anotherMinutes' | 'anotherSeconds'>;

/** What it does to the attempt: a question more, and where a clock runs its time more. */
function named(t: Names, seconds: number): string {
  if (seconds === 0) return t.another;
  return seconds % 60 === 0 ? t.anotherMinutes(seconds / 60) : t.anotherSeconds(seconds);
}
