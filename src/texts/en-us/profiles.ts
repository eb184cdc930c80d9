// What a stranger reads on the public page of a learner.

export const profiles = {
  title: 'Public profile',
  loading: 'Loading the profile...',
  failed: 'The profile did not load',
  failedText: 'Check the connection and try again.',
  none: 'There is no public page here',
  noneText: 'The address may be incomplete, or the page is not public.',
  level: 'Level',
  total: 'XP toward the level',
  streak: 'Study streak',
  badges: 'Badges',
  noBadges: 'No badges yet.',
};
