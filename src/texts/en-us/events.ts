// Learning events: what is open, what comes, what the learner took part in. Nothing here hurries anybody.
import { number, plural } from './words.ts';

export const events = {
  title: 'Learning Events',
  lead: 'Join what suits you. What you did since an event began counts when you join late, and nothing is lost when you skip one.',
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
  /** In its place, of an event that comes on some days of the week only. */
  onDays: (days: string) => `Every ${days}`,
  difficulty: {
    beginner: 'Beginner',
    intermediate: 'Intermediate',
    advanced: 'Advanced',
    expert: 'Expert',
  },
  zone: 'Days, weeks and months of events start at midnight UTC. Times are shown in your own time zone.',
  loading: 'Loading events...',
  failed: 'The events did not load',
  empty: {
    active: 'No event of this kind is open',
    upcoming: 'No event of this kind is planned for the next weeks',
    text: 'New ones open on schedule. What you study counts without them too.',
    completed: 'No event completed yet',
    completedText:
      'Events whose goal you reached, and those you took part in once they are over, appear here.',
  },
  progress: {
    'questions-right': (have: number, of: number) =>
      `${number(have)} of ${plural(of, { one: '# right answer', other: '# right answers' })}`,
    'activities-done': (have: number, of: number) =>
      `${number(have)} of ${plural(of, { one: '# activity finished', other: '# activities finished' })}`,
    'missions-done': (have: number, of: number) =>
      `${number(have)} of ${plural(of, { one: '# mission finished', other: '# missions finished' })}`,
    'papers-taken': (have: number, of: number) =>
      `${number(have)} of ${plural(of, { one: '# exam or practice submitted', other: '# exams or practices submitted' })}`,
    'study-days': (have: number, of: number) =>
      `${number(have)} of ${plural(of, { one: '# study day', other: '# study days' })}`,
    'xp-earned': (have: number, of: number) => `${number(have)} of ${number(of)} XP`,
  },
  /** Of what is counted together or by teams, before joining. */
  addedOnJoin: 'What you did since it began is added when you join.',
  together: (total: number, target: number) => `${number(total)} of ${number(target)} together.`,
  team: (total: number, target: number) => `Your team: ${number(total)} of ${number(target)}.`,
  mine: {
    'questions-right': (n: number) =>
      `${plural(n, { one: '# right answer', other: '# right answers' })} from you.`,
    'activities-done': (n: number) =>
      `${plural(n, { one: '# activity', other: '# activities' })} from you.`,
    'missions-done': (n: number) =>
      `${plural(n, { one: '# mission', other: '# missions' })} from you.`,
    'papers-taken': (n: number) =>
      `${plural(n, { one: '# exam or practice', other: '# exams or practices' })} from you.`,
    'study-days': (n: number) =>
      `${plural(n, { one: '# study day', other: '# study days' })} from you.`,
    'xp-earned': (n: number) => `${number(n)} XP from you.`,
  },
  until: (moment: string) => `Open until ${moment}`,
  nextFrom: (moment: string) => `The next one begins ${moment}`,
  opens: (moment: string, days: number) =>
    `Opens ${moment}, for ${plural(days, { one: '# day', other: '# days' })}`,
  participants: (n: number) => plural(n, { one: '# participant', other: '# participants' }),
  /** Of one that is over, in which its learner was the only one. */
  alone: 'Nobody else took part.',
  places: (taken: number, of: number) => `${number(taken)} of ${number(of)} places taken`,
  reward: (xp: number) => `+${number(xp)} XP`,
  join: 'Join Challenge',
  /** Instead of joining, where the goal is reached already: it pays at once. */
  collect: (xp: number) => `Collect +${number(xp)} XP`,
  go: 'Continue Challenge',
  /** The goal is out of reach: what is done still counts for the rank. */
  goOn: 'Keep going',
  interest: 'Register Interest',
  full: 'All places taken',
  joined: 'You have joined',
  joinedIn: (event: string) => `You have joined “${event}”`,
  interested: 'Your place is kept',
  reached: 'Goal reached',
  /** Reached and paid: nothing is left to go for. */
  done: 'Done: goal reached',
  /** Fewer days remain than study days are missing. */
  outOfReach: 'No longer reachable this time',
  leave: 'Leave',
  notInterested: 'Give up your place',
  ended: (day: string) => `until ${day}`,
  rank: (rank: number, of: number) => `Rank ${number(rank)} of ${number(of)}`,
  teamRank: (rank: number, of: number) =>
    `Rank ${number(rank)} of ${plural(of, { one: '# team', other: '# teams' })}`,
  needsTeam: 'This event is for teams. Create one, or join one with a link, then come back.',
  findTeam: 'Find Your Team',
  certificate: 'View Certificate',
  certificateNamed: (event: string) => `View Certificate: ${event}`,
  more: 'Show more',
  moreFailed: 'The next events did not load.',
};
