// What is said while an answer or work waits for the server: that the device has it, once it has.
import { useTexts } from '#client/base/language/language.tsx';
import type { Player } from './use-player.ts';

type Waiting = Pick<Player, 'unsent' | 'isOpenTask'> & {
  readonly texts: Pick<Player['texts'], 'answerWaits'>;
};

export function useWaits({ unsent, isOpenTask, texts }: Waiting): string {
  const { handInWaits } = useTexts('tasks');
  const { notKept } = useTexts('shell');
  if (!unsent.isKept) return notKept;
  return isOpenTask ? handInWaits : texts.answerWaits;
}
