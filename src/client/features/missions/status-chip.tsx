import { Check, Lock } from 'lucide-react';
import { useTexts } from '#client/base/language/language.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { MissionStatus } from '#contract/learning.ts';

const looks: Record<MissionStatus, string> = {
  done: 'chip chip-good',
  in_progress: 'chip chip-accent',
  available: 'chip chip-line',
  locked: 'chip chip-line',
};

/** A mission's status in a word. */
export function StatusChip({ status }: { status: MissionStatus }) {
  const t = useTexts('missions').filters;
  return (
    <span className={looks[status]}>
      {status === 'done' && <Icon of={Check} size="s" />}
      {status === 'locked' && <Icon of={Lock} size="s" />}
      {t[status]}
    </span>
  );
}
