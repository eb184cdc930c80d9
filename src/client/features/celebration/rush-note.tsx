// Why something brought no XP: it was done faster than it can be studied, and what pays next time.
import { Flag } from 'lucide-react';
import { useTexts } from '#client/app/language/language.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { Rush } from '#contract/brought.ts';

/** One note for all that was rushed in the same moment; nothing where nothing was. */
export function RushNote({ of }: { of: readonly { readonly rush: Rush | null }[] }) {
  const { done: t } = useTexts().player;
  const rush = of.find((one) => one.rush !== null)?.rush;
  if (!rush) return null;
  return (
    <p className="note small">
      <Icon of={Flag} />
      <span>
        {t.rush(rush.minutesDone, rush.withinMinutes)} {t.rushNext(rush.withinMinutes)}
      </span>
    </p>
  );
}
