// A checklist is worked on before it opens: how far it is, and the way to it.
import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import type { ItemView } from '#contract/path.ts';
import { countedLines } from '#domain/tasks/ticks.ts';

interface WorkAheadProps {
  item: Pick<ItemView, 'phaseId' | 'type' | 'ticks'>;
}

export function WorkAhead({ item: { phaseId, type, ticks } }: WorkAheadProps) {
  const { checklist: t, panel } = useTexts('path');
  const counted = ticks && countedLines(ticks, ticks.lines);
  return (
    <>
      <Go className="btn btn-line" to={addresses.item(phaseId, type)}>
        {ticks === null ? t.work : panel.continue}
      </Go>
      {counted !== null && (
        <span className="small muted">
          {t.ticked(counted.ticked, counted.whole, counted.notApplicable)}
        </span>
      )}
    </>
  );
}
