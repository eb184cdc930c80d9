// Leaderboards: who earned how much, of all time, this week and this month.
import { number } from './words.ts';

const xp = (n: number): string => `${number(n)} XP`;

export const leaderboards = {
  title: 'Leaderboards',
  lead: 'Ranked by the XP that counts for your level.',
  tabs: {
    label: 'Leaderboards by time',
    all: 'All Time',
    week: 'This Week',
    month: 'This Month',
    teams: 'Teams',
  },
  zone: {
    all: 'Everything since the beginning',
    week: (until: string) => `Monday to Sunday, UTC. The next week starts on ${until}.`,
    month: (until: string) => `The calendar month, UTC. The next one starts on ${until}.`,
  },
  loading: 'Loading the leaderboard...',
  failed: 'The leaderboard did not load',
  empty: {
    all: 'Nobody has earned XP yet',
    week: 'Nobody has earned XP this week',
    month: 'Nobody has earned XP this month',
  },
  emptyText: 'The first right answer takes the lead.',
  rank: 'Rank',
  name: 'Name',
  level: 'Level',
  xp: 'XP',
  badges: 'Badges',
  streak: 'Streak',
  you: 'You',
  medals: ['Gold', 'Silver', 'Bronze'] as readonly string[],
  notShown: 'not shown',
  between: (from: number, to: number) => `Places ${number(from)} to ${number(to)} are not shown`,
  more: 'Show more',
  moreFailed: 'The next places did not load.',
  week: 'Weekly performance',
  weekXp: (n: number) => `${xp(n)} this week`,
  weekBefore: (n: number) => `${xp(n)} last week`,
  weekBars: 'XP by day',
  weekDay: (day: string, n: number) => `${day}: ${xp(n)}`,
  unranked: {
    all: 'Your first XP puts you on the board.',
    week: 'Your first XP this week puts you on this board.',
    month: 'Your first XP this month puts you on this board.',
  },
  rankNow: (rank: number) => `You are number ${number(rank)}.`,
  chase: (n: number, rank: number) => `Earn ${xp(n)} more to reach place ${number(rank)}.`,
  start: 'Start Learning',
  events: 'Join Events',
  madeUp: 'The other learners in the demo are made up.',
  hidden: 'Your profile is not public, so only you see your row.',
  listed: 'Rather not be listed?',
  hide: 'Change it in Privacy',
};
