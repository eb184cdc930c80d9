import { useTexts } from '#client/base/language/language.tsx';
import type { ThreadState } from '#domain/support/threads.ts';

const looks: Readonly<Record<ThreadState, string>> = {
  open: 'chip chip-warn',
  answered: 'chip chip-good',
  closed: 'chip',
};

/** Who is to write next. */
export function StateChip({ state }: { state: ThreadState }) {
  const { messages: t } = useTexts('support');
  return <span className={looks[state]}>{t.state[state]}</span>;
}
