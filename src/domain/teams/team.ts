// A team shares a weekly goal; who may join it, who leads it and when others see it are decided here (issue 13, R-37).
import type { Instant } from '#domain/kernel/time.ts';

/** Places in a team; the Team Learning Bundle of a member opens more. */
export const FREE_SEATS = 5;

/** The shared goal of a week in ranking XP, and what it is until the team chooses. */
export const WEEKLY_GOAL = { least: 50, most: 50_000, first: 500 } as const;

/** How long an invite works, in days, and how many may join by it. */
export const INVITE_DAYS = [1, 7, 30] as const;
export const INVITE_USES = [1, 5, 10] as const;
/** Invites of a team that work at a time. */
export const OPEN_INVITES = 5;

/** What decides whether an invite still lets somebody in. */
export interface Invite {
  readonly createdAt: Instant;
  readonly expiresAt: Instant;
  readonly usesLeft: number;
}

export type JoinRefusal = 'team.invite_over' | 'team.removed' | 'team.full';

/**
 * Whether an invite lets somebody into a team now; it works to its last millisecond.
 * @param of `removedAt`: when they were last removed from this team. Invites from before that let them in no
 *   more; one that is made later does, since the owner chose to make it.
 * @returns what keeps them out, null where nothing does
 */
export function joinRefusal(
  invite: Invite,
  of: {
    readonly now: Instant;
    readonly removedAt: Instant | null;
    readonly members: number;
    readonly seats: number;
  },
): JoinRefusal | null {
  if (of.now >= invite.expiresAt || invite.usesLeft < 1) return 'team.invite_over';
  if (of.removedAt !== null && invite.createdAt <= of.removedAt) return 'team.removed';
  return of.members >= of.seats ? 'team.full' : null;
}

interface Standing {
  readonly no: number;
  /** When the team was handed to them; null where it never was. */
  readonly ownerSince: Instant | null;
}

/**
 * Who leads a team: the one it was handed to last, and where they have left, whoever has been in it longest.
 * @param members from the one who joined first
 * @returns the number of the owner; undefined in a team of nobody
 */
export function ownerOf(members: readonly Standing[]): number | undefined {
  const handed = members
    .filter((one): one is Standing & { ownerSince: Instant } => one.ownerSince !== null)
    .toSorted((a, b) => b.ownerSince - a.ownerSince);
  return (handed[0] ?? members[0])?.no;
}

/** Places of a team. @param bundleSeats those that a running bundle opens, null where none runs */
export const seatsOf = (bundleSeats: number | null): number =>
  Math.max(FREE_SEATS, bundleSeats ?? 0);
