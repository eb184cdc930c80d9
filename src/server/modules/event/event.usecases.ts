// Events that are open, to come and over for one learner; taking a place, giving it back, the certificate.
import type { EventList, EventView, PastEvent } from '#contract/events.ts';
import type { Outcome } from '#contract/outcome.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { EventTemplate, EventType } from '#domain/events/event-template.ts';
import {
  EVENT_ZONE,
  nextAt,
  type Occurrence,
  occurrenceOn,
  openAt,
  partsOf,
  phaseAt,
} from '#domain/events/occurrence.ts';
import { isReachable, type Standing } from '#domain/events/reachable.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { studyDayAt } from '#domain/kernel/time.ts';
import type { Executor, Transaction } from '#server/db/database.ts';
import type { Failure } from '#server/http/context.ts';
import {
  eventCertificatesOf,
  issueEventCertificate,
} from '#server/modules/certificate/certificate.usecases.ts';
import {
  countOf,
  type EntryRow,
  findEntry,
  findMember,
  findTeamScore,
  sumsOf,
} from '#server/modules/event-entry/event-entry.usecases.ts';
import {
  type LockedLearner,
  lockLearner,
  ofLearner,
} from '#server/modules/learner/learner.usecases.ts';
import { studyDaysFrom } from '#server/modules/learner/streak.usecases.ts';
import { recordFacts } from '#server/modules/progress/progress.usecases.ts';
import { teamIdOf } from '#server/modules/team/team.usecases.ts';
import {
  countPast,
  entriesBy,
  giveBack,
  insertEntry,
  occurrencesBy,
  pastEntries,
  takePlace,
} from './event.queries.ts';
import { eventView, pastView } from './event.views.ts';

interface Found {
  readonly template: EventTemplate;
  readonly occurrence: Occurrence;
}

type Member = Pick<LockedLearner, 'id' | 'isDemo' | 'now' | 'timeZone'>;

/** What is open and what comes next, with the learner's own counts. */
export async function listEvents(
  db: Executor,
  catalog: CatalogIndex,
  learnerId: string,
): Promise<EventList> {
  const member = await memberOf(db, learnerId);
  const found = (pick: typeof openAt): Found[] =>
    catalog.events.flatMap((template) => {
      const occurrence = pick(template, member.now);
      return occurrence ? [{ template, occurrence }] : [];
    });
  const upcoming = found(nextAt).toSorted((a, b) => a.occurrence.opensAt - b.occurrence.opensAt);
  return {
    zone: EVENT_ZONE,
    active: await viewsOf(db, member, found(openAt)),
    upcoming: await viewsOf(db, member, upcoming),
    completed: await countPast(db, learnerId, new Date(member.now)),
  };
}

const memberOf = (db: Executor, learnerId: string): Promise<Member> =>
  ofLearner(findMember(db, learnerId));

async function viewsOf(db: Executor, member: Member, events: readonly Found[]) {
  const ids = events.map(({ occurrence }) => occurrence.id);
  const together = events
    .filter(({ template }) => template.goal.scoring === 'together')
    .map(({ occurrence }) => occurrence.id);
  // One after the other: within a transaction they share its connection.
  const rows = await occurrencesBy(db, ids, member.isDemo);
  const entries = await entriesBy(db, member.id, ids);
  const sums = await sumsOf(db, together, member.isDemo);
  const day = await dayOf(db, member);
  const views: EventView[] = [];
  for (const { template, occurrence } of events) {
    const { id } = occurrence;
    const progress = await progressIn(db, member, { template, occurrence });
    views.push(
      eventView(template, occurrence, {
        row: rows.get(id),
        entry: entries.get(id),
        progress,
        isReachable: isReachable(template.goal, occurrence, { ...day, progress }),
        sums: sums.get(id),
        team: await teamIn(db, member, { template, occurrence, entry: entries.get(id) }),
      }),
    );
  }
  return views;
}

/** The learner's day, and whether it is a study day already. */
async function dayOf(
  db: Executor,
  { id, now, timeZone: zone }: Member,
): Promise<Omit<Standing, 'progress'>> {
  const today = studyDayAt(now, zone);
  return { zone, today, isTodayStudied: (await studyDaysFrom(db, id, today)).length > 0 };
}

/** The team that the learner plays for: that of the entry, else the one they are in. */
async function teamIn(
  db: Executor,
  { id: learnerId, isDemo }: Member,
  { template, occurrence, entry }: Found & { readonly entry: EntryRow | undefined },
): Promise<EventView['team']> {
  if (template.goal.scoring !== 'team') return null;
  const teamId = entry ? entry.teamId : await teamIdOf(db, learnerId);
  if (!teamId) return null;
  const score = await findTeamScore(db, { id: occurrence.id, isDemo, teamId });
  return { total: score?.total ?? 0, rank: score?.rank ?? null, teams: score?.teams ?? 0 };
}

/** Counted at this moment; what has not begun has nothing to count. */
const progressIn = (db: Executor, { id, now }: Member, { template, occurrence }: Found) =>
  phaseAt(occurrence, now) === 'upcoming'
    ? 0
    : countOf(db, template.goal.metric, id, {
        ...occurrence,
        opensAt: new Date(occurrence.opensAt),
        closesAt: new Date(occurrence.closesAt),
      });

