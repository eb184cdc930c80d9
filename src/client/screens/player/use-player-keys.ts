// Keys and swipes, for the whole page: a learner need not aim at anything first.
// Both are heard as soon as the card stands there, and mean that card: a later effect would miss the
// first ones, or take them for the card before.

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { deviceState } from '#client/base/device.ts';
import { type KeyPress, playerAction } from '#client/features/player/player-keys.ts';
import { swipeOf } from '#client/features/player/swipe.ts';
import { answerAt, choicesOf, isSecondPress } from '#client/features/questions/question-types.ts';
import type { Player } from './use-player.ts';

function placeOf(target: EventTarget | null): KeyPress['on'] {
  if (!(target instanceof HTMLElement)) return 'page';
  // The work on a task needs its arrows, letters and Enter itself.
  if (target.closest('[data-work]') !== null) return 'text';
  // A dialog over the card has the keys, Escape too.
  if (target.closest('dialog') !== null) return 'text';
  if (target.matches('input[type="radio"], input[type="checkbox"]')) return 'option';
  if (target.matches('input, textarea, select, [contenteditable]')) return 'text';
  if (target.matches('.wide') && target.scrollWidth > target.clientWidth) return 'scroller';
  return target.closest('button, a[href], summary, [role="button"]') === null ? 'page' : 'button';
}

export function usePlayerKeys(player: Player, onClose: () => void): void {
  const latest = useRef({ player, onClose });
  useLayoutEffect(() => {
    latest.current = { player, onClose };
  });
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat) return;
      const { player: now, onClose: close } = latest.current;
      const asked = now.isOpenCheck ? now.check?.question : undefined;
      const action = playerAction(
        {
          key: event.key,
          modified: event.ctrlKey || event.metaKey || event.altKey,
          areLettersOff: !deviceState().settings.keyShortcuts,
          on: placeOf(event.target),
        },
        asked === undefined ? 0 : choicesOf(asked),
      );
      if (action === null) return;
      event.preventDefault();
      if (action.kind === 'choose') {
        const next = asked && answerAt(asked, now.value, action.index);
        if (next === undefined) return;
        if (isSecondPress(now.value, next)) now.goOn();
        else now.change(next);
      } else if (action.kind === 'go-on') now.goOn();
      else if (action.kind === 'back') now.back();
      else if (action.kind === 'forward') now.forward();
      else close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** A swipe over the stage moves like an arrow; what scrolls sideways keeps its own gesture. */
export function useSwipe(stage: RefObject<HTMLElement | null>, player: Player): void {
  const latest = useRef(player);
  useLayoutEffect(() => {
    latest.current = player;
  });
  useLayoutEffect(() => {
    const element = stage.current;
    if (element === null) return;
    let from: Touch | null = null;
    const onStart = (event: TouchEvent) => {
      const isOwn =
        event.target instanceof Element &&
        event.target.closest('.wide, [data-work], dialog') !== null;
      from = event.touches.length === 1 && !isOwn ? (event.touches[0] ?? null) : null;
    };
    const onEnd = (event: TouchEvent) => {
      const to = event.changedTouches[0];
      if (from === null || to === undefined) return;
      const way = swipeOf({ x: to.clientX - from.clientX, y: to.clientY - from.clientY });
      from = null;
      if (way === 'back') latest.current.back();
      if (way === 'forward') latest.current.forward();
    };
    element.addEventListener('touchstart', onStart, { passive: true });
    element.addEventListener('touchend', onEnd, { passive: true });
    return () => {
      element.removeEventListener('touchstart', onStart);
      element.removeEventListener('touchend', onEnd);
    };
  }, [stage]);
}
