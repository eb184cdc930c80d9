// Starting an activity on the server and going to it; one that was started before just opens.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { createActionKey } from '#client/api/action-key.ts';
import type { ActivityRequest } from '#client/api/activity-request.ts';
import { withKey } from '#client/api/api.ts';
import { type FailureCode, tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { queries } from '#client/api/queries.ts';
import { type Address, inCourse } from './addresses.ts';
import { useGo } from './go.tsx';

/** What a start changes on other screens. */
const touched: readonly string[] = ['courses', 'missions', 'mission', 'dashboard', 'path', 'play'];

interface StartOptions {
  onStarted: (title: string) => void;
  onFailed: (code: FailureCode) => void;
}

export interface Startable {
  request: ActivityRequest;
  title: string;
  /** Where it is played. */
  to: Address;
  /** Nothing is said where it was begun before. */
  isSilent?: boolean;
}

/** @returns `start`, and the ref of what is being started on the server right now */
export function useStart({ onStarted, onFailed }: StartOptions) {
  const go = useGo();
  const client = useQueryClient();
  const [starting, setStarting] = useState<string | null>(null);
  // One key an activity: a start that got no answer is repeated as the same action.
  const actionKeys = useRef(new Map<string, ReturnType<typeof createActionKey>>());
  const refresh = useCallback(
    () => Promise.all(touched.map((key) => client.invalidateQueries({ queryKey: [key] }))),
    [client],
  );
  const start = useCallback(
    async ({ request, title, to, isSilent }: Startable) => {
      const { activityRef, industry } = request;
      const actionKey = actionKeys.current.get(activityRef) ?? createActionKey();
      actionKeys.current.set(activityRef, actionKey);
      setStarting(activityRef);
      const answer = await tryCall(api.learning.start(request, withKey(actionKey.key())));
      actionKey.settle(answer);
      setStarting(null);
      if (answer.ok) {
        if (!isSilent) onStarted(title);
        // What is known of it changes at once: the player opens without a detour.
        client.setQueryData(queries.details(activityRef, industry).queryKey, answer.value);
        const named = inCourse(answer.value.courseKey, activityRef);
        client.setQueryData(queries.details(named).queryKey, answer.value);
        void refresh();
        go(to);
        return;
      }
      onFailed(answer.failure.code);
      if (answer.failure.code !== 'activity.locked') return;
      void client.invalidateQueries({ queryKey: ['details'] });
      void refresh();
    },
    [client, go, onStarted, onFailed, refresh],
  );
  return { start, starting };
}
