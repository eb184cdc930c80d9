// The language of the screen: the one that is shown stays until all of the next one is here.
import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type { FailureCode } from '#client/api/failure.ts';
import { changeDevice, useChosenLocale } from '#client/base/device.ts';
import type { Locale } from '#contract/fields.ts';
import type { Area, Messages } from '#texts/messages.ts';
import { startLocale } from './languages.ts';
import { changeTexts, pageTexts, startedLocale } from './page-texts.ts';

interface Language {
  locale: Locale;
  setLocale: (locale: Locale) => void;
}

/** Reads the texts of an area in the screen's language. */
export type TextOf = <A extends Area>(area: A) => Messages[A];

const LanguageContext = createContext<Language | null>(null);

export function LanguageProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(startedLocale);
  const chosen = useChosenLocale();
  const [requested, setRequested] = useState<Locale>(() =>
    startLocale(chosen, navigator.languages),
  );
  // Another tab may have chosen: an older choice of this one must not reach the account again.
  useEffect(() => setRequested(startLocale(chosen, navigator.languages)), [chosen]);

  useEffect(() => {
    document.documentElement.lang = shown;
    if (requested === shown) return;
    let current = true;
    changeTexts(requested).then(
      () => {
        if (current) startTransition(() => setShown(requested));
      },
      () => {
        // The language could not be fetched: the one on the screen stays.
        if (current) setRequested(shown);
      },
    );
    return () => {
      current = false;
    };
  }, [requested, shown]);

  const language = useMemo(
    () => ({
      locale: shown,
      setLocale: (locale: Locale) => {
        changeDevice((before) => ({ ...before, locale }));
        setRequested(locale);
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

export const useLocale = (): Locale => useLanguage().locale;

/** Reads areas one by one; what no manifest has named is waited for. */
export function useTextOf(): TextOf {
  const locale = useLocale();
  return (area) => pageTexts.find(locale, area) ?? use(pageTexts.load(locale, area));
}

/** The texts of an area in the screen's language. */
export function useTexts<A extends Area>(area: A): Messages[A] {
  return useTextOf()(area);
}

/** The sentence for a failed call. What a page without refusals cannot meet is a failure of the server there. */
export const useFailureText = (): ((code: FailureCode) => string) => {
  const locale = useLocale();
  const errors = useTexts('errors');
  return (code) => {
    if (code in errors) return errors[code as keyof typeof errors];
    const refusals = pageTexts.find(locale, 'refusals');
    if (refusals === undefined || !(code in refusals)) return errors['server.failed'];
    return refusals[code as keyof typeof refusals];
  };
};
