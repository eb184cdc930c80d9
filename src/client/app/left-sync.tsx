// Outside the player, what it left on this device goes out as soon as the server can be reached.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { newActionKey } from '#client/api/action-key.ts';
import { withKey } from '#client/api/api.ts';
import { useConnection } from '#client/api/connection.ts';
import { attempt } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { type LeftCalls, sendLeft } from '#client/features/player/send-left.ts';
import { retryDelayMs } from '#client/features/player/step-queue.ts';
import { useLearner } from '#client/features/session/session.tsx';
import { keepDraft, keptDrafts } from './device.ts';

const key = () => withKey(newActionKey());
const calls: LeftCalls = {
  see: (wanted, stepId) => attempt(api.learning.seeStep({ ...wanted, stepId }, key())),
  answer: (wanted, stepId, chosen) =>
    attempt(api.learning.answerStep({ ...wanted, stepId, chosen: chosen as ('a' | 'b')[] }, key())),
  handIn: (wanted, stepId, answer) =>
    attempt(api.learning.submitTask({ ...wanted, stepId, answer }, key())),
  keepDraft: (wanted, stepId, answer) =>
    attempt(api.learning.keepDraft({ ...wanted, stepId, answer }, key())),
};
const AFTER_PLAYER_MS = 1_000;
const drafts = { read: (form: string) => keptDrafts()[form], write: keepDraft };

/** @param isPlaying an open player sends its own */
export function LeftSync({ isPlaying }: { isPlaying: boolean }) {
  const connection = useConnection();
  const { id: learnerId } = useLearner();
  const client = useQueryClient();
  useEffect(() => {
    if (isPlaying || connection !== 'online') return;
    let isStopped = false;
    let failures = 0;
    const send = async () => {
      const forms = Object.keys(keptDrafts());
      const { sent, isOver } = await sendLeft({ forms, drafts, learnerId, calls });
      if (sent > 0) {
        void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'product' });
      }
      if (isOver || isStopped) return;
      failures += 1;
      timer = setTimeout(() => void send(), retryDelayMs(failures));
    };
    // A player that was just left still sends for itself.
    let timer = setTimeout(() => void send(), AFTER_PLAYER_MS);
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [isPlaying, connection, learnerId, client]);
  return null;
}
