// Composition of the page: calls, language, notices, session, router.
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { newActionKey } from '#client/api/action-key.ts';
import { withKey } from '#client/api/api.ts';
import { connection, onConnection } from '#client/api/connection.ts';
import { attempt } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { createQueryClient } from '#client/api/query-client.ts';
import { ownShelf, wipeWork } from '#client/features/attempt/work-shelf.ts';
import { offlineReads } from '#client/features/offline/offline-reads.ts';
import { forgetShell } from '#client/features/offline/shell-worker.ts';
import { SessionProvider } from '#client/features/session/session.tsx';
import { createSessionStore, type SessionStore } from '#client/features/session/session-store.ts';
import { NoticesProvider, useNotices } from '#client/ui/notices.tsx';
import { wipeDrafts } from './device.ts';
import { LanguageProvider, useTexts } from './language/language.tsx';
import { NavigationProvider } from './navigation.tsx';
import { Root } from './root.tsx';

const tabs =
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('meritpath-session');

function build() {
  const queryClient = createQueryClient();
  const reads = offlineReads(queryClient);
  const session = createSessionStore({
    calls: {
      session: () => attempt(api.learner.session()),
      refresh: () => attempt(api.learner.refresh(undefined, withKey(newActionKey()))),
    },
    now: Date.now,
    tellTabs: (message) => tabs?.postMessage(message),
    kept: reads.restore,
    onLearnerLeft: () => {
      queryClient.clear();
      void reads.forget();
      forgetShell();
    },
    forget: (learnerId) => {
      wipeWork(ownShelf, learnerId);
      wipeDrafts(learnerId);
    },
  });
  reads.keepFor(session);
  return { queryClient, session };
}

export function App() {
  const [{ queryClient, session }] = useState(build);
  useEffect(() => {
    if (tabs === null) return;
    const hear = (event: MessageEvent<unknown>) => session.heardFromTab(event.data);
    tabs.addEventListener('message', hear);
    return () => tabs.removeEventListener('message', hear);
  }, [session]);
  useEffect(
    // Who was kept is asked for as soon as the server can be reached.
    () => onConnection(() => void (connection() === 'online' && session.look())),
    [session],
  );
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageProvider>
        <Notices>
          <Session store={session}>
            <NavigationProvider>
              <Root />
            </NavigationProvider>
          </Session>
        </Notices>
      </LanguageProvider>
    </QueryClientProvider>
  );
}

function Notices({ children }: { children: ReactNode }) {
  const { notices } = useTexts().shell;
  return <NoticesProvider texts={notices}>{children}</NoticesProvider>;
}

function Session({ store, children }: { store: SessionStore; children: ReactNode }) {
  const { notice } = useNotices();
  const { ended, endedText } = useTexts().shell.session;
  const onEnded = useCallback(
    () => notice({ title: ended, text: endedText, tone: 'bad' }),
    [notice, ended, endedText],
  );
  return (
    <SessionProvider onEnded={onEnded} store={store}>
      {children}
    </SessionProvider>
  );
}
