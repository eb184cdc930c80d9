// Items and the columns or lines they belong to: each is dragged there, or marked and put there by a press or a digit.
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { headOf } from './head-of.ts';
import type { PlaceParts } from './place-parts.tsx';
import { type ColumnWords, SortColumn } from './sort-column.tsx';
import { type BoardItem, SortItems } from './sort-items.tsx';
import { usePlaceParts } from './use-place-parts.ts';
import './sort-board.css';

export interface SortWords extends ColumnWords {
  hint: string;
  /** The first way where one taps. */
  touchHint: string;
  /** Before the marked item, where it stays in sight. */
  placing: string;
  keys: (columns: number) => string;
  pool: string;
  allPlaced: string;
  back: (item: string) => string;
  said: (item: string, place: string) => string;
}

interface SortBoardProps {
  words: SortWords;
  /** The language of items and columns, where it is not the page's. */
  lang: 'en' | undefined;
  items: readonly { id: string; text: string }[];
  /** A text may say what belongs there: "Sponsor: pays and decides". */
  columns: readonly { id: string; text: string }[];
  /** Lines lie below each other with a place beside each, for one item: lists that are matched. */
  shape?: 'columns' | 'lines';
  /** The column of each item that has one. */
  placed: Readonly<Record<string, string>>;
  /** True while nothing can be moved. */
  isLocked?: boolean;
  /** The digits work from anywhere on the page that has no keys of its own. */
  hasPageKeys?: boolean;
  onChange: (placed: Record<string, string>) => void;
  /** Stands under an item that is still to be placed, and the id of that sentence. */
  noteOf: (itemId: string) => { id: string; note: ReactNode } | null;
}

type BoardKey = Pick<
  KeyboardEvent,
  'altKey' | 'ctrlKey' | 'key' | 'metaKey' | 'preventDefault' | 'repeat' | 'target'
>;

/** What takes keys itself, or has a window of its own. */
const KEYED = 'a, button, input, select, summary, textarea, dialog, [role="dialog"], .board';

/** Hears keys pressed beside the board: the marked item is placed without a click before. */
function usePageKeys(
  isOn: boolean,
  onKey: (event: BoardKey) => void,
  board: RefObject<HTMLElement | null>,
): void {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || !(target instanceof Element) || target.closest(KEYED)) return;
      // With several boards on a page nobody could tell which one is meant.
      if (document.querySelector('.board') === board.current) latest.current(event);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOn, board]);
}

/** The place of what has no column yet. */
const POOL = 'pool:';
/** They put back what was placed. */
const BACK_KEYS: readonly string[] = ['Backspace', 'Delete'];
/** Before the id of a column, its head apart from it. */
const HEAD = 'head:';

