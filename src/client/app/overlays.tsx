// What lies over any screen: opened by buttons and by shortcuts, its code fetched with the first opening.
import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useState,
} from 'react';
import { useDevice } from '#client/base/device.ts';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { useOnBack } from '#client/base/navigation.tsx';
import { type Overlay, overlayOfKey } from '#client/base/shortcuts.ts';

interface OverlayProps {
  readonly onClose: () => void;
}

const parts: Record<Overlay, ComponentType<OverlayProps>> = {
  search: lazy(async () => {
    const { SearchPalette, SEARCH_TEXTS } = await import('./search/search-palette.tsx');
    await loadTexts(SEARCH_TEXTS);
    return { default: SearchPalette };
  }),
  actions: lazy(async () => {
    const [{ QuickActions }] = await Promise.all([
      import('./quick/quick-actions.tsx'),
      loadTexts(['quick', 'dashboard', 'missions', 'search']),
    ]);
    return { default: QuickActions };
  }),
  shortcuts: lazy(async () => {
    const [{ ShortcutsSheet }] = await Promise.all([
      import('./quick/shortcuts-sheet.tsx'),
      loadTexts(['shortcuts']),
    ]);
    return { default: ShortcutsSheet };
  }),
};

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches(
    'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]',
  );

const OpenOverlay = createContext<(overlay: Overlay) => void>(() => {});

/** Opens one over the screen. */
export const useOpenOverlay = () => useContext(OpenOverlay);

interface OverlaysProps {
  /** The room of an exam: nothing leads away from it. */
  readonly isRoom: boolean;
  readonly children: ReactNode;
}

export function Overlays({ isRoom, children }: OverlaysProps) {
  const [open, setOpen] = useState<Overlay | null>(null);
  useOnBack(() => setOpen(null));
  const { keyShortcuts } = useDevice().settings;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat) return;
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      const asked = overlayOfKey(
        {
          key,
          isCommand: ctrlKey || metaKey,
          isOther: altKey || shiftKey,
          isTyping: isTextField(event.target),
          areSingleKeysOff: !keyShortcuts,
        },
        { isRoom },
      );
      // Another dialog asks something: it is answered first.
      if (asked === null || (open === null && document.querySelector('dialog[open]'))) return;
      event.preventDefault();
      setOpen(asked === open ? null : asked);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open, isRoom, keyShortcuts]);
  const Part = open === null ? null : parts[open];
  return (
    <OpenOverlay value={setOpen}>
      {children}
      {Part && (
        <Suspense>
          <Part onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </OpenOverlay>
  );
}
