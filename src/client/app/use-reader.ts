// Who reads dates and times: the language of the screen, the zone of the learner.
import { useMemo } from 'react';
import { useLearner } from '#client/features/session/session.tsx';
import { useLocale } from './language/language.tsx';

export function useReader(): { locale: string; timeZone: string } {
  const locale = useLocale();
  const { timeZone } = useLearner();
  return useMemo(() => ({ locale, timeZone }), [locale, timeZone]);
}
