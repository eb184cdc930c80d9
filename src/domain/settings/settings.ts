// What a learner can set, with the values it has until they do (brief 2, settings defaults).

export const THEMES = ['dark', 'light', 'midnight'] as const;
export type Theme = (typeof THEMES)[number];
export const TEXT_SIZES = ['normal', 'large', 'largest'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** Minutes that a day's goal may have. */
export const DAILY_GOAL = { least: 5, most: 240 } as const;

/** Every setting of an account. One key is one setting: a change of one never touches another. */
export interface Settings {
  readonly notifyByEmail: boolean;
  readonly notifyByPush: boolean;
  readonly notifyAchievements: boolean;
  readonly notifyEvents: boolean;
  readonly weeklyDigest: boolean;
  /** One reminder in the evening of a day without study, where a run of days stands. */
  readonly streakReminders: boolean;
  readonly achievementsByEmail: boolean;
  readonly streakByEmail: boolean;
  readonly soundEffects: boolean;
  readonly backgroundMusic: boolean;
  /** 0 to 100. */
  readonly volume: number;
  readonly theme: Theme;
  readonly reducedMotion: boolean;
  readonly textSize: TextSize;
  /** Wider letters, words and lines, for readers with dyslexia. */
  readonly wideSpacing: boolean;
  /** Single letters, digits and signs do something by themselves (WCAG 2.1.4 lets them be switched off). */
  readonly keyShortcuts: boolean;
  readonly confetti: boolean;
  /** Hides XP, streaks, ranks and sounds; what they count goes on being counted. */
  readonly quietMode: boolean;
  readonly publicProfile: boolean;
  readonly showProgress: boolean;
  readonly showBadges: boolean;
  /** Minutes of study that the learner wants to do a day; null where they set none. */
  readonly dailyGoalMinutes: number | null;
  /** The card of the first day was answered or put away: it is never shown again. */
  readonly firstCardClosed: boolean;
}

export const settingDefaults: Settings = {
  notifyByEmail: true,
  notifyByPush: true,
  notifyAchievements: true,
  notifyEvents: true,
  weeklyDigest: false,
  streakReminders: true,
  achievementsByEmail: true,
  streakByEmail: true,
  soundEffects: true,
  backgroundMusic: false,
  volume: 75,
  theme: 'dark',
  reducedMotion: false,
  textSize: 'normal',
  wideSpacing: false,
  keyShortcuts: true,
  confetti: true,
  quietMode: false,
  publicProfile: true,
  showProgress: true,
  showBadges: true,
  dailyGoalMinutes: null,
  firstCardClosed: false,
};

type Check = (value: unknown) => boolean;
const flag: Check = (value) => typeof value === 'boolean';
const among =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const whole =
  (least: number, most: number): Check =>
  (value) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
const minutes = whole(DAILY_GOAL.least, DAILY_GOAL.most);

const checks: Readonly<Record<keyof Settings, Check>> = {
  notifyByEmail: flag,
  notifyByPush: flag,
  notifyAchievements: flag,
  notifyEvents: flag,
  weeklyDigest: flag,
  streakReminders: flag,
  achievementsByEmail: flag,
  streakByEmail: flag,
  soundEffects: flag,
  backgroundMusic: flag,
  volume: whole(0, 100),
  theme: among(THEMES),
  reducedMotion: flag,
  textSize: among(TEXT_SIZES),
  wideSpacing: flag,
  keyShortcuts: flag,
  confetti: flag,
  quietMode: flag,
  publicProfile: flag,
  showProgress: flag,
  showBadges: flag,
  dailyGoalMinutes: (value) => value === null || minutes(value),
  firstCardClosed: flag,
};

/**
 * What somebody has set, out of what is stored: keys and values that this release does not know are
 * left out, so that a newer or an older one never breaks a profile.
 */
export function validSettings(stored: unknown): Partial<Settings> {
  if (typeof stored !== 'object' || stored === null) return {};
  const entries = Object.entries(stored).filter(
    ([key, value]) => Object.hasOwn(checks, key) && checks[key as keyof Settings](value),
  );
  return Object.fromEntries(entries);
}

/** Every setting: what was set, over the defaults. */
export const settingsOf = (set: Partial<Settings> | undefined): Settings => ({
  ...settingDefaults,
  ...set,
});
