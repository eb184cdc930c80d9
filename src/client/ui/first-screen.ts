// What may wait until the first screen can be read: it shares neither the line nor the processor with it.
import { useEffect, useState } from 'react';

/** It has its heading, and nothing of it waits. */
const stands = (): boolean =>
  document.querySelector('#root h1') !== null &&
  document.querySelector('#root [aria-busy="true"]') === null;

const standing = (): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!stands()) return;
      watcher.disconnect();
      resolve();
    };
    const watcher = new MutationObserver(look);
    watcher.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['aria-busy'],
    });
    look();
  });

/** A screen that stands is on the glass one or two frames later. */
const A_MOMENT_MS = 200;

let first: Promise<void> | undefined;
let isThere = false;

/** @returns what is settled a moment after the first screen of this page stands */
export function firstScreen(): Promise<void> {
  first ??= standing()
    .then(() => new Promise<void>((resolve) => setTimeout(resolve, A_MOMENT_MS)))
    .then(() => {
      isThere = true;
    });
  return first;
}

/** True once the first screen of this page stands. */
export function useFirstScreen(): boolean {
  const [isSeen, setSeen] = useState(isThere);
  useEffect(() => {
    if (isSeen) return;
    let isWanted = true;
    void firstScreen().then(() => {
      if (isWanted) setSeen(true);
    });
    return () => {
      isWanted = false;
    };
  }, [isSeen]);
  return isSeen;
}
