// Opening an item of the path: one that was not begun is started on the server first.
import { useCallback } from 'react';
import { addressOfItem } from '#client/base/addresses.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { useStart } from '#client/base/use-start.ts';
import type { ItemView } from '#contract/path.ts';

type Startable = Pick<ItemView, 'id' | 'phaseId' | 'type' | 'coreKey' | 'status' | 'title'>;

/** @returns `open`, and the id of the item that is being started right now */
export function useStartItem() {
  const { panel } = useTexts('path');
  const { open, starting } = useStart({ failed: panel.startFailed });
  return {
    open: useCallback(
      (item: Startable) => {
        const { id, title, status } = item;
        return open({ request: { activityRef: id }, title, to: addressOfItem(item), status });
      },
      [open],
    ),
    opening: starting,
  };
}
