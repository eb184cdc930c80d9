// Moving between places. Hash addresses and one table of screens need no router library: it
// would be a seventh of what a first visit may load.
import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type Address, hrefOf } from './addresses.ts';
import { addressOf, type Place, placeOf, type SearchText } from './place.ts';
import {
  entryKey,
  newEntryState,
  restoreScroll,
  saveScroll,
  scrollToTop,
} from './scroll-places.ts';

interface MoveOptions {
  /** Takes the place of the current step in the history instead of adding one. */
  replace?: boolean;
  /** In one picture with what else changes now, such as who is signed in: the old screen does not stay meanwhile. */
  isAtOnce?: boolean;
}

interface Navigation {
  place: Place;
  go: (address: Address, options?: MoveOptions) => void;
  setSearch: (changes: Record<string, string | undefined>) => void;
}

/** A place, and the step of the history it was reached by. */
type Step = Place & { entry: string; arrived: 'new' | 'back' | 'same' };

const NavigationContext = createContext<Navigation | null>(null);

const stepHere = (arrived: Step['arrived']): Step => ({
  ...placeOf(location.hash),
  entry: entryKey(),
  arrived,
});

export function NavigationProvider({ children }: { children: ReactNode }) {
  const [step, setStep] = useState<Step>(() => stepHere('back'));
  const drawn = useRef(location.hash);
  // In a transition the old screen stays until the code of the new one is here.
  const show = useCallback(
    (arrived: Step['arrived']) => startTransition(() => setStep(stepHere(arrived))),
    [],
  );

  useEffect(() => {
    history.scrollRestoration = 'manual';
    if (history.state === null) history.replaceState(newEntryState(), '');
    const onPop = () => {
      // A step without our mark was made by a typed address or a plain anchor: it is a new one.
      const known = history.state !== null;
      if (!known) history.replaceState(newEntryState(), '');
      show(known ? 'back' : 'new');
    };
    window.addEventListener('popstate', onPop);
    // The address may have changed after it was first drawn and before anybody listened.
    if (location.hash !== drawn.current) onPop();
    window.addEventListener('scroll', saveScroll, { passive: true });
    return () => {
      window.removeEventListener('popstate', onPop);
      window.removeEventListener('scroll', saveScroll);
    };
  }, [show]);

  useLayoutEffect(() => {
    if (step.arrived === 'new') scrollToTop();
    if (step.arrived === 'back') return restoreScroll(step.entry);
  }, [step]);

  const moves = useMemo<Omit<Navigation, 'place'>>(
    () => ({
      go: (address, { replace = false, isAtOnce = false } = {}) => {
        // Where the focus has just moved the page, nothing has told of it yet.
        if (!replace) saveScroll();
        const state = newEntryState();
        if (replace) history.replaceState(state, '', hrefOf(address));
        else history.pushState(state, '', hrefOf(address));
        drawn.current = location.hash;
        if (isAtOnce) setStep(stepHere('new'));
        else show('new');
      },
      setSearch: (changes) => {
        const here = placeOf(location.hash);
        const address = addressOf(here.path, { ...here.search, ...changes });
        history.replaceState(history.state, '', hrefOf(address));
        show('same');
      },
    }),
    [show],
  );
  const navigation = useMemo(() => ({ place: step, ...moves }), [step, moves]);
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}

function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (navigation === null) throw new Error('useNavigation is used outside NavigationProvider');
  return navigation;
}

/** The path behind the hash, live. */
export const usePath = (): string => useNavigation().place.path;

/** Moves in code: `go(addresses.player(key))`; `replace` leaves no step to go back to. */
export const useGo = (): Navigation['go'] => useNavigation().go;

/**
 * The search of the address as texts, and a change that merges into it without a step in the
 * history: going back leaves the screen, and coming back finds the filters.
 */
export function useSearchText(): [SearchText, Navigation['setSearch']] {
  const { place, setSearch } = useNavigation();
  return [place.search, setSearch];
}

/** Runs when the history goes back or forward, or an address is typed: what lies over the screen closes then. */
export function useOnBack(run: () => void): void {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const onPop = () => latest.current();
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);
}

/**
 * Moves on as soon as it is shown, and again where another address came while the screen it led to was still on its way.
 */
export function Redirect({ to }: { to: Address }) {
  const go = useGo();
  const path = usePath();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each path that leads on is left anew
  useEffect(() => go(to, { replace: true }), [go, to, path]);
  return null;
}
