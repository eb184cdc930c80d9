// Starting an attempt, or finding the one that runs: the server answers both the same way.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useAction } from '#client/api/action-key.ts';
import { withKey } from '#client/api/api.ts';
import { examQueries } from '#client/api/exam-queries.ts';
import { type FailureCode, tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { receivedNow } from '#client/api/received.ts';
import { addresses, inCourse } from '#client/base/addresses.ts';
import { useGo } from '#client/base/go.tsx';
import { dropExplained } from '#client/features/exam/drop-explained.ts';
import type { ExtraTime } from '#client/features/exam/overview.ts';
import type { Focus, PaperCard } from '#contract/exams.ts';

export type StartState = { status: 'open' | 'starting' } | { status: 'failed'; code: FailureCode };

/** What shows that an attempt runs. */
const shown = ['running', 'exams', 'paper', 'examHistory'];

export function useStartAttempt({
  key: paperKey,
  courseKey,
}: Pick<PaperCard, 'key' | 'courseKey'>) {
  const [state, setState] = useState<StartState>({ status: 'open' });
  const client = useQueryClient();
  const action = useAction();
  const go = useGo();
  const isUnderWay = useRef(false);
  const start = useCallback(
    async (extraTimePercent: ExtraTime, focus?: Focus) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      setState({ status: 'starting' });
      const name = inCourse(courseKey, paperKey);
      const input = { paperKey: name, extraTimePercent, ...(focus && { focus }) };
      const answer = await action((key) => tryCall(api.exams.start(input, withKey(key))));
      isUnderWay.current = false;
      if (!answer.ok) {
        setState({ status: 'failed', code: answer.failure.code });
        // Another tab or device began one of another topic: the intro offers both.
        if (answer.failure.code === 'attempt.other_focus') {
          void client.invalidateQueries({ queryKey: ['paper'] });
        }
        return;
      }
      const started = { ...answer.value, receivedAt: receivedNow() };
      client.setQueryData(examQueries.attemptOf(name).queryKey, started);
      dropExplained(client, name);
      for (const key of shown) void client.invalidateQueries({ queryKey: [key] });
      go(addresses.attempt(paperKey));
    },
    [paperKey, courseKey, client, action, go],
  );
  return { start, state };
}
