// What this device remembers: merged over defaults on load, saved on every change (brief 1, 3.2).
// Learner data never lives here; sample values are never defaults.
import type { Locale } from '#contract/fields.ts';
import {
  settingDefaults,
  TEXT_SIZES,
  type TextSize,
  THEMES,
  type Theme,
} from '#domain/settings/settings.ts';

export type { Theme };

export interface AppState {
  nav: {
    /** Null until the learner folds or unfolds it: screens that need the room have it folded. */
    sideNavCollapsed: boolean | null;
    /** The 'Quick Course Test' box was put away; the profile menu brings it back. */
    quickTestHidden: boolean;
    /** It shrank to a tab once: from then on it unfolds by a press only. */
    quickTestFolded: boolean;
    currentPage: string;
  };
  settings: {
    /**
     * Whose account the following ones were taken from, so that a page looks right before it knows who
     * is here; null where they were chosen by nobody who was signed in.
     */
    owner: string | null;
    theme: Theme;
    soundEnabled: boolean;
    confettiEnabled: boolean;
    musicEnabled: boolean;
    /** 0 to 100. */
    volume: number;
    reducedMotion: boolean;
    textSize: TextSize;
    wideSpacing: boolean;
    /** Single letters, digits and signs are shortcuts (WCAG 2.1.4). */
    keyShortcuts: boolean;
    quietMode: boolean;
    /** Of a running attempt: what little time is left is then only said. */
    timerHidden: boolean;
    /** Of a running attempt: where one would be at the pace of the real exam. */
    examPaceShown: boolean;
  };
  /** Null until the learner chooses: the browser's languages decide meanwhile. */
  locale: Locale | null;
  /** Whether somebody with an account was signed in here; null where nobody was, or before this was noted. */
  hadAccount: boolean | null;
  /** Typed but not sent, by form (a learner's own: `ownForm`); never a password. */
  drafts: Record<string, Record<string, string>>;
}

export const appStateKey = 'meritpath-app-state';

export const appStateDefaults: AppState = {
  nav: {
    sideNavCollapsed: null,
    quickTestHidden: false,
    quickTestFolded: false,
    currentPage: 'dashboard',
  },
  settings: {
    owner: null,
    theme: settingDefaults.theme,
    soundEnabled: settingDefaults.soundEffects,
    confettiEnabled: settingDefaults.confetti,
    musicEnabled: settingDefaults.backgroundMusic,
    volume: settingDefaults.volume,
    reducedMotion: settingDefaults.reducedMotion,
    textSize: settingDefaults.textSize,
    wideSpacing: settingDefaults.wideSpacing,
    keyShortcuts: settingDefaults.keyShortcuts,
    quietMode: settingDefaults.quietMode,
    timerHidden: false,
    examPaceShown: false,
  },
  locale: null,
  hadAccount: null,
  drafts: {},
};

/** The name of a form that belongs to a learner: nobody else finds what was typed there. */
export const ownForm = (kind: string, learnerId: string, ...parts: readonly string[]): string =>
  [kind, learnerId, ...parts].join(':');

/** The drafts without those of a learner, who signs out. */
export const draftsWithout = (drafts: AppState['drafts'], learnerId: string): AppState['drafts'] =>
  Object.fromEntries(Object.entries(drafts).filter(([form]) => form.split(':')[1] !== learnerId));

const locales: readonly unknown[] = ['en-US', 'en-GB', 'es', 'fr', 'de'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const record = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});
const boolean = (value: unknown, otherwise: boolean): boolean =>
  typeof value === 'boolean' ? value : otherwise;
const text = (value: unknown, otherwise: string): string =>
  typeof value === 'string' ? value : otherwise;
const among = <T>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.includes(value as T) ? (value as T) : otherwise;
const percent = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && value >= 0 && value <= 100 ? Math.round(value) : otherwise;

function mergeSettings(saved: Record<string, unknown>): AppState['settings'] {
  const defaults = appStateDefaults.settings;
  const flag = (key: keyof AppState['settings']) => boolean(saved[key], defaults[key] as boolean);
  return {
    owner: typeof saved.owner === 'string' ? saved.owner : null,
    theme: among(THEMES, saved.theme, defaults.theme),
    soundEnabled: flag('soundEnabled'),
    confettiEnabled: flag('confettiEnabled'),
    musicEnabled: flag('musicEnabled'),
    volume: percent(saved.volume, defaults.volume),
    reducedMotion: flag('reducedMotion'),
    textSize: among(TEXT_SIZES, saved.textSize, defaults.textSize),
    wideSpacing: flag('wideSpacing'),
    keyShortcuts: flag('keyShortcuts'),
    quietMode: flag('quietMode'),
    timerHidden: flag('timerHidden'),
    examPaceShown: flag('examPaceShown'),
  };
}

/**
 * Reads what an older or foreign version may have stored: each value counts only where its type
 * fits, every other falls back to its default.
 * @param stored the text under `appStateKey`, or null when there is none
 */
export function mergeAppState(stored: string | null): AppState {
  let parsed: unknown = {};
  try {
    parsed = stored === null ? {} : JSON.parse(stored);
  } catch {
    // A broken entry is as good as none: it is written anew on the next change.
  }
  const saved = record(parsed);
  const [nav, settings] = [record(saved.nav), record(saved.settings)];
  const defaults = appStateDefaults;
  return {
    nav: {
      sideNavCollapsed:
        typeof nav.sideNavCollapsed === 'boolean'
          ? nav.sideNavCollapsed
          : defaults.nav.sideNavCollapsed,
      quickTestHidden: boolean(nav.quickTestHidden, defaults.nav.quickTestHidden),
      quickTestFolded: boolean(nav.quickTestFolded, defaults.nav.quickTestFolded),
      currentPage: text(nav.currentPage, defaults.nav.currentPage),
    },
    settings: mergeSettings(settings),
    locale: locales.includes(saved.locale) ? (saved.locale as Locale) : defaults.locale,
    hadAccount: typeof saved.hadAccount === 'boolean' ? saved.hadAccount : defaults.hadAccount,
    drafts: Object.fromEntries(
      Object.entries(record(saved.drafts)).map(([form, fields]) => [
        form,
        Object.fromEntries(
          Object.entries(record(fields)).filter(
            (entry): entry is [string, string] => typeof entry[1] === 'string',
          ),
        ),
      ]),
    ),
  };
}
