// The language of the screen: one catalogue at a time, kept until the next one is here.
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { FailureCode } from '#client/api/failure.ts';
import { changeDevice, useChosenLocale } from '#client/app/device.ts';
import type { Locale } from '#contract/fields.ts';
import { enUS } from '#texts/en-us.ts';
import type { Messages } from '#texts/messages.ts';
import { catalogues, startLocale } from './catalogues.ts';

interface Language {
  locale: Locale;
  texts: Messages;
  setLocale: (locale: Locale) => void;
}

const LanguageContext = createContext<Language | null>(null);

export function LanguageProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ locale: Locale; texts: Messages }>({
    locale: 'en-US',
    texts: enUS,
  });
  const chosen = useChosenLocale();
  const [wanted, setWanted] = useState<Locale>(() => startLocale(chosen, navigator.languages));
  // Another tab may have chosen: an older choice of this one must not reach the account again.
  useEffect(() => setWanted(startLocale(chosen, navigator.languages)), [chosen]);

  useEffect(() => {
    document.documentElement.lang = shown.locale;
    if (wanted === shown.locale) return;
    let current = true;
    const show = (texts: Messages) => {
      if (current) setShown({ locale: wanted, texts });
    };
    Promise.resolve(catalogues[wanted]()).then(show, () => {
      // The language could not be fetched: the one on the screen stays.
      if (current) setWanted(shown.locale);
    });
    return () => {
      current = false;
    };
  }, [wanted, shown.locale]);

  const language = useMemo(
    () => ({
      ...shown,
      setLocale: (locale: Locale) => {
        changeDevice((before) => ({ ...before, locale }));
        setWanted(locale);
      },
    }),
    [shown],
  );
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (language === null) throw new Error('useLanguage is used outside LanguageProvider');
  return language;
}

/** All texts of the screen's language. */
export const useTexts = (): Messages => useLanguage().texts;
export const useLocale = (): Locale => useLanguage().locale;
/** The sentence for a failed call. */
export const useFailureText = (): ((code: FailureCode) => string) => {
  const { errors } = useTexts();
  return (code) => errors[code];
};
