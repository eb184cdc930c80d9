// Nobody new is welcomed back: on the first day the greeting has their name (decisions 12a).
import { useTexts } from '#client/base/language/language.tsx';
import { useLearner } from '#client/base/session/session.tsx';

export function useWelcome(): string {
  const { welcome, welcomeFirst } = useTexts('dashboard');
  const { isFirstDay, firstName } = useLearner();
  return isFirstDay ? welcomeFirst(firstName) : welcome;
}
