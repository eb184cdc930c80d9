// Who reads dates and times: the language of the screen, the zone of the learner.
import { useMemo } from 'react';
import { useLocale } from '#client/base/language/language.tsx';
import { useLearner } from '#client/base/session/session.tsx';

export function useReader(): { locale: string; timeZone: string } {
  const locale = useLocale();
  const { timeZone } = useLearner();
  return useMemo(() => ({ locale, timeZone }), [locale, timeZone]);
}
