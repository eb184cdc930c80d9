// Learning events: what is open, what comes, what the learner took part in. Nothing here hurries anybody.
import { number, plural } from './words.ts';

export const events = {
  title: 'Learning Events',
  lead: 'Join what suits you. What you study counts anyway, and nothing is lost when you skip one.',
  tabs: {
    label: 'Events by time',
    active: 'Active',
    upcoming: 'Upcoming',
    completed: 'Completed',
    counted: (tab: string, n: number) => `${tab} (${number(n)})`,
  },
  filters: 'Kind of event',
  all: 'All',
  type: { daily: 'Daily', weekly: 'Weekly', community: 'Community', special: 'Special' },
  difficulty: {
    beginner: 'Beginner',
    intermediate: 'Intermediate',
    advanced: 'Advanced',
    expert: 'Expert',
  },
  zone: 'Days, weeks and months of events turn at midnight in UTC. Times are shown in your own zone.',
  loading: 'Loading events...',
  failed: 'The events did not load',
  empty: {
    active: 'No event of this kind is open',
    upcoming: 'No event of this kind is planned for the next weeks',
    text: 'They come back by the calendar. Your studies go on without them.',
    completed: 'No event completed yet',
    completedText: 'Events that you took part in stand here once they are over.',
  },
  progress: {
    'questions-right': (have: number, of: number) =>
      `${number(have)} of ${plural(of, { one: '# right answer', other: '# right answers' })}`,
    'activities-done': (have: number, of: number) =>
      `${number(have)} of ${plural(of, { one: '# activity finished', other: '# activities finished' })}`,
    'missions-done': (have: number, of: number) =>
      `${number(have)} of ${plural(of, { one: '# mission finished', other: '# missions finished' })}`,
    'papers-taken': (have: number, of: number) =>
      `${number(have)} of ${plural(of, { one: '# paper handed in', other: '# papers handed in' })}`,
    'study-days': (have: number, of: number) =>
      `${number(have)} of ${plural(of, { one: '# study day', other: '# study days' })}`,
    'xp-earned': (have: number, of: number) => `${number(have)} of ${number(of)} XP`,
  },
  together: (total: number, target: number) => `${number(total)} of ${number(target)} together.`,
  team: (total: number, target: number) => `Your team: ${number(total)} of ${number(target)}.`,
  mine: {
    'questions-right': (n: number) =>
      `${plural(n, { one: '# right answer', other: '# right answers' })} from you.`,
    'activities-done': (n: number) =>
      `${plural(n, { one: '# activity', other: '# activities' })} from you.`,
    'missions-done': (n: number) =>
      `${plural(n, { one: '# mission', other: '# missions' })} from you.`,
    'papers-taken': (n: number) => `${plural(n, { one: '# paper', other: '# papers' })} from you.`,
    'study-days': (n: number) =>
      `${plural(n, { one: '# study day', other: '# study days' })} from you.`,
    'xp-earned': (n: number) => `${number(n)} XP from you.`,
  },
  until: (moment: string) => `Open until ${moment}`,
  opens: (moment: string, days: number) =>
    `Opens ${moment}, for ${plural(days, { one: '# day', other: '# days' })}`,
  participants: (n: number) => plural(n, { one: '# participant', other: '# participants' }),
  places: (taken: number, of: number) => `${number(taken)} of ${number(of)} places taken`,
  reward: (xp: number) => `+${number(xp)} XP`,
  join: 'Join Challenge',
  go: 'Continue Challenge',
  interest: 'Register Interest',
  full: 'All places taken',
  joined: 'You take part',
  joinedIn: (event: string) => `You take part in “${event}”`,
  interested: 'Your place is kept',
  reached: 'Goal reached',
  leave: 'Leave',
  notInterested: 'Give the place back',
  ended: (day: string) => `until ${day}`,
  rank: (rank: number, of: number) => `Rank ${number(rank)} of ${number(of)}`,
  teamRank: (rank: number, of: number) =>
    `Rank ${number(rank)} of ${plural(of, { one: '# team', other: '# teams' })}`,
  needsTeam: 'Teams play here. Make one, or join one by a link, and come back.',
  findTeam: 'Find Your Team',
  certificate: 'View Certificate',
  certificateNamed: (event: string) => `View Certificate: ${event}`,
  more: 'Show more',
  moreFailed: 'The next events did not load.',
};
