// Push on the device at hand: what it says about it, and the button that changes it.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '#client/base/language/language.tsx';
import {
  allowPush,
  findPushState,
  type PushState,
  stopPush,
} from '#client/features/push/device-push.ts';
import styles from './settings.module.css';

/** Of this page alone: nothing of it is kept on the device. */
const queryKey = ['pushState'];

/** A worker that is not ready is asked again after so long. */
const AGAIN_MS = 1_000;

export function usePushDevice() {
  const client = useQueryClient();
  const { data: state } = useQuery({
    queryKey,
    queryFn: findPushState,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchInterval: ({ state: { data } }) => (data === 'waiting' ? AGAIN_MS : false),
  });
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (change: () => Promise<PushState>) => change(),
    onSuccess: (now) => client.setQueryData(queryKey, now),
  });
  return {
    state,
    isPending,
    isError,
    allow: () => mutate(allowPush),
    stop: () => mutate(stopPush),
  };
}

export function PushDevice({ device }: { device: ReturnType<typeof usePushDevice> }) {
  const { device: t } = useTexts('settings').notifications;
  const { state, isPending, isError, allow, stop } = device;
  if (state === undefined) return null;
  return (
    <div className={styles.device}>
      <p className={`muted ${styles.deviceState}`} role="status">
        {isError ? t.failed : t.states[state]}
      </p>
      {state === 'off' && (
        <button className="btn btn-line" disabled={isPending} onClick={allow} type="button">
          {t.allow}
        </button>
      )}
      {state === 'on' && (
        <button className="btn btn-line" disabled={isPending} onClick={stop} type="button">
          {t.stop}
        </button>
      )}
    </div>
  );
}
