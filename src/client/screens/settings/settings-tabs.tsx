// The side tabs: below each other where there is room, else in a row that can be moved sideways.
import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTexts } from '#client/base/language/language.tsx';
import { Icon } from '#client/ui/icon.tsx';
import styles from './settings.module.css';

export const tabId = (key: string): string => `settings-tab-${key}`;
export const panelId = 'settings-panel';

interface SettingsTabsProps<Key extends string> {
  tabs: readonly { key: Key; icon: LucideIcon; label: string }[];
  selected: Key;
  onChoose: (key: Key) => void;
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

export function SettingsTabs<Key extends string>(props: SettingsTabsProps<Key>) {
  const { tabs, selected, onChoose } = props;
  const t = useTexts('settings');
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the chosen tab may lie outside of the row.
    const tab = document.getElementById(tabId(selected));
    if (tab && row.current) row.current.scrollLeft = tab.offsetLeft - row.current.offsetLeft - 24;
  }, [selected]);
  const onKey = (event: KeyboardEvent) => {
    // The focus is ahead of the address, which follows in a transition.
    const at = tabs.findIndex(({ key }) => tabId(key) === document.activeElement?.id);
    const next = tabs[steps[event.key]?.(at, tabs.length) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next.key);
    document.getElementById(tabId(next.key))?.focus();
  };
  return (
    <div
      aria-label={t.tabs.label}
      aria-orientation="vertical"
      className={styles.tabs}
      onKeyDown={onKey}
      ref={row}
      role="tablist"
    >
      {tabs.map(({ key, icon, label }) => (
        <button
          aria-controls={key === selected ? panelId : undefined}
          aria-selected={key === selected}
          id={tabId(key)}
          key={key}
          onClick={() => onChoose(key)}
          role="tab"
          tabIndex={key === selected ? 0 : -1}
          type="button"
        >
          <Icon of={icon} />
          {label}
        </button>
      ))}
    </div>
  );
}
