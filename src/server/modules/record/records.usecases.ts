// What a learner did, as the rules of missions, path and readiness read it.
export {
  activityRecords,
  latestAnswers,
  type StoredStep,
  stepRecords,
} from './activity-record.queries.ts';
export { handedInTasks } from './handed-in.queries.ts';
export { tickCounts } from './tick-counts.queries.ts';