export function SortBoard(props: SortBoardProps) {
  const { words: t, lang, items, columns, placed, onChange, noteOf } = props;
  const { shape = 'columns', isLocked = false, hasPageKeys = false } = props;
  const [picked, setPicked] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const board = useRef<HTMLDivElement>(null);
  const { Frame, Place, Item } = usePlaceParts(board);
  const focus = useRef<{ id: string; isByKey: boolean } | null>(null);
  const inPool = items.filter(({ id }) => placed[id] === undefined);
  // One is always marked while any is left: a press on a column puts that one there.
  const held = items.find(({ id }) => id === picked) ?? inPool[0] ?? null;

  // An item that moves keeps the focus: the browser drops it with the place in the page.
  useEffect(() => {
    if (focus.current === null) return;
    const { id, isByKey } = focus.current;
    // Under a finger the page stays where it is.
    const how = { preventScroll: !isByKey };
    board.current?.querySelector<HTMLElement>(`[data-item="${id}"]`)?.focus(how);
    focus.current = null;
  });

  const textOf = (id: string) => items.find((item) => item.id === id)?.text ?? id;
  const place = (id: string, columnId: string) => {
    const column = columns.find((one) => one.id === columnId);
    const { [id]: _, ...rest } = placed;
    if (isLocked) return;
    // A line holds one: what stood there goes back to the rest.
    const others =
      shape === 'columns'
        ? rest
        : Object.fromEntries(Object.entries(rest).filter(([, at]) => at !== column?.id));
    onChange(column === undefined ? others : { ...others, [id]: column.id });
    // What was put back is what one goes on with.
    setPicked(column === undefined ? id : null);
    setSaid(column === undefined ? t.back(textOf(id)) : t.said(textOf(id), headOf(column).head));
  };
  const putBack = (id: string, isByKey: boolean) => {
    focus.current = { id, isByKey };
    place(id, POOL);
  };
  /** A digit puts the item that has the focus, else the marked one, into that column; Backspace puts a placed one back. */
  const onKey = (event: BoardKey) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
    const own = (event.target as HTMLElement).getAttribute('data-item');
    if (own !== null && placed[own] !== undefined && BACK_KEYS.includes(event.key)) {
      event.preventDefault();
      putBack(own, true);
      return;
    }
    const column = /^[1-9]$/.test(event.key) ? columns[Number(event.key) - 1] : undefined;
    if (column === undefined) return;
    event.preventDefault();
    const id = own ?? held?.id;
    if (id === undefined) return;
    // The keys go on with the next one that is open.
    const next = inPool.find((item) => item.id !== id);
    if (own !== null) {
      const goesTo = placed[own] === undefined && next ? next.id : own;
      focus.current = { id: goesTo, isByKey: true };
    }
    place(id, column.id);
  };
  usePageKeys(hasPageKeys, onKey, board);
  const boardItem = ({ id, text }: { id: string; text: string }): BoardItem => ({
    id,
    text,
    isHeld: id === held?.id,
    note: noteOf(id),
  });
  const common = {
    Item,
    lang,
    isLocked,
    onPick: (id: string) => setPicked(id === picked ? null : id),
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the digits of what has the focus inside
    <div className="board" data-shape={shape} onKeyDown={onKey} ref={board}>
      <p className="small muted">
        <span className="of-mouse">{t.hint}</span>
        <span className="of-touch">{t.touchHint}</span>{' '}
        <span className="not-s of-keys">{t.keys(columns.length)}</span>
      </p>
      <Frame
        faceOf={(id) => <span lang={lang}>{textOf(id)}</span>}
        onDrop={(id, at) => place(id, at.replace(HEAD, ''))}
      >
        {shape === 'lines' ? (
          // On a small screen what is left lies far above the lines: what is marked stays in sight.
          held !== null && (
            <div aria-hidden="true" className="heads">
              <p>
                <Held lang={lang} text={held.text} words={t} />
              </p>
            </div>
          )
        ) : (
          <Heads
            columns={columns}
            held={held}
            isLocked={isLocked}
            lang={lang}
            onPut={(at) => held !== null && place(held.id, at)}
            Place={Place}
            words={t}
          />
        )}
        <Place aria-label={t.pool} className="pool" partId={POOL}>
          <h2>{inPool.length === 0 ? t.allPlaced : t.pool}</h2>
          <SortItems {...common} items={inPool.map(boardItem)} />
        </Place>
        <div className="columns">
          {columns.map((column, index) => (
            <SortColumn
              {...common}
              Place={Place}
              column={column}
              held={held}
              items={items.filter(({ id }) => placed[id] === column.id).map(boardItem)}
              key={column.id}
              number={index + 1}
              onBack={putBack}
              onPut={(id) => place(id, column.id)}
              words={t}
            />
          ))}
        </div>
      </Frame>
      <p aria-live="polite" className="vh">
        {said}
      </p>
    </div>
  );
}

interface HeldProps {
  words: SortWords;
  lang: 'en' | undefined;
  text: string;
}

/** The marked item, named as such: far from the others a bare line would say nothing. */
function Held({ words, lang, text }: HeldProps) {
  return (
    <>
      <span className="small muted">{words.placing}</span> <span lang={lang}>{text}</span>
    </>
  );
}

interface HeadsProps {
  words: SortWords;
  Place: PlaceParts['Place'];
  columns: SortBoardProps['columns'];
  held: SortBoardProps['items'][number] | null;
  isLocked: boolean;
  lang: 'en' | undefined;
  onPut: (columnId: string) => void;
}

/** On a small screen the columns lie far below: the marked item and their heads stay in sight together. */
function Heads({ Place, columns, held, isLocked, lang, onPut, words }: HeadsProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: one choice of a board, no part of a form
    <div aria-labelledby={id} className="heads" role="group">
      <p id={id}>{held !== null && <Held lang={lang} text={held.text} words={words} />}</p>
      <div>
        {columns.map((column) => (
          <Place isLocked={isLocked} key={column.id} partId={`${HEAD}${column.id}`}>
            <button
              aria-disabled={held === null || isLocked}
              lang={lang}
              onClick={() => onPut(column.id)}
              type="button"
            >
              {headOf(column).head}
            </button>
          </Place>
        ))}
      </div>
    </div>
  );
}
