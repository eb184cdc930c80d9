// Until when an item runs. A demo learner's team came with the demo: nothing was spent on it.
import { useTexts } from '#client/base/language/language.tsx';
import { useLearner } from '#client/base/session/session.tsx';
import { useMoment } from '#client/base/use-moment.ts';
import type { StoreItemView } from '#contract/store.ts';

export function useRunsUntil() {
  const { mine: t } = useTexts('store');
  const { isDemo } = useLearner();
  const moment = useMoment();
  return ({ effect }: Pick<StoreItemView, 'effect'>, activeUntil: string): string =>
    isDemo && effect.kind === 'team' ? t.lent(moment(activeUntil)) : t.until(moment(activeUntil));
}
