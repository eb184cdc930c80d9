import { Lock } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { useIsPhone } from '#client/base/is-phone.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { useKind } from '#client/base/use-kind.ts';
import { nextTab } from '#client/features/path/tab-keys.ts';
import { ContentIcon } from '#client/ui/content-icon.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { ItemType } from '#contract/fields.ts';
import type { ItemView } from '#contract/path.ts';
import type { Messages } from '#texts/messages.ts';
import styles from './unit-panel.module.css';

/** The ids that bind a tab and the card under it. */
export const tabId = (type: ItemType): string => `item-tab-${type}`;
export const cardId = 'item-card';

/** The name of its kind; where a station has several of that name, which of them it is. */
export function tabName(
  t: Pick<Messages['path']['panel'], 'ofKind'>,
  items: readonly Pick<ItemView, 'id' | 'type'>[],
  item: Pick<ItemView, 'id' | 'type'>,
  nameOf: (type: ItemType) => string,
): string {
  const name = nameOf(item.type);
  const alike = items.filter(({ type }) => nameOf(type) === name);
  const at = alike.findIndex(({ id }) => id === item.id);
  return alike.length > 1 ? t.ofKind(name, at + 1, alike.length) : name;
}

interface ItemTabsProps {
  items: readonly ItemView[];
  selected: ItemType;
  onChoose: (type: ItemType) => void;
}

/** The items, each with a mark of its status. */
export function ItemTabs({ items, selected, onChoose }: ItemTabsProps) {
  const t = useTexts('path');
  const kindOf = useKind();
  const row = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  /** On a phone the card would stand below the window: a press would seem to do nothing. */
  const choose = (type: ItemType) => {
    onChoose(type);
    const { current } = row;
    if (isPhone && current && current.getBoundingClientRect().bottom > innerHeight / 2) {
      current.scrollIntoView({ block: 'start' });
    }
  };
  const onKey = (event: KeyboardEvent) => {
    // The focus is ahead of the address, which follows in a transition.
    const at = items.findIndex((item) => tabId(item.type) === document.activeElement?.id);
    const next = nextTab(event.key, at, items.length);
    const item = next === null ? undefined : items[next];
    if (item === undefined) return;
    event.preventDefault();
    choose(item.type);
    row.current?.querySelector<HTMLElement>(`#${tabId(item.type)}`)?.focus();
  };
  return (
    <div
      aria-label={t.panel.items}
      className={styles.items}
      onKeyDown={onKey}
      ref={row}
      role="tablist"
    >
      {items.map((item) => (
        <button
          aria-controls={cardId}
          aria-selected={item.type === selected}
          data-s={item.status}
          id={tabId(item.type)}
          key={item.id}
          onClick={() => choose(item.type)}
          role="tab"
          tabIndex={item.type === selected ? 0 : -1}
          type="button"
        >
          <ContentIcon icon={kindOf(item.type).icon} />
          {item.status === 'locked' && (
            <span className={styles.shut}>
              <Icon of={Lock} />
            </span>
          )}
          {tabName(t.panel, items, item, (type) => kindOf(type).name)}
          <span className="vh">, {t.status[item.status]}</span>
        </button>
      ))}
    </div>
  );
}
