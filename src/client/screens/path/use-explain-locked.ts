// A station that cannot be opened says why, and offers its test where there is one.
import { useCallback } from 'react';
import { addresses } from '#client/base/addresses.ts';
import { useGo } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { isUnwritten } from '#client/features/path/station-state.ts';
import { useNotices } from '#client/ui/notices.tsx';
import type { PhaseView } from '#contract/path.ts';

/** 'Begin A and B first', in the words of the screen. */
function useBeginFirst(): (phase: Pick<PhaseView, 'missing'>) => string {
  const locale = useLocale();
  const path = useTexts('path');
  return ({ missing }) => {
    const list = new Intl.ListFormat(locale, { type: 'conjunction' });
    return path.stations.beginFirst(list.format(missing.map(({ title }) => title)));
  };
}

export function useExplainLocked(): (phase: PhaseView) => void {
  const { stations: t } = useTexts('path');
  const beginFirst = useBeginFirst();
  const { notice } = useNotices();
  const go = useGo();
  return useCallback(
    (phase: PhaseView) => {
      if (isUnwritten(phase)) {
        notice({ title: t.unwritten, text: t.unwrittenText(phase.title) });
        return;
      }
      notice({
        title: t.lockedTitle,
        text: `${phase.title}: ${beginFirst(phase)}`,
        ...(phase.testOutId === null
          ? {}
          : { action: { label: t.testOut, run: () => go(addresses.testOut(phase.id)) } }),
      });
    },
    [t, beginFirst, notice, go],
  );
}
