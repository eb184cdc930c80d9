// Quick actions.
export const quick = {
  close: 'Close the quick actions',
  startNext: 'Start Next Mission',
  /** Where the next step is no mission. */
  startStep: 'Start Next Step',
  resume: 'Resume Current',
  daily: 'Daily Challenge',
  templates: 'Download Templates',
  templatesText: 'Files for your own work',
  achievements: 'View Achievements',
  /** Keys stand between the three parts. */
  tip: { before: 'Press', between: 'to open this from anywhere,', after: 'for every shortcut.' },
};
