// Track and case company of a course: chosen here, shown before the server has them.
import { useCallback, useEffect } from 'react';
import { useFailureText, useTexts } from '#client/base/language/language.tsx';
import { useSelectedCourse } from '#client/base/selected-course.ts';
import { useLearner } from '#client/base/session/session.tsx';
import { useNotices } from '#client/ui/notices.tsx';
import type { Industry, Track } from '#contract/fields.ts';
import { useOutbox, useUnsent } from './outbox/use-outbox.tsx';
import { chosenFor, courseFieldOf, courseWrite, PROFILE } from './profile-writes.ts';

/** What the server says of the course; null where it has none. */
interface Saved {
  track: Track | null;
  industry: Industry | null;
}

interface Choice {
  track?: Track;
  industry?: Industry;
}

/** @param read what counts in the selected course, once it was read */
export function useLearnerChoice(read: Saved | undefined) {
  const courseKey = useSelectedCourse();
  const learner = useLearner();
  const saved = learner.courseKey === courseKey ? learner : read;
  const outbox = useOutbox();
  const { entries } = useUnsent(PROFILE);
  const { notice } = useNotices();
  const t = useTexts('path');
  const failureText = useFailureText();

  useEffect(
    () =>
      outbox.follow(PROFILE, ({ entry, result }) => {
        if (result === null || result.ok) return;
        const field = courseFieldOf(entry);
        if (field === undefined) return;
        const title = field === 'track' ? t.tracks.failed : t.industries.failed;
        notice({ title, text: failureText(result.failure.code), tone: 'bad' });
      }),
    [outbox, notice, t, failureText],
  );

  const choose = useCallback(
    ({ track, industry }: Choice) => {
      if (track !== undefined) void outbox.put(courseWrite(courseKey, 'track', track));
      if (industry !== undefined) void outbox.put(courseWrite(courseKey, 'industry', industry));
    },
    [outbox, courseKey],
  );
  return {
    track: chosenFor(entries, courseKey, 'track') ?? saved?.track ?? null,
    industry: chosenFor(entries, courseKey, 'industry') ?? saved?.industry ?? null,
    choose,
  };
}
