// When the card of a term is shown: on tap, Enter or Space, and while a mouse rests on word or card.
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { cardPlace } from './card-place.ts';

/** A mouse that only passes over a word opens nothing. */
const OPEN_AFTER_MS = 180;
/** The way from the word to its card. */
const CLOSE_AFTER_MS = 220;

/** `hover` ends with the mouse's leaving, `held` with the next tap, Escape or moving on. */
type Shown = 'no' | 'hover' | 'pinned';

export function useTermCard() {
  const [shown, setShown] = useState<Shown>('no');
  const mark = useRef<HTMLElement>(null);
  const card = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = shown !== 'no';

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const element = card.current;
    const word = mark.current;
    if (!isOpen || element === null || word === null) return;
    element.showPopover();
    const foot = document.querySelector('[data-foot]')?.getBoundingClientRect().top;
    const { left, top } = cardPlace(word.getBoundingClientRect(), element.getBoundingClientRect(), {
      width: document.documentElement.clientWidth,
      height: foot ?? innerHeight,
    });
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
    const close = () => setShown('no');
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Escape closes the card, not the activity.
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    const onDown = (event: globalThis.PointerEvent) => {
      const { target } = event;
      if (target instanceof Node && (word.contains(target) || element.contains(target))) return;
      close();
    };
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('pointerdown', onDown, true);
    addEventListener('scroll', close, { passive: true, capture: true });
    addEventListener('resize', close);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointerdown', onDown, true);
      removeEventListener('scroll', close, { capture: true });
      removeEventListener('resize', close);
      if (element.matches(':popover-open')) element.hidePopover();
    };
  }, [isOpen]);

  const later = (next: (now: Shown) => Shown, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(next), ms);
  };
  const isMouse = (event: PointerEvent) => event.pointerType === 'mouse';
  const rest = {
    onPointerEnter: (event: PointerEvent) => {
      if (isMouse(event)) later((now) => (now === 'no' ? 'hover' : now), OPEN_AFTER_MS);
    },
    onPointerLeave: (event: PointerEvent) => {
      if (isMouse(event)) later((now) => (now === 'hover' ? 'no' : now), CLOSE_AFTER_MS);
    },
  };
  const toggle = () => {
    clearTimeout(timer.current);
    setShown((now) => (now === 'pinned' ? 'no' : 'pinned'));
  };
  return {
    isOpen,
    mark: {
      ...rest,
      ref: mark,
      // A press on the card takes the focus from the word too, to nothing else.
      onBlur: (event: FocusEvent) => {
        if (event.relatedTarget !== null) setShown('no');
      },
      onClick: toggle,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        toggle();
      },
    },
    card: { ...rest, ref: card },
  };
}
