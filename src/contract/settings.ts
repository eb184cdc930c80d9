// The settings of an account on the wire; what they mean and their defaults stand in the domain.
import { z } from 'zod';
import { DAILY_GOAL, type Settings, TEXT_SIZES, THEMES } from '#domain/settings/settings.ts';

const flag = z.boolean();

const shape = {
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
  volume: z.int().min(0).max(100),
  theme: z.enum(THEMES),
  reducedMotion: flag,
  textSize: z.enum(TEXT_SIZES),
  wideSpacing: flag,
  keyShortcuts: flag,
  confetti: flag,
  quietMode: flag,
  publicProfile: flag,
  showProgress: flag,
  showBadges: flag,
  dailyGoalMinutes: z.int().min(DAILY_GOAL.least).max(DAILY_GOAL.most).nullable(),
  firstCardClosed: flag,
} satisfies { [Key in keyof Settings]: z.ZodType<Settings[Key]> };

/** What somebody has set; a setting that is absent has its default. */
export const chosenSettingsSchema = z.object(shape).partial();
/** Settings to change; the others stay. */
export const settingsChangeSchema = z.strictObject(shape).partial();
