// When the server told a time: what it told says something only together with that.
import { newActionKey } from './action-key.ts';

/** By the steady clock of one page, and by the date of the device for the pages after it. */
export interface ReceivedAt {
  readonly page: string;
  /** By `performance.now`. */
  readonly at: number;
  readonly date: number;
}

/** How long ago something was told. */
export interface Age {
  readonly ms: number;
  /** False where only the device's date says so, which anybody can set: no page to come is sure. */
  readonly isSure: boolean;
}

const thisPage = newActionKey();

export const receivedNow = (): ReceivedAt => ({
  page: thisPage,
  at: performance.now(),
  date: Date.now(),
});

/** @param now when it is asked; a page that started without a network finds what another had heard */
export function ageOf({ page, at, date }: ReceivedAt, now: ReceivedAt = receivedNow()): Age {
  const isSure = page === now.page;
  return { ms: Math.max(0, isSure ? now.at - at : now.date - date), isSure };
}
