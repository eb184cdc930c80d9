// Starting an item of the path: on the server first, then into its player.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { createActionKey } from '#client/api/action-key.ts';
import { withKey } from '#client/api/api.ts';
import { tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { addressOfItem } from '#client/base/addresses.ts';
import { useGo } from '#client/base/go.tsx';
import { useFailureText, useTexts } from '#client/base/language/language.tsx';
import { useNotices } from '#client/ui/notices.tsx';
import type { ItemView } from '#contract/path.ts';

type Startable = Pick<ItemView, 'id' | 'phaseId' | 'type' | 'coreKey' | 'status'>;

/** @returns `open`, and the id of the item that is being started right now */
export function useStartItem() {
  const { panel } = useTexts('path');
  const failureText = useFailureText();
  const { notice } = useNotices();
  const go = useGo();
  const client = useQueryClient();
  const [opening, setOpening] = useState<string | null>(null);
  // One key an item: a start that got no answer is repeated as the same action.
  const actionKeys = useRef(new Map<string, ReturnType<typeof createActionKey>>());

  const open = useCallback(
    async (item: Startable) => {
      const address = addressOfItem(item);
      if (item.status !== 'available') {
        go(address);
        return;
      }
      const actionKey = actionKeys.current.get(item.id) ?? createActionKey();
      actionKeys.current.set(item.id, actionKey);
      setOpening(item.id);
      const answer = await tryCall(
        api.learning.start({ activityRef: item.id }, withKey(actionKey.key())),
      );
      actionKey.settle(answer);
      setOpening(null);
      for (const key of ['path', 'play', 'dashboard']) {
        void client.invalidateQueries({ queryKey: [key] });
      }
      if (answer.ok) go(address);
      else
        notice({ title: panel.startFailed, text: failureText(answer.failure.code), tone: 'bad' });
    },
    [panel, failureText, notice, go, client],
  );
  return { open, opening };
}
