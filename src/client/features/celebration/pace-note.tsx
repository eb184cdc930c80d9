// Why something brought no XP: it was done faster than it can be studied, and what pays next time.
import { Flag } from 'lucide-react';
import { useTexts } from '#client/base/language/language.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { PaceLimit } from '#contract/outcome.ts';

/** One note for all that was rushed in the same moment; nothing where nothing was. */
export function PaceNote({ of }: { of: readonly { readonly paceLimit: PaceLimit | null }[] }) {
  const { done: t } = useTexts('player');
  const paceLimit = of.find((one) => one.paceLimit !== null)?.paceLimit;
  if (!paceLimit) return null;
  return (
    <p className="note reward small">
      <Icon of={Flag} />
      <span>
        {t.paceLimit(paceLimit.minutesDone, paceLimit.withinMinutes)} {t.paceLimitNext}
      </span>
    </p>
  );
}
