// Events happen by the calendar: each occurrence has its key, its days and its first and last instant.
import {
  addDays,
  dayStart,
  daysBetween,
  type Instant,
  type StudyDay,
  studyDayAt,
  type TimeZone,
  weekdayOf,
} from '#domain/kernel/time.ts';
import { BOARD_ZONE } from '#domain/rewards/leaderboard.ts';
import type { EventSchedule, EventTemplate } from './event-template.ts';

/** One zone for everybody, as boards have it: who takes part has the same hours. Screens name it. */
export const EVENT_ZONE: TimeZone = BOARD_ZONE;

export interface Occurrence {
  /** `<template>@<first day>`: the same on every node, however often it is made. */
  readonly id: string;
  readonly templateId: string;
  readonly startsOn: StudyDay;
  /** The first day after it. */
  readonly endsOn: StudyDay;
  readonly opensAt: Instant;
  /** It is over from this instant on. */
  readonly closesAt: Instant;
}

type Scheduled = Pick<EventTemplate, 'id' | 'schedule'>;

/** A Monday that weeks are counted from. */
const A_MONDAY: StudyDay = '1970-01-05';
const WEEK = 7;
/** How far ahead the next occurrence is announced. */
const AHEAD_DAYS = 31;

const modulo = (value: number, by: number): number => ((value % by) + by) % by;

/** For how many days an event is open. */
function lengthOf(schedule: EventSchedule): number {
  if (schedule.kind === 'weekdays') return 1;
  return schedule.kind === 'weeks' ? WEEK : schedule.days;
}

/** For how many days an event that begins on this day is open; null where none begins. */
function daysFrom(schedule: EventSchedule, day: StudyDay): number | null {
  switch (schedule.kind) {
    case 'weekdays':
      return schedule.weekdays.includes(weekdayOf(day)) ? 1 : null;
    case 'weeks': {
      if (weekdayOf(day) !== 1) return null;
      const week = daysBetween(A_MONDAY, day) / WEEK;
      return modulo(week - schedule.offset, schedule.every) === 0 ? WEEK : null;
    }
    case 'months': {
      const [year, month, date] = day.split('-').map(Number);
      const count = year! * 12 + month! - 1;
      const isTurn = modulo(count - schedule.offset, schedule.every) === 0;
      return isTurn && date === schedule.fromDay ? schedule.days : null;
    }
  }
}

/**
 * The occurrence of a template that begins on a day; undefined where none does.
 * @param zone IANA name; days that daylight saving shortens or lengthens count as they are
 */
export function occurrenceOn(
  { id, schedule }: Scheduled,
  startsOn: StudyDay,
  zone: TimeZone = EVENT_ZONE,
): Occurrence | undefined {
  const days = daysFrom(schedule, startsOn);
  if (days === null) return undefined;
  const endsOn = addDays(startsOn, days);
  return {
    id: `${id}@${startsOn}`,
    templateId: id,
    startsOn,
    endsOn,
    opensAt: dayStart(startsOn, zone),
    closesAt: dayStart(endsOn, zone),
  };
}

/** The template and the first day that a key names; undefined for a text that is no key. */
export function partsOf(id: string): { templateId: string; startsOn: StudyDay } | undefined {
  const [, templateId, startsOn] = /^([a-z0-9.-]+)@(\d{4}-\d{2}-\d{2})$/.exec(id) ?? [];
  if (templateId === undefined || startsOn === undefined) return undefined;
  // A day that no calendar has, such as the 31st of February, would be counted on.
  return addDays(startsOn, 0) === startsOn ? { templateId, startsOn } : undefined;
}

export type EventPhase = 'upcoming' | 'open' | 'over';

/** It is open from its first instant to the one before its last. */
export function phaseAt(
  { opensAt, closesAt }: Pick<Occurrence, 'opensAt' | 'closesAt'>,
  now: Instant,
): EventPhase {
  if (now < opensAt) return 'upcoming';
  return now < closesAt ? 'open' : 'over';
}

/** The occurrence of a template that is open; undefined where none is. */
export const openAt = (
  template: Scheduled,
  now: Instant,
  zone: TimeZone = EVENT_ZONE,
): Occurrence | undefined =>
  firstOf(template, now, zone, { from: 1 - lengthOf(template.schedule), to: 0, phase: 'open' });

/** The next occurrence that has not begun, of the month ahead; undefined where there is none. */
export const nextAt = (
  template: Scheduled,
  now: Instant,
  zone: TimeZone = EVENT_ZONE,
): Occurrence | undefined =>
  firstOf(template, now, zone, { from: 0, to: AHEAD_DAYS, phase: 'upcoming' });

function firstOf(
  template: Scheduled,
  now: Instant,
  zone: TimeZone,
  look: { readonly from: number; readonly to: number; readonly phase: EventPhase },
): Occurrence | undefined {
  const today = studyDayAt(now, zone);
  for (let ahead = look.from; ahead <= look.to; ahead += 1) {
    const day = addDays(today, ahead);
    if (daysFrom(template.schedule, day) === null) continue;
    const found = occurrenceOn(template, day, zone);
    if (found && phaseAt(found, now) === look.phase) return found;
  }
  return undefined;
}
