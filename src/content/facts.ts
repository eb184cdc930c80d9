import { DOCUMENTS_MAX } from '#domain/documents/limits.ts';
import { VERSIONS_MAX } from '#domain/documents/versions.ts';
import { GRACE_MS } from '#domain/exam/attempt-state.ts';
import { AUTOSAVE_MS } from '#domain/exam/autosave.ts';
import { MOST_MODELS } from '#domain/modelling/own-model.ts';
import { NOTIFICATIONS_KEPT } from '#domain/notifications/notifications.ts';
import { EXAM_READY_FROM, JOB_READY_FROM } from '#domain/path/readiness.ts';
import { LATEST, WEAK_BELOW, WEAK_FROM_ANSWERS } from '#domain/readiness/weak-areas.ts';
import { THREADS_A_DAY } from '#domain/support/threads.ts';
import { FREE_SEATS } from '#domain/teams/team.ts';
import { type Content, isShipped } from './content.ts';

/** Limits that the domain sets, by the name that texts use. */
const RULES: Readonly<Record<string, number>> = {
  autosaveSeconds: AUTOSAVE_MS / 1_000,
  graceSeconds: GRACE_MS / 1_000,
  notificationsKept: NOTIFICATIONS_KEPT,
  examReadyPercent: EXAM_READY_FROM,
  jobReadyPercent: JOB_READY_FROM,
  latestAnswers: LATEST,
  weakBelowPercent: WEAK_BELOW,
  weakFromAnswers: WEAK_FROM_ANSWERS,
  threadsADay: THREADS_A_DAY,
  documents: DOCUMENTS_MAX,
  versionsOfADocument: VERSIONS_MAX,
  models: MOST_MODELS,
  teamSeats: FREE_SEATS,
};

const written = new Intl.NumberFormat('en-US');

/** The number at a path of plain data; undefined where there is none. */
function numberAt(data: unknown, path: readonly string[]): number | undefined {
  let value: unknown = data;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return typeof value === 'number' ? value : undefined;
}

/**
 * The figures that texts of support may name, from where each is decided: `paper <id> <field>`,
 * `rewards <path>`, `level <key> fromXp`, `mission <id> xp`, `store <id> <path>`, `rule <name>`.
 * @returns a look-up that answers undefined for what nothing carries
 */
export function factsOf(content: Content): (name: string) => string | undefined {
  const shippedNamed = (list: Content['papers'] | Content['missions'], id: string) =>
    list.find((one) => one.id === id && isShipped(one))?.data;
  const [rewards] = content.rewards;
  return (name) => {
    const [kind, subject = '', field = ''] = name.split(' ');
    const levels = rewards?.data.levels ?? [];
    const sources: Record<string, () => number | undefined> = {
      paper: () => numberAt(shippedNamed(content.papers, subject), [field]),
      mission: () => numberAt(shippedNamed(content.missions, subject), [field]),
      rewards: () => numberAt(rewards?.data, subject.split('.')),
      level: () =>
        numberAt(
          levels.find(({ key }) => key === subject),
          [field],
        ),
      store: () => numberAt(content.store.find(({ id }) => id === subject)?.data, field.split('.')),
      rule: () => numberAt(RULES, [subject]),
    };
    const value = Object.hasOwn(sources, kind ?? '') ? sources[kind!]!() : undefined;
    return value === undefined ? undefined : written.format(value);
  };
}
