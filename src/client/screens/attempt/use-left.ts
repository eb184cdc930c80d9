// Whoever leaves the room without a connection, by its link, by Back or for another course, is told what becomes of the
// attempt and its answers. With one, the bar of what runs says it on every page that can follow.
import { useEffect, useRef } from 'react';
import { connection } from '#client/api/connection.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { useSession } from '#client/base/session/session.tsx';
import { useReader } from '#client/base/use-reader.ts';
import type { AttemptSession } from '#client/features/attempt/attempt-session.ts';
import { timeOf } from '#client/features/exam/when.ts';
import { type Notice, useNotices } from '#client/ui/notices.tsx';
import { clockGoesOn } from '#domain/exam/running-clocks.ts';

/** Longer than other notices: it has a time in it. */
const SHOWN_MS = 10_000;

export function useLeft(attemptSession: AttemptSession): void {
  const t = useTexts('attempt');
  const reader = useReader();
  const { notice } = useNotices();
  const session = useSession();
  const told = (): Notice | null => {
    const { phase, attempt } = attemptSession.state();
    // What has ended says so itself; who signs out leaves everything.
    if (phase !== 'open' || session.state().status !== 'signed_in') return null;
    if (connection() === 'online') return null;
    const { paper, deadlineAt, serving } = attempt;
    const kind = { untimed: paper.untimed, paced: serving !== null };
    return {
      title: clockGoesOn(kind) ? t.left.clock(timeOf(deadlineAt, reader)) : t.left.noClock,
      text: t.unsentText,
      durationMs: SHOWN_MS,
    };
  };
  const now = useRef({ told, notice });
  now.current = { told, notice };
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      const news = now.current.told();
      // A room that is there again at once was not left.
      setTimeout(() => {
        if (news !== null && !isHere.current) now.current.notice(news);
      });
    };
  }, []);
}
