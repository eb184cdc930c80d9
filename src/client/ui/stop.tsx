import { Check } from 'lucide-react';
import { Icon } from './icon.tsx';

/** How a station looks: done is filled with a tick, now a thick ring, begun half filled, open thin, locked grey. */
export type StopLook = 'done' | 'now' | 'begun' | 'open' | 'locked';

/** A station on a line. Its state must also stand in words beside it. */
export function Stop({ look, letter }: { look: StopLook; letter?: string }) {
  return (
    <span aria-hidden="true" className="stop" data-letters={letter?.length} data-s={look}>
      {look === 'done' ? <Icon of={Check} size="s" /> : letter}
    </span>
  );
}
