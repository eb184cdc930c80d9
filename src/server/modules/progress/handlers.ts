// Everything that a fact brings, in the order in which it happens; a handler looks at what stands before it.
import { grantBadges } from './badges.handler.ts';
import { countEvents } from './events.handler.ts';
import { payLedger } from './ledger.handler.ts';
import { logActivity } from './log.handler.ts';
import { endMissions } from './missions.handler.ts';
import { notifyLearner } from './notify.handler.ts';
import { countStudyDay } from './study-day.handler.ts';
import { sumXp } from './sums.handler.ts';
import type { Handler } from './work.ts';

export const HANDLERS: readonly Handler[] = [
  payLedger,
  logActivity,
  endMissions,
  countStudyDay,
  countEvents,
  grantBadges,
  notifyLearner,
  sumXp,
];
