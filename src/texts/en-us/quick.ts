// Quick actions.
import { number } from './words.ts';

export const quick = {
  close: 'Close the quick actions',
  startNext: 'Start Next Mission',
  /** Where the next step is no mission. */
  startStep: 'Start Next Step',
  resume: 'Resume Current',
  daily: 'Daily Challenge',
  dailyDone: (percent: number) => `Done today: ${number(percent)}%. The next one comes tomorrow.`,
  templates: 'Download Templates',
  templatesText: 'Files for your own work',
  achievements: 'View Achievements',
  /** Keys stand between the three parts. */
  tip: { before: 'Press', between: 'to open this from anywhere,', after: 'for every shortcut.' },
};
