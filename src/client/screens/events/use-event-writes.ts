// Joining and leaving an event: the answer is the event after it; the list and the profile follow.
import { useQueryClient } from '@tanstack/react-query';
import { withKey } from '#client/api/api.ts';
import { type CallResult, tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { queries } from '#client/api/queries.ts';
import { useCall } from '#client/api/use-call.ts';
import type { Address } from '#client/base/addresses.ts';
import { useGo } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { localized } from '#client/base/language/localized.ts';
import { useSession } from '#client/base/session/session.tsx';
import { useNotices } from '#client/ui/notices.tsx';
import type { EventList, EventView } from '#contract/events.ts';
import { xpOf } from '#domain/progress/outcome.ts';

/** @param workplace where the goal of an open event is worked on: joining leads there */
export function useEventWrites(
  { id: eventId }: EventView,
  { isOpen, workplace }: { isOpen: boolean; workplace: Address },
) {
  const locale = useLocale();
  const go = useGo();
  const t = useTexts('events');
  const client = useQueryClient();
  const session = useSession();
  const { notice } = useNotices();
  const { isBusy, failure, run } = useCall();
  const { queryKey } = queries.events();

  const show = (event: EventView) => {
    const changed = (list: EventView[]) => list.map((one) => (one.id === event.id ? event : one));
    client.setQueryData<EventList>(queryKey, (before) =>
      before === undefined
        ? before
        : { ...before, active: changed(before.active), upcoming: changed(before.upcoming) },
    );
  };
  /** @returns undefined where it was refused or failed, or another write still runs */
  const write = async <T>(call: (key: string) => Promise<CallResult<T>>) => {
    const answer = await run(call);
    if (answer?.ok) return answer.value;
    // What is shown may be what was refused: somebody took the last place meanwhile.
    if (answer !== null) void client.invalidateQueries({ queryKey });
    return undefined;
  };
  const join = async () => {
    const joined = await write((key) => tryCall(api.events.join({ eventId }, withKey(key))));
    if (joined === undefined) return;
    const { event, outcome } = joined;
    show(event);
    const xp = xpOf(outcome);
    if (xp > 0) {
      notice({ title: t.reached, text: t.reward(xp), tone: 'good' });
      void session.ask();
      // XP, level and what was done stand on many screens, which may have been read a moment ago.
      void client.invalidateQueries();
    } else if (isOpen) {
      notice({ title: t.joinedIn(localized(event.name, locale)), tone: 'good' });
      go(workplace);
    }
  };
  const leave = async () => {
    const left = await write(() => tryCall(api.events.leave({ eventId })));
    if (left !== undefined) show(left);
  };
  return { isBusy, failure, join, leave };
}
