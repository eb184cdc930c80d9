// One more question like this one: asked next, with the time that it takes.
import { CirclePlus, Info } from 'lucide-react';
import type { FailureCode } from '#client/api/failure.ts';
import { useFailureText, useTexts } from '#client/base/language/language.tsx';
import { Icon } from '#client/ui/icon.tsx';
import styles from './practice.module.css';

interface AnotherButtonProps {
  onAdd: () => void;
  isAdding: boolean;
  /** Why the last one did not come. */
  failure: FailureCode | null;
}

export function AnotherButton({ onAdd, isAdding, failure }: AnotherButtonProps) {
  const t = useTexts('practice');
  const failureText = useFailureText();
  return (
    <div className={styles.another}>
      <button aria-busy={isAdding} className="btn btn-line" onClick={onAdd} type="button">
        <Icon of={CirclePlus} />
        {isAdding ? t.adding : t.another}
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
