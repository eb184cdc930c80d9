// Starting an activity on the server and going to it; one that was started before just opens.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { createActionKey } from '#client/api/action-key.ts';
import type { ActivityRequest } from '#client/api/activity-request.ts';
import { withKey } from '#client/api/api.ts';
import { tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { queries } from '#client/api/queries.ts';
import { useNotices } from '#client/ui/notices.tsx';
import type { ActivityView } from '#contract/play.ts';
import { type Address, inCourse } from './addresses.ts';
import { useGo } from './go.tsx';
import { useFailureText } from './language/language.tsx';

/** What a start changes on other screens. */
const touched: readonly string[] = ['courses', 'missions', 'mission', 'dashboard', 'path', 'play'];

/** Titles of the notice that a start failed; one that did not is seen by what opens. */
interface StartWords {
  readonly failed: string;
  /** Where what failed is that it is locked. */
  readonly locked?: string;
}

export interface Startable {
  request: ActivityRequest;
  title: string;
  /** Where it is played. */
  to: Address;
}

/**
 * @returns `start`; `open`, which starts only what was not begun before; and the ref of what is being
 * started on the server right now
 */
export function useStart({ failed, locked = failed }: StartWords) {
  const go = useGo();
  const client = useQueryClient();
  const failureText = useFailureText();
  const { notice } = useNotices();
  const [starting, setStarting] = useState<string | null>(null);
  // One key an activity: a start that got no answer is repeated as the same action.
  const actionKeys = useRef(new Map<string, ReturnType<typeof createActionKey>>());
  const refresh = useCallback(
    () => Promise.all(touched.map((key) => client.invalidateQueries({ queryKey: [key] }))),
    [client],
  );
  const start = useCallback(
    async ({ request, to }: Startable) => {
      const { activityRef, industry } = request;
      const actionKey = actionKeys.current.get(activityRef) ?? createActionKey();
      actionKeys.current.set(activityRef, actionKey);
      setStarting(activityRef);
      const answer = await tryCall(api.learning.start(request, withKey(actionKey.key())));
      actionKey.settle(answer);
      setStarting(null);
      if (answer.ok) {
        // What is known of it changes at once: the player opens without a detour.
        client.setQueryData(queries.details(activityRef, industry).queryKey, answer.value);
        const named = inCourse(answer.value.courseKey, activityRef);
        client.setQueryData(queries.details(named).queryKey, answer.value);
        void refresh();
        go(to);
        return;
      }
      const { code } = answer.failure;
      const isLocked = code === 'activity.locked';
      notice({ title: isLocked ? locked : failed, text: failureText(code), tone: 'bad' });
      if (!isLocked) return;
      void client.invalidateQueries({ queryKey: ['details'] });
      void refresh();
    },
    [client, go, notice, failureText, failed, locked, refresh],
  );
  const open = useCallback(
    async ({ status, ...startable }: Startable & Pick<ActivityView, 'status'>) => {
      if (status === 'available') await start(startable);
      else go(startable.to);
    },
    [go, start],
  );
  return { start, open, starting };
}
