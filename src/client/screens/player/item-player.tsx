// `/learning/{phaseId}/{itemName}`: finds the item of the path and hands it to the player.
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '#client/api/queries.ts';
import { useSearchText } from '#client/base/go.tsx';
import { useKnownCourses } from '#client/base/known-courses.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { NotHere } from '#client/base/screen/not-here.tsx';
import { useSelectedCourse } from '#client/base/selected-course.ts';
import { useCourseOf } from '#client/features/course/use-course-of.ts';
import { activityAt } from '#client/features/path/selection.ts';
import { useLearningPath } from '#client/features/path/use-learning-path.ts';
import { ErrorScene, LoadingLine } from '#client/ui/states.tsx';
import { PlayerScreen } from './player-screen.tsx';

interface ItemPlayerProps {
  phaseId: string;
  itemName: string;
}

export function ItemPlayer({ phaseId, itemName }: ItemPlayerProps) {
  const { path, failure, retry } = useLearningPath();
  const [{ company }] = useSearchText();
  const t = useTexts('path');
  const player = useTexts('player');
  const actions = useTexts('actions');
  const found = path && activityAt(path, phaseId, itemName);
  // A test that was just passed is gone from the path: its moment still has to be shown.
  const [played, setPlayed] = useState(found);
  if (found !== undefined && played === undefined) setPlayed(found);
  if (failure) {
    return (
      <main className="boot" id="main" tabIndex={-1}>
        <ErrorScene
          level={1}
          retry={retry}
          retryLabel={actions.retry}
          text={t.failedText}
          title={t.failed}
        />
      </main>
    );
  }
  if (path === undefined) return <LoadingLine full label={player.item.loading} />;
  const activityRef = found ?? played;
  return activityRef === undefined ? (
    <ItemElsewhere itemName={itemName} phaseId={phaseId} />
  ) : (
    <PlayerScreen activityRef={activityRef} industry={company} key={activityRef} />
  );
}

/** An item that the selected course does not have: where another one has it, that one is selected. */
function ItemElsewhere({ phaseId, itemName }: ItemPlayerProps) {
  const selected = useSelectedCourse();
  const { item } = useTexts('player');
  const others = useKnownCourses().filter(({ key, has }) => key !== selected && has.path);
  const paths = useQueries({ queries: others.map(({ key }) => queries.path(key)) });
  const owner = others.find((_course, at) => {
    const path = paths[at]?.data;
    return path !== undefined && activityAt(path, phaseId, itemName) !== undefined;
  });
  useCourseOf(`${phaseId}/${itemName}`, owner?.key);
  const isWaiting = owner !== undefined || paths.some(({ isPending }) => isPending);
  return isWaiting ? <LoadingLine full label={item.loading} /> : <NotHere />;
}
