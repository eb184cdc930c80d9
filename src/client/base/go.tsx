import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { type Address, hrefOf } from './addresses.ts';
import { useGo } from './navigation.tsx';

export { useGo, useSearchText } from './navigation.tsx';

interface GoProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: Address;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** A press that follows the link here, and not in another tab or window. */
export const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link inside the product. Addresses come from `addresses`, never from a string here. */
export function Go({ to, onClick, ...anchor }: GoProps) {
  const go = useGo();
  return (
    <a
      {...anchor}
      href={hrefOf(to)}
      onClick={(event) => {
        onClick?.(event);
        // A new tab or window is the browser's business.
        if (event.defaultPrevented || !isPlain(event) || anchor.target !== undefined) return;
        event.preventDefault();
        go(to);
      }}
    />
  );
}
