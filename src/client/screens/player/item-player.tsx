// `/learning/{phaseId}/{itemName}`: finds the item of the path and hands it to the player.
import { useState } from 'react';
import { useTexts } from '#client/base/language/language.tsx';
import { NotHere } from '#client/base/screen/not-here.tsx';
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
    <NotHere />
  ) : (
    <PlayerScreen activityRef={activityRef} key={activityRef} />
  );
}
