// The running attempt of a paper: reads it, and leads to the paper's intro where none runs.
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { examQueries, type ReceivedAttempt } from '#client/api/exam-queries.ts';
import { useAccentOf } from '#client/base/accent.ts';
import { addresses, inCourse } from '#client/base/addresses.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { Redirect } from '#client/base/navigation.tsx';
import { useSelectedCourse } from '#client/base/selected-course.ts';
import { useTitle } from '#client/base/use-title.ts';
import { useCourseOf } from '#client/features/course/use-course-of.ts';
import { ErrorScene, LoadingLine } from '#client/ui/states.tsx';

import { AttemptRoom } from './attempt-room.tsx';

export function AttemptScreen({ paperKey }: { paperKey: string }) {
  const t = useTexts('attempt');
  const actions = useTexts('actions');
  const name = inCourse(useSelectedCourse(), paperKey);
  const read = useQuery(examQueries.attemptOf(name));
  // The end of an attempt is its own: a reread that finds no running attempt does not take it away.
  const [opened, setOpened] = useState<ReceivedAttempt | null>(null);
  if (read.data && read.data.id !== opened?.id) setOpened(read.data);
  useAccentOf(read.data?.paper.courseKey);
  useCourseOf(paperKey, read.data?.paper.courseKey);

  if (opened !== null) {
    const newer = read.data?.id === opened.id ? read.data : opened;
    return <AttemptRoom attempt={newer} isGone={read.data === null} key={opened.id} />;
  }
  if (read.data === null) return <Redirect to={addresses.paper(paperKey)} />;
  if (read.isError) {
    return (
      <Waiting title={t.screen}>
        <main className="boot" id="main" tabIndex={-1}>
          <ErrorScene
            level={1}
            retry={() => void read.refetch()}
            retryLabel={actions.retry}
            text={t.failedText}
            title={t.failed}
          />
        </main>
      </Waiting>
    );
  }
  return (
    <Waiting title={t.screen}>
      <LoadingLine full label={t.loading} />
    </Waiting>
  );
}

/** Names the window until the room does: it would have the last word beside it. */
function Waiting({ title, children }: { title: string; children: ReactNode }) {
  useTitle(title);
  return children;
}
