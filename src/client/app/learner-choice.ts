// Track and industry: chosen here, kept on the profile at once, shown before the server answers.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { newActionKey } from '#client/api/action-key.ts';
import { withKey } from '#client/api/api.ts';
import { attempt } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { useFailureText, useTexts } from '#client/app/language/language.tsx';
import { useLearner, useSession } from '#client/features/session/session.tsx';
import { useNotices } from '#client/ui/notices.tsx';
import type { Industry, Track } from '#contract/fields.ts';

interface Choice {
  track?: Track;
  industry?: Industry;
}

export function useLearnerChoice() {
  const learner = useLearner();
  const session = useSession();
  const client = useQueryClient();
  const { notice } = useNotices();
  const t = useTexts().path;
  const failureText = useFailureText();
  const [shown, setShown] = useState<Choice>({});
  // Choices go out one after the other: the last one is what the profile keeps.
  const queue = useRef<Promise<void>>(Promise.resolve());
  const sent = useRef(0);

  const choose = useCallback(
    (choice: Choice) => {
      setShown((before) => ({ ...before, ...choice }));
      sent.current += 1;
      const turn = sent.current;
      queue.current = queue.current.then(async () => {
        const answer = await attempt(api.learner.update(choice, withKey(newActionKey())));
        if (answer.ok) {
          session.learnerChanged(answer.value);
          await client.invalidateQueries({ queryKey: ['path'] });
        } else {
          const title = choice.track === undefined ? t.industries.failed : t.tracks.failed;
          notice({ title, text: failureText(answer.failure.code), tone: 'bad' });
        }
        // A later choice is still on its way: it goes on being shown.
        if (turn === sent.current) setShown({});
      });
    },
    [session, client, notice, t, failureText],
  );

  return {
    track: shown.track ?? learner.track,
    industry: shown.industry ?? learner.industry,
    choose,
  };
}
