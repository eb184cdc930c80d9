// Composition of the page: calls, language, notices, session, router.
import { lazy, type ReactNode, useCallback, useEffect, useState } from 'react';
import { newActionKey } from '#client/api/action-key.ts';
import { withKey } from '#client/api/api.ts';
import { connection, onConnection } from '#client/api/connection.ts';
import { tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { wipeDrafts } from '#client/base/device.ts';
import { LanguageProvider, useTexts } from '#client/base/language/language.tsx';
import { NavigationProvider } from '#client/base/navigation.tsx';
import { forgetOpened } from '#client/base/opened.ts';
import { SessionProvider } from '#client/base/session/session.tsx';
import { createSessionStore, type SessionStore } from '#client/base/session/session-store.ts';
import { ownStorage, wipeWork } from '#client/features/attempt/work-storage.ts';
import { forgetShell } from '#client/features/offline/shell-worker.ts';
import { NoticesProvider, useNotices } from '#client/ui/notices.tsx';
import type { PageReads } from './reads.tsx';
import { Root } from './root.tsx';
import type { AtPath } from './signed-in.tsx';

const tabs =
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('meritpath-session');

/** What only a learner needs: a visitor's first page comes without it. */
export const signedIn = () => import('./signed-in.tsx');

/** Asks once; after a failure again. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () => {
    asked ??= ask().catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
    return asked;
  };
}

function build() {
  // Undefined as long as nothing was read on this page: then there is nothing to forget in it.
  let here: PageReads | undefined;
  const reads = once(async () => {
    const { openReads } = await import('./reads.tsx');
    here = openReads(session);
    return here;
  });
  const session = createSessionStore({
    calls: {
      session: () => tryCall(api.learner.session()),
      refresh: () => tryCall(api.learner.refresh(undefined, withKey(newActionKey()))),
    },
    now: Date.now,
    tellTabs: (message) => tabs?.postMessage(message),
    cached: async () => (await reads()).restore(),
    onLearnerLeft: () => {
      here?.clear();
      void reads().then(({ forget }) => forget());
      forgetShell();
    },
    forget: (learnerId) => {
      wipeWork(ownStorage, learnerId);
      wipeDrafts(learnerId);
      forgetOpened(learnerId);
      void writes().then((outbox) => outbox.wipe(learnerId));
    },
  });
  const writes = once(async () => {
    const [{ openWrites }, { client }] = await Promise.all([signedIn(), reads()]);
    return openWrites(client, session);
  });
  const SignedIn = lazy(async () => {
    const [{ WithOutbox, SignedIn }, { Reads }, outbox] = await Promise.all([
      signedIn(),
      reads(),
      writes(),
    ]);
    return {
      default: (at: AtPath) => (
        <Reads>
          <WithOutbox value={outbox}>
            <SignedIn {...at} />
          </WithOutbox>
        </Reads>
      ),
    };
  });
  const Reads = lazy(async () => ({ default: (await reads()).Reads }));
  return { session, SignedIn, Reads };
}

export function App() {
  const [{ session, ...parts }] = useState(build);
  useEffect(() => {
    if (tabs === null) return;
    const onMessage = (event: MessageEvent<unknown>) => session.receivedFromTab(event.data);
    tabs.addEventListener('message', onMessage);
    return () => tabs.removeEventListener('message', onMessage);
  }, [session]);
  useEffect(
    // Who was kept is asked for as soon as the server can be reached.
    () => onConnection(() => void (connection() === 'online' && session.look())),
    [session],
  );
  return (
    <LanguageProvider>
      <Notices>
        <Session store={session}>
          <NavigationProvider>
            <Root {...parts} />
          </NavigationProvider>
        </Session>
      </Notices>
    </LanguageProvider>
  );
}

function Notices({ children }: { children: ReactNode }) {
  const { notices } = useTexts('shell');
  return <NoticesProvider texts={notices}>{children}</NoticesProvider>;
}

function Session({ store, children }: { store: SessionStore; children: ReactNode }) {
  const { notice } = useNotices();
  const { ended, endedText } = useTexts('shell').session;
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
