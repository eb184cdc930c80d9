import { ItemPlayer } from './item-player.tsx';
import { PlayerScreen } from './player-screen.tsx';

interface PlayedScreenProps {
  /** A mission's key or an item's id, or the place of an item on the path. */
  played: string | { phaseId: string; itemName: string };
}

export const PlayedScreen = ({ played }: PlayedScreenProps) =>
  typeof played === 'string' ? <PlayerScreen activityRef={played} /> : <ItemPlayer {...played} />;
