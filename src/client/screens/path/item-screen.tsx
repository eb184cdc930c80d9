// `/learning/{phaseId}/{itemName}`: finds the item of the path and hands it to the player.
import { type ReactNode, useState } from 'react';
import { useTexts } from '#client/app/language/language.tsx';
import { activityAt } from '#client/features/path/selection.ts';
import { useLearningPath } from '#client/features/path/use-learning-path.ts';
import { ErrorScene, LoadingLine } from '#client/ui/states.tsx';

interface ItemScreenProps {
  phaseId: string;
  itemName: string;
  /** The player of an activity: screens do not know each other. */
  play: (activityRef: string) => ReactNode;
  /** Shown where the path has no such item. */
  notFound: ReactNode;
}

export function ItemScreen({ phaseId, itemName, play, notFound }: ItemScreenProps) {
  const { path, failure, retry } = useLearningPath();
  const { path: t, player, actions } = useTexts();
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
  return activityRef === undefined ? notFound : play(activityRef);
}
