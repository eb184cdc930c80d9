// A checklist is worked on before it opens: how far it is, and the way to it.
import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { useTickedAhead } from '#client/features/player/list-ahead.ts';
import type { ItemView } from '#contract/path.ts';

interface WorkAheadProps {
  item: Pick<ItemView, 'id' | 'phaseId' | 'type'>;
}

export function WorkAhead({ item: { id, phaseId, type } }: WorkAheadProps) {
  const { checklist: t } = useTexts('path');
  const ahead = useTickedAhead(id);
  return (
    <>
      <Go className="btn btn-line" to={addresses.item(phaseId, type)}>
        {t.work}
      </Go>
      {ahead !== null && (
        <span className="small muted">
          {t.ticked(ahead.ticked, ahead.lines, ahead.notApplicable)}
        </span>
      )}
    </>
  );
}
