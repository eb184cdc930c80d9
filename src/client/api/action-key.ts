// The key of one action: the same on every retry, so that the server does it once.
import { useMemo } from 'react';
import type { CallResult } from './failure.ts';
import { isPassing } from './failure.ts';

/** A random key. `crypto.randomUUID` is missing on plain http addresses, so the bytes are ours. */
export function newActionKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Holds an action's key until the server has answered it for good. */
export function createActionKey(newKey: () => string = newActionKey) {
  let current: string | null = null;
  return {
    /** The key of the action under way, or a new one. */
    key: (): string => {
      current ??= newKey();
      return current;
    },
    /** After an answer: a failure that may pass keeps the key for the retry. */
    settle: (answer: CallResult<unknown>): void => {
      if (answer.ok || !isPassing(answer.failure)) current = null;
    },
  };
}

/** `const action = useAction(); const answer = await action((key) => attempt(api.x(input, withKey(key))))`. */
export function useAction() {
  return useMemo(() => {
    const actionKey = createActionKey();
    return async <T>(call: (key: string) => Promise<CallResult<T>>): Promise<CallResult<T>> => {
      const answer = await call(actionKey.key());
      actionKey.settle(answer);
      return answer;
    };
  }, []);
}
