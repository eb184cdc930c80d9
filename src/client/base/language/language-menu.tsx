// The switch of the five languages, each by its own name.
import { Globe } from 'lucide-react';
import { Icon } from '#client/ui/icon.tsx';
import { MenuButton } from '#client/ui/menu-button.tsx';
import type { MenuEntry } from '#client/ui/menu-entry.ts';
import type { Locale } from '#contract/fields.ts';
import { useLanguage, useTexts } from './language.tsx';
import { languageNames, locales } from './languages.ts';

/** The rows of the switch, for a menu of its own or a part of another. */
export function languageChoice(
  label: string,
  locale: Locale,
  choose: (locale: Locale) => void,
  note: string,
): Extract<MenuEntry, { kind: 'choice' }> {
  return {
    kind: 'choice',
    label,
    value: locale,
    options: locales.map((value) => ({ value, label: languageNames[value], lang: value })),
    choose: (value) => choose(value as Locale),
    note,
  };
}

/** The switch on screens without a profile menu. */
export function LanguageMenu() {
  const { locale, setLocale } = useLanguage();
  const shell = useTexts('shell');
  const choice = languageChoice(
    shell.profile.language,
    locale,
    setLocale,
    shell.profile.languageNote,
  );
  return (
    <MenuButton
      align="end"
      className="btn-icon"
      entries={[choice]}
      label={shell.languageSwitch(languageNames[locale])}
    >
      <Icon of={Globe} />
    </MenuButton>
  );
}
