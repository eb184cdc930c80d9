// What waits in the outbox: one write of a learner, as it lies on the device.
import type { CallResult, Failure } from '#client/api/failure.ts';
import type { ApiContract } from '#contract/api.ts';

/** A write as a feature asks for it. */
export interface Write<Input = unknown> {
  /** Its name in the table of kinds. */
  readonly kind: string;
  /** Writes of one resource arrive in the order in which they were made. */
  readonly resource: string;
  /** The part of the resource that it sets: see `WriteKind.repeated`. */
  readonly slot: string;
  /** Plain JSON. */
  readonly input: Input;
}

export interface Entry<Input = unknown> extends Write<Input> {
  /** Sorts in the order of making. */
  readonly id: string;
  /** Nobody else sees or sends it. */
  readonly learnerId: string;
  /** The idempotency key: the same on every try, on this page or a later one. */
  readonly key: string;
}

/** As in the contract: 'learning.seeStep'. */
type ProcedureName = {
  [Area in keyof ApiContract & string]: `${Area}.${keyof ApiContract[Area] & string}`;
}[keyof ApiContract & string];

/** What the outbox has to know of a kind of write. */
export interface WriteKind<Input> {
  /** The procedure that it calls, whose policy has to bear a repetition. */
  readonly procedure: ProcedureName;
  readonly send: (input: Input, key: string) => Promise<CallResult<unknown>>;
  /**
   * A second write to a slot whose first one still waits: `replaced` where the newest value is all that
   * counts, `dropped` where the first says the same.
   */
  readonly repeated: 'replaced' | 'dropped';
  /** True where no further try can succeed. */
  readonly isRefusal: (failure: Failure) => boolean;
  /** What is kept in the place of a refused write; left out where nothing is. */
  readonly afterRefusal?: (input: Input, failure: Failure) => Omit<Write, 'resource'> | undefined;
  /** False for work that lies on the device in a form of its own: the outbox only says when to send it. */
  readonly isStored?: false;
}

/** By name. A kind's input is known to the feature that declares it and to nobody else. */
// biome-ignore lint/suspicious/noExplicitAny: see above
export type WriteKinds = Readonly<Record<string, WriteKind<any>>>;

/** The server has spoken. */
export interface Settled {
  readonly entry: Entry;
  /** Null where another tab heard the answer and this one did not. */
  readonly result: CallResult<unknown> | null;
  /** True where a part of the page follows this resource and has heard it too. */
  readonly isFollowed: boolean;
}

/** A resource as the page shows it. Stays the same object as long as nothing changes. */
export interface ResourceState {
  /** What the server does not have yet, in order. */
  readonly entries: readonly Entry[];
  /** True where the device has all of them: they outlive this page. */
  readonly isKept: boolean;
  /** Tries that failed in a row. */
  readonly failures: number;
  /** Why the last one did. */
  readonly failure: Failure | null;
  /** Why the last write that was settled was not taken; null where it was. */
  readonly refusal: Failure | null;
}

export const nothingWaits: ResourceState = {
  entries: [],
  isKept: true,
  failures: 0,
  failure: null,
  refusal: null,
};

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 30_000;

/** ms before the next try: it doubles with each failure in a row, at most half a minute. */
export const retryDelayMs = (failures: number): number =>
  failures === 0 ? 0 : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1));
