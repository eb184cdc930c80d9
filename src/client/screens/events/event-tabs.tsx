// Active, Upcoming and Completed as tabs with their counts; the arrow keys move along them.
import type { KeyboardEvent } from 'react';
import { useTexts } from '#client/base/language/language.tsx';

const TABS = ['active', 'upcoming', 'completed'] as const;
export type EventTab = (typeof TABS)[number];

export const isEventTab = (name: string | undefined): name is EventTab =>
  TABS.some((one) => one === name);

export const panelId = 'events-panel';
export const tabId = (tab: EventTab): string => `events-${tab}`;

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

interface EventTabsProps {
  selected: EventTab;
  /** Undefined until they are known. */
  counts: Readonly<Record<EventTab, number>> | undefined;
  onChoose: (tab: EventTab) => void;
}

export function EventTabs({ selected, counts, onChoose }: EventTabsProps) {
  const { tabs: t } = useTexts('events');
  const onKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = TABS.findIndex((tab) => tabId(tab) === document.activeElement?.id);
    const next = TABS[(at + step + TABS.length) % TABS.length]!;
    onChoose(next);
    document.getElementById(tabId(next))?.focus();
  };
  return (
    <div aria-label={t.label} className="tabs" onKeyDown={onKey} role="tablist">
      {TABS.map((tab) => (
        <button
          aria-controls={tab === selected ? panelId : undefined}
          aria-selected={tab === selected}
          id={tabId(tab)}
          key={tab}
          onClick={() => onChoose(tab)}
          role="tab"
          tabIndex={tab === selected ? 0 : -1}
          type="button"
        >
          {counts === undefined ? t[tab] : t.counted(t[tab], counts[tab])}
        </button>
      ))}
    </div>
  );
}
