// Keeps a visible page in step with what the learner does elsewhere.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queries } from '#client/api/queries.ts';
import { useSession } from '#client/base/session/session.tsx';
import { useFirstScreen } from '#client/ui/first-screen.ts';
import { followLive, type LiveTopic } from './live-events.ts';

const AGAIN_MS = 10_000;

/**
 * Listens while the page is seen: browsers give an origin few connections, and a page that nobody
 * sees needs none. One that is seen again reads anew what may have changed. It begins when the first screen stands.
 */
export function useLive(): void {
  const client = useQueryClient();
  const session = useSession();
  const isFirstScreenThere = useFirstScreen();
  useEffect(() => {
    if (!isFirstScreenThere) return;
    const onChange = (topic: LiveTopic) => {
      if (topic === 'profile') void session.ask();
      else if (topic === 'support') void client.invalidateQueries({ queryKey: ['support'] });
      else void client.invalidateQueries({ queryKey: queries.notifications().queryKey });
    };
    let leave: (() => void) | null = null;
    const follow = () => {
      if (document.visibilityState === 'hidden') {
        leave?.();
        leave = null;
        return;
      }
      leave ??= followLive({
        open: () => new EventSource('/api/live'),
        onChange,
        later: (again) => {
          const timer = setTimeout(again, AGAIN_MS);
          return () => clearTimeout(timer);
        },
      });
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      leave?.();
    };
  }, [client, session, isFirstScreenThere]);
}
