import { LogOut, PanelBottom, Volume2 } from 'lucide-react';
import type { Theme } from '#client/base/app-state.ts';
import { changeDevice, changeSettings, useDevice } from '#client/base/device.ts';
import { useLanguage, useTexts } from '#client/base/language/language.tsx';
import { languageChoice } from '#client/base/language/language-menu.tsx';
import { localized } from '#client/base/language/localized.ts';
import { initialsOf, nameOf } from '#client/base/session/name-of.ts';
import { useLearner } from '#client/base/session/session.tsx';
import { useSignOut } from '#client/base/session/use-sign-out.ts';
import { setTheme, useTheme } from '#client/base/theme.tsx';
import { Coin } from '#client/ui/coin.tsx';
import { MenuButton } from '#client/ui/menu-button.tsx';
import type { MenuEntry } from '#client/ui/menu-entry.ts';

/** Who is signed in, with XP and level, and what belongs to this person and this device. */
export function ProfileMenu() {
  const { locale, setLocale } = useLanguage();
  const { profile, quick } = useTexts('shell');
  const learner = useLearner();
  const theme = useTheme();
  const { nav, settings } = useDevice();
  const signOut = useSignOut();
  const name = nameOf(learner, profile.learner);

  // Midnight comes with the store: until then it is offered only to a device that has it.
  const themes: Theme[] = theme === 'midnight' ? ['dark', 'light', 'midnight'] : ['dark', 'light'];
  const entries: MenuEntry[] = [
    {
      kind: 'choice',
      label: profile.theme,
      value: theme,
      options: themes.map((value) => ({ value, label: profile[value] })),
      choose: (value) => setTheme(value as Theme),
    },
    { kind: 'line' },
    languageChoice(profile.language, locale, setLocale),
    { kind: 'line' },
    {
      kind: 'switch',
      label: profile.sounds,
      icon: Volume2,
      on: settings.soundEnabled,
      change: (on) => changeSettings({ soundEnabled: on }),
    },
    {
      kind: 'switch',
      label: quick,
      icon: PanelBottom,
      on: !nav.quickTestHidden,
      change: (on) =>
        changeDevice((before) => ({ ...before, nav: { ...before.nav, quickTestHidden: !on } })),
    },
    { kind: 'action', label: profile.signOut, icon: LogOut, run: () => void signOut() },
  ];
  return (
    <MenuButton
      align="end"
      className="btn-icon"
      entries={entries}
      header={
        <div className="menu-who">
          <b>{name}</b>
          <span>
            <Coin />
            {profile.level(localized(learner.level.name, locale), learner.totalXp)}
          </span>
        </div>
      }
      label={profile.open(name)}
    >
      <span aria-hidden="true" className="me">
        {initialsOf(name)}
      </span>
    </MenuButton>
  );
}
