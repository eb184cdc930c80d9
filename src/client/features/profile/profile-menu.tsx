import {
  Award,
  ChartSpline,
  Keyboard,
  LifeBuoy,
  LogOut,
  PanelBottom,
  Settings,
  Volume2,
} from 'lucide-react';
import { addresses } from '#client/base/addresses.ts';
import { changeDevice, useDevice } from '#client/base/device.ts';
import { useGo } from '#client/base/go.tsx';
import { isKeyboardLikely } from '#client/base/is-keyboard-likely.ts';
import { useLanguage, useTexts } from '#client/base/language/language.tsx';
import { languageChoice } from '#client/base/language/language-menu.tsx';
import { localized } from '#client/base/language/localized.ts';
import { initialsOf, nameOf } from '#client/base/session/name-of.ts';
import { useLearner } from '#client/base/session/session.tsx';
import { useSignOut } from '#client/base/session/use-sign-out.ts';
import { useSetSetting, useSettings } from '#client/base/settings/settings.ts';
import { useQuiet } from '#client/base/theme.tsx';
import { Coin } from '#client/ui/coin.tsx';
import { MenuButton } from '#client/ui/menu-button.tsx';
import type { MenuEntry } from '#client/ui/menu-entry.ts';
import { THEMES, type Theme } from '#domain/settings/settings.ts';

/** Who is signed in, with XP and level, and what belongs to this person and this device. */
export function ProfileMenu({ onShortcuts }: { onShortcuts?: () => void }) {
  const { locale, setLocale } = useLanguage();
  const { profile, quick, shortcuts } = useTexts('shell');
  const learner = useLearner();
  const { theme, soundEffects } = useSettings();
  const setSetting = useSetSetting();
  const { nav } = useDevice();
  const isQuiet = useQuiet();
  const go = useGo();
  const signOut = useSignOut();
  const name = nameOf(learner, profile.learner);

  const entries: MenuEntry[] = [
    ...(isQuiet
      ? []
      : [
          {
            kind: 'action' as const,
            label: profile.progress,
            icon: ChartSpline,
            run: () => go(addresses.progress()),
          },
          {
            kind: 'action' as const,
            label: profile.achievements,
            icon: Award,
            run: () => go(addresses.achievements()),
          },
        ]),
    ...(onShortcuts && isKeyboardLikely()
      ? [{ kind: 'action' as const, label: shortcuts, icon: Keyboard, run: onShortcuts }]
      : []),
    {
      kind: 'action',
      label: profile.settings,
      icon: Settings,
      run: () => go(addresses.settings()),
    },
    {
      kind: 'action',
      label: profile.support,
      icon: LifeBuoy,
      run: () => go(addresses.support()),
    },
    { kind: 'action', label: profile.signOut, icon: LogOut, run: () => void signOut() },
    { kind: 'line' },
    {
      kind: 'switch',
      label: profile.sounds,
      icon: Volume2,
      on: soundEffects,
      change: (on) => setSetting('soundEffects', on),
    },
    {
      kind: 'switch',
      label: quick,
      icon: PanelBottom,
      on: !nav.quickTestHidden,
      change: (on) =>
        changeDevice((before) => ({ ...before, nav: { ...before.nav, quickTestHidden: !on } })),
    },
    { kind: 'line' },
    {
      kind: 'choice',
      beside: true,
      label: profile.theme,
      value: theme,
      options: THEMES.map((value) => ({ value, label: profile[value] })),
      choose: (value) => setSetting('theme', value as Theme),
    },
    { kind: 'line' },
    { ...languageChoice(profile.language, locale, setLocale, profile.languageNote), beside: true },
  ];
  return (
    <MenuButton
      align="end"
      className="btn-icon"
      entries={entries}
      header={
        <div className="menu-who">
          <b>{name}</b>
          <span className="reward">
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
