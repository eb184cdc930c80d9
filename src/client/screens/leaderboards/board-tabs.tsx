// The boards as tabs; the arrow keys move along them.
import type { KeyboardEvent } from 'react';
import { useTexts } from '#client/base/language/language.tsx';
import { BOARDS } from '#domain/rewards/leaderboard.ts';

/** The boards of learners, and the one of teams. */
export const TABS = [...BOARDS, 'teams'] as const;
export type Tab = (typeof TABS)[number];

export const panelId = 'board-panel';
export const tabId = (board: Tab): string => `board-${board}`;

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

interface BoardTabsProps {
  selected: Tab;
  onChoose: (board: Tab) => void;
}

export function BoardTabs({ selected, onChoose }: BoardTabsProps) {
  const { tabs: t } = useTexts('leaderboards');
  const onKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = TABS.findIndex((board) => tabId(board) === document.activeElement?.id);
    const next = TABS[(at + step + TABS.length) % TABS.length]!;
    onChoose(next);
    document.getElementById(tabId(next))?.focus();
  };
  return (
    <div aria-label={t.label} className="tabs" onKeyDown={onKey} role="tablist">
      {TABS.map((board) => (
        <button
          aria-controls={board === selected ? panelId : undefined}
          aria-selected={board === selected}
          id={tabId(board)}
          key={board}
          onClick={() => onChoose(board)}
          role="tab"
          tabIndex={board === selected ? 0 : -1}
          type="button"
        >
          {t[board]}
        </button>
      ))}
    </div>
  );
}
