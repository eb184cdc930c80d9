// Signing out: ends the session on the server, then on the page (brief 1, section 8).
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAction } from '#client/api/action-key.ts';
import { withKey } from '#client/api/api.ts';
import { endEarly } from '#client/api/early.ts';
import { tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { useFailureText, useTexts } from '#client/base/language/language.tsx';
import { useNotices } from '#client/ui/notices.tsx';
import { useSession } from './session.tsx';

/** @returns ends the session; without `isTold` where the screen that follows says enough by itself */
export function useSignOut(): (how?: { readonly isTold: boolean }) => Promise<void> {
  const session = useSession();
  const reads = useQueryClient();
  const { notice } = useNotices();
  const texts = useTexts('shell').session;
  const failureText = useFailureText();
  const act = useAction();
  return useCallback(
    async ({ isTold } = { isTold: true }) => {
      const state = session.state();
      if (state.status !== 'signed_in') return;
      const { id } = state.learner;
      // Reads on their way would be refused by the session that ends.
      endEarly();
      await reads.cancelQueries();
      const answer = await session.whileEnding(() =>
        act((key) => tryCall(api.account.signOut(undefined, withKey(key)))),
      );
      if (answer.ok) {
        session.leave(id);
        if (isTold) notice({ title: texts.signedOut, text: texts.signedOutText, tone: 'good' });
        return;
      }
      void reads.invalidateQueries();
      // A session that had ended already is what was asked for: the page knows of it from elsewhere.
      if (answer.failure.code === 'auth.signed_out') return session.leave(id);
      notice({ title: texts.signOutFailed, text: failureText(answer.failure.code), tone: 'bad' });
    },
    [act, session, reads, notice, texts, failureText],
  );
}
