// Starting an item of the path: on the server first, then into its player.
import { useCallback } from 'react';
import type { FailureCode } from '#client/api/failure.ts';
import { addressOfItem } from '#client/base/addresses.ts';
import { useGo } from '#client/base/go.tsx';
import { useFailureText, useTexts } from '#client/base/language/language.tsx';
import { useStart } from '#client/base/use-start.ts';
import { useNotices } from '#client/ui/notices.tsx';
import type { ItemView } from '#contract/path.ts';

type Startable = Pick<ItemView, 'id' | 'phaseId' | 'type' | 'coreKey' | 'status' | 'title'>;

const sayNothing = () => undefined;

/** @returns `open`, and the id of the item that is being started right now */
export function useStartItem() {
  const { panel } = useTexts('path');
  const failureText = useFailureText();
  const { notice } = useNotices();
  const go = useGo();
  const { start, starting } = useStart({
    onStarted: sayNothing,
    onFailed: useCallback(
      (code: FailureCode) =>
        notice({ title: panel.startFailed, text: failureText(code), tone: 'bad' }),
      [notice, panel, failureText],
    ),
  });
  const open = useCallback(
    async (item: Startable) => {
      const to = addressOfItem(item);
      if (item.status !== 'available') go(to);
      else await start({ request: { activityRef: item.id }, title: item.title, to });
    },
    [go, start],
  );
  return { open, opening: starting };
}