/** Events that are over, newest first; those whose template content has no more are left out. */
export async function listPastEvents(
  db: Executor,
  catalog: CatalogIndex,
  learnerId: string,
  { type, offset, limit }: { type?: EventType | undefined; offset: number; limit: number },
): Promise<{ events: PastEvent[]; hasMore: boolean }> {
  const { now } = await memberOf(db, learnerId);
  const templates = catalog.events.filter((one) => type === undefined || one.type === type);
  const rows = await pastEntries(db, learnerId, {
    templates: templates.map(({ id }) => id),
    now: new Date(now),
    offset,
    limit: limit + 1,
  });
  const certificates = await eventCertificatesOf(db, learnerId);
  const events = rows.slice(0, limit).flatMap((row) => {
    const template = catalog.findEvent(row.occurrence.templateId);
    return template ? [pastView(template, row, certificates.get(row.occurrence.id) ?? null)] : [];
  });
  return { events, hasMore: rows.length > limit };
}

function findOccurrence(catalog: CatalogIndex, eventId: string): Found | undefined {
  const parts = partsOf(eventId);
  const template = parts && catalog.findEvent(parts.templateId);
  const occurrence = template && occurrenceOn(template, parts.startsOn);
  return occurrence && { template, occurrence };
}

/** An event that can still be joined or left, and the learner held. */
async function hold(
  tx: Transaction,
  catalog: CatalogIndex,
  learnerId: string,
  eventId: string,
): Promise<Result<Found & { readonly learner: LockedLearner }, Failure>> {
  const found = findOccurrence(catalog, eventId);
  const learner = await lockLearner(tx, learnerId);
  if (!found || !learner) return err({ code: 'event.not_found' });
  const { template, occurrence } = found;
  const phase = phaseAt(occurrence, learner.now);
  if (phase === 'over') return err({ code: 'event.over' });
  // Places are taken in what the screen offers: the next one of each, and no later one.
  if (phase === 'upcoming' && nextAt(template, learner.now)?.id !== occurrence.id) {
    return err({ code: 'event.not_found' });
  }
  return ok({ ...found, learner });
}

/**
 * Takes a place. In an event that is open, what the learner did since it began counts at once, and a
 * goal that it reaches is paid in the same transaction. What the days that remain cannot reach is not joined.
 */
export async function joinEvent(
  tx: Transaction,
  catalog: CatalogIndex,
  learnerId: string,
  eventId: string,
): Promise<Result<{ event: EventView; outcome: Outcome }, Failure>> {
  const held = await hold(tx, catalog, learnerId, eventId);
  if (!held.ok) return held;
  const { template, occurrence, learner } = held.value;
  const { isDemo, courseKey } = learner;
  const isNew = !(await entriesBy(tx, learnerId, [eventId])).has(eventId);
  if (isNew) {
    const day = await dayOf(tx, learner);
    const progress = await progressIn(tx, learner, { template, occurrence });
    if (!isReachable(template.goal, occurrence, { ...day, progress })) {
      return err({ code: 'event.out_of_reach' });
    }
    const teamId = template.goal.scoring === 'team' ? await teamIdOf(tx, learnerId) : null;
    if (teamId === undefined) return err({ code: 'event.needs_team' });
    const places = template.maxParticipants;
    if (!(await takePlace(tx, occurrence, { isDemo, places }))) return err({ code: 'event.full' });
    const now = new Date(learner.now);
    const isOpen = phaseAt(occurrence, learner.now) === 'open';
    await insertEntry(tx, {
      learnerId,
      occurrenceId: eventId,
      isDemo,
      teamId,
      joinedAt: now,
      announcedAt: isOpen ? now : null,
    });
  }
  const facts = isNew ? [{ type: 'event-joined' } as const] : [];
  const outcome = await recordFacts(tx, { catalog, learner, courseKey }, facts);
  const [event] = await viewsOf(tx, learner, [{ template, occurrence }]);
  return ok({ event: event!, outcome });
}

/** Gives a place back; one whose goal was reached stays. */
export async function leaveEvent(
  tx: Transaction,
  catalog: CatalogIndex,
  learnerId: string,
  eventId: string,
): Promise<Result<EventView, Failure>> {
  const held = await hold(tx, catalog, learnerId, eventId);
  if (!held.ok) return held;
  const { template, occurrence, learner } = held.value;
  const entry = (await entriesBy(tx, learnerId, [eventId])).get(eventId);
  if (!entry) return err({ code: 'event.not_joined' });
  if (entry.goalReachedAt !== null) return err({ code: 'event.reached' });
  if (!(await giveBack(tx, learnerId, { id: eventId, isDemo: learner.isDemo }))) {
    return err({ code: 'event.over' });
  }
  const [event] = await viewsOf(tx, learner, [{ template, occurrence }]);
  return ok(event!);
}

/** Issues the certificate of an event that is over and whose goal the learner reached. */
export async function certifyEvent(
  tx: Transaction,
  catalog: CatalogIndex,
  learnerId: string,
  eventId: string,
): Promise<Result<{ certificateId: string }, Failure>> {
  const learner = await lockLearner(tx, learnerId);
  const found = await findEntry(tx, learnerId, eventId);
  if (!learner || !found || !catalog.findEvent(found.occurrence.templateId)) {
    return err({ code: 'event.not_found' });
  }
  const isOver = found.occurrence.closesAt.getTime() <= learner.now;
  if (!isOver || found.entry.goalReachedAt === null) {
    return err({ code: 'certificate.event_open' });
  }
  return ok({ certificateId: await issueEventCertificate(tx, learner, eventId) });
}
