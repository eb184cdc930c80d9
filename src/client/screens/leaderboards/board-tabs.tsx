// The boards as tabs; the arrow keys move along them.
import type { KeyboardEvent } from 'react';
import { useTexts } from '#client/base/language/language.tsx';
import { BOARDS, type Board } from '#domain/rewards/leaderboard.ts';

export const panelId = 'board-panel';
export const tabId = (board: Board): string => `board-${board}`;

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

interface BoardTabsProps {
  selected: Board;
  onChoose: (board: Board) => void;
}

export function BoardTabs({ selected, onChoose }: BoardTabsProps) {
  const { tabs: t } = useTexts('leaderboards');
  const onKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = BOARDS.findIndex((board) => tabId(board) === document.activeElement?.id);
    const next = BOARDS[(at + step + BOARDS.length) % BOARDS.length]!;
    onChoose(next);
    document.getElementById(tabId(next))?.focus();
  };
  return (
    <div aria-label={t.label} className="tabs" onKeyDown={onKey} role="tablist">
      {BOARDS.map((board) => (
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
