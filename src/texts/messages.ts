// What a language says, by area: English is the language every other one is checked against.
import type { actions } from './en-us/actions.ts';
import type { attempt } from './en-us/attempt.ts';
import type { auth } from './en-us/auth.ts';
import type { certificates } from './en-us/certificates.ts';
import type { dashboard } from './en-us/dashboard.ts';
import type { errors } from './en-us/errors.ts';
import type { exam } from './en-us/exam.ts';
import type { glossary } from './en-us/glossary.ts';
import type { leaderboards } from './en-us/leaderboards.ts';
import type { missions } from './en-us/missions.ts';
import type { notifications } from './en-us/notifications.ts';
import type { path } from './en-us/path.ts';
import type { picker } from './en-us/picker.ts';
import type { player } from './en-us/player.ts';
import type { practice } from './en-us/practice.ts';
import type { progress } from './en-us/progress.ts';
import type { questions } from './en-us/questions.ts';
import type { quick } from './en-us/quick.ts';
import type { report } from './en-us/report.ts';
import type { reporting } from './en-us/reporting.ts';
import type { rewards } from './en-us/rewards.ts';
import type { search } from './en-us/search.ts';
import type { security } from './en-us/security.ts';
import type { settings } from './en-us/settings.ts';
import type { shell } from './en-us/shell.ts';
import type { shortcuts } from './en-us/shortcuts.ts';
import type { store } from './en-us/store.ts';
import type { study } from './en-us/study.ts';
import type { support } from './en-us/support.ts';
import type { tasks } from './en-us/tasks.ts';
import type { unsubscribe } from './en-us/unsubscribe.ts';

/** Every text of the product. An area of a language `satisfies` its own type here. */
export interface Messages {
  actions: typeof actions;
  attempt: typeof attempt;
  auth: typeof auth;
  certificates: typeof certificates;
  dashboard: typeof dashboard;
  errors: typeof errors;
  exam: typeof exam;
  glossary: typeof glossary;
  leaderboards: typeof leaderboards;
  missions: typeof missions;
  notifications: typeof notifications;
  path: typeof path;
  picker: typeof picker;
  player: typeof player;
  practice: typeof practice;
  progress: typeof progress;
  questions: typeof questions;
  quick: typeof quick;
  report: typeof report;
  reporting: typeof reporting;
  rewards: typeof rewards;
  search: typeof search;
  security: typeof security;
  settings: typeof settings;
  shell: typeof shell;
  store: typeof store;
  shortcuts: typeof shortcuts;
  study: typeof study;
  support: typeof support;
  tasks: typeof tasks;
  unsubscribe: typeof unsubscribe;
}

export type Area = keyof Messages;
