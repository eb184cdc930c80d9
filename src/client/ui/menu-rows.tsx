import { Check, type LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';
import type { MenuEntry } from './menu-entry.ts';

interface RowsProps {
  entries: readonly MenuEntry[];
  /** Called when a row was chosen that ends the menu. */
  close: () => void;
}

export function MenuRows({ entries, close }: RowsProps) {
  return entries.map((entry, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: entries of a menu never change places
    <Entry close={close} entry={entry} key={index} />
  ));
}

function Entry({ entry, close }: { entry: MenuEntry; close: () => void }) {
  switch (entry.kind) {
    case 'line':
      return <hr className="menu-line" />;
    case 'action':
      return (
        <Row
          icon={entry.icon}
          onChoose={() => {
            close();
            entry.run();
          }}
          role="menuitem"
        >
          {entry.label}
        </Row>
      );
    case 'switch':
      return (
        <Row
          checked={entry.on}
          icon={entry.icon}
          onChoose={() => entry.change(!entry.on)}
          role="menuitemcheckbox"
        >
          {entry.label}
        </Row>
      );
    case 'choice':
      return <Choice close={close} entry={entry} />;
  }
}

type ChoiceEntry = Extract<MenuEntry, { kind: 'choice' }>;

function Choice({ entry, close }: { entry: ChoiceEntry; close: () => void }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of menu rows is no fieldset
    <div aria-labelledby={id} role="group">
      <div className={entry.bare === true ? 'vh' : 'menu-label'} id={id}>
        {entry.label}
      </div>
      <div className={entry.beside === true ? 'menu-beside' : undefined}>
        {entry.options.map(({ value, label, lang, dot }) => (
          <Row
            checked={value === entry.value}
            key={value}
            lang={lang}
            onChoose={() => {
              close();
              entry.choose(value);
            }}
            role="menuitemradio"
          >
            {dot === undefined ? null : <span className="line-dot" style={dot} />}
            {label}
          </Row>
        ))}
      </div>
      {entry.note !== undefined && <p className="menu-note">{entry.note}</p>}
    </div>
  );
}

interface RowProps {
  role: 'menuitem' | 'menuitemcheckbox' | 'menuitemradio';
  onChoose: () => void;
  children: ReactNode;
  icon?: LucideIcon | undefined;
  checked?: boolean;
  lang?: string | undefined;
}

function Row({ role, onChoose, children, icon, checked, lang }: RowProps) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: only the two rows that can be checked pass it
    <button
      aria-checked={checked}
      className="menu-item"
      lang={lang}
      onClick={onChoose}
      onPointerEnter={(event) => event.currentTarget.focus({ preventScroll: true })}
      role={role}
      tabIndex={-1}
      type="button"
    >
      {icon === undefined ? null : <Icon of={icon} />}
      {children}
      {checked === true ? (
        <span className="end">
          <Icon of={Check} size="s" />
        </span>
      ) : null}
    </button>
  );
}
