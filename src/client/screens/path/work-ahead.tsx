// A checklist is worked on before it opens: how far it is, and the way to it.
import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import type { ItemView } from '#contract/path.ts';

interface WorkAheadProps {
  item: Pick<ItemView, 'phaseId' | 'type' | 'ticks'>;
}

export function WorkAhead({ item: { phaseId, type, ticks } }: WorkAheadProps) {
  const { checklist: t } = useTexts('path');
  return (
    <>
      <Go className="btn btn-line" to={addresses.item(phaseId, type)}>
        {t.work}
      </Go>
      {ticks !== null && (
        <span className="small muted">
          {t.ticked(ticks.ticked, ticks.lines, ticks.notApplicable)}
        </span>
      )}
    </>
  );
}
