// Signing out: ends the session on the server, then on the page (brief 1, section 8).
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAction } from '#client/api/action-key.ts';
import { withKey } from '#client/api/api.ts';
import { attempt } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { useFailureText, useTexts } from '#client/app/language/language.tsx';
import { useNotices } from '#client/ui/notices.tsx';
import { useSession } from './session.tsx';

/** @param forget wipes what this device keeps for the learner who leaves */
export function useSignOut(forget: (learnerId: string) => void): () => Promise<void> {
  const session = useSession();
  const reads = useQueryClient();
  const { notice } = useNotices();
  const texts = useTexts().shell.session;
  const failureText = useFailureText();
  const act = useAction();
  return useCallback(async () => {
    // Reads on their way would be refused by the session that ends.
    await reads.cancelQueries();
    const answer = await act((key) => attempt(api.account.signOut(undefined, withKey(key))));
    if (answer.ok) {
      const state = session.state();
      if (state.status === 'signed_in') forget(state.learner.id);
      session.signedOut();
      notice({ title: texts.signedOut, text: texts.signedOutText, tone: 'good' });
      return;
    }
    void reads.invalidateQueries();
    // A session that had ended already is what was wanted: the page has heard of it elsewhere.
    if (answer.failure.code === 'auth.signed_out') return;
    notice({ title: texts.signOutFailed, text: failureText(answer.failure.code), tone: 'bad' });
  }, [act, session, reads, notice, texts, failureText, forget]);
}
