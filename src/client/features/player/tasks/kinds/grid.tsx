// Placing on a grid: choose an item, then its cell of the two by two; radios underneath.

import { useRef, useState } from 'react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import styles from '../grid.module.css';
import { markedRow, nextUnplaced, placedOf, unplaced } from '../placing.ts';
import { Problem } from '../problem.tsx';
import {
  type AnswerOf,
  type PlaceWords,
  problemId,
  type TaskOf,
  type TaskUi,
  type WorkProps,
} from '../task-ui.ts';

type GridCell = AnswerOf<'grid'>['placed'][string];

/** The cells as they are drawn, high above low: first letter up, second letter across. */
const gridCells: readonly GridCell[] = ['hl', 'hh', 'll', 'lh'];

/** What a cell is called, from the ends of its axes. */
const cellNames =
  ({ x, y }: TaskOf<'grid'>, at: PlaceWords['grid']['at']) =>
  (cell: string): string =>
    at(y.label, cell[0] === 'h' ? y.high : y.low, x.label, cell[1] === 'h' ? x.high : x.low);

function GridWork({ step, answer, problems, onChange }: WorkProps<'grid'>) {
  const locale = useLocale();
  const t = useTexts('tasks');
  const lang = contentLang(locale);
  const cellName = cellNames(step, t.grid.at);
  const [first] = step.items;
  const [current, setCurrent] = useState(
    () => step.items.find(({ id }) => answer.placed[id] === undefined)?.id ?? first?.id ?? '',
  );
  const item = step.items.find(({ id }) => id === current);
  // A press goes on to the next item; the arrow keys walk over the cells and must not.
  const isPress = useRef(false);
  const place = (cell: GridCell) => {
    const placed = { ...answer.placed, [current]: cell };
    onChange({ kind: 'grid', placed });
    if (!isPress.current) return;
    isPress.current = false;
    setCurrent(nextUnplaced(step.items, placed, current) ?? current);
  };
  return (
    <div className={styles.gridWork}>
      <fieldset className={styles.gridItems}>
        <legend className="label">{t.grid.items}</legend>
        {step.items.map(({ id, text }, index) => {
          const field = `placed.${id}`;
          const rule = problems.get(field);
          const cell = answer.placed[id];
          return (
            <label className={styles.gridItem} data-problem={rule} key={id}>
              <input
                aria-describedby={rule && problemId(step.id, field)}
                checked={id === current}
                name={`${step.id}-item`}
                onChange={() => setCurrent(id)}
                type="radio"
                value={id}
              />
              <kbd data-placed={cell}>{index + 1}</kbd>
              <span>
                <span lang={lang}>{text}</span>
                <small lang={cell === undefined ? undefined : lang}>
                  {cell === undefined ? t.grid.empty : cellName(cell)}
                </small>
                <Problem field={field} rule={rule} stepId={step.id} />
              </span>
            </label>
          );
        })}
      </fieldset>
      <fieldset>
        <legend className="label">{t.grid.cell(item?.text ?? '')}</legend>
        <Board lang={lang} step={step}>
          {(cell) => (
            <label
              className={styles.cell}
              key={cell}
              onPointerDown={() => (isPress.current = true)}
            >
              <input
                aria-label={cellName(cell)}
                checked={answer.placed[current] === cell}
                name={`${step.id}-cell`}
                onChange={() => place(cell)}
                onKeyDown={() => (isPress.current = false)}
                type="radio"
                value={cell}
              />
              <Chips current={current} ids={idsIn(answer.placed, cell)} step={step} />
            </label>
          )}
        </Board>
      </fieldset>
    </div>
  );
}

const idsIn = (placed: Readonly<Record<string, GridCell>>, cell: GridCell): string[] =>
  Object.keys(placed).filter((id) => placed[id] === cell);

interface BoardProps {
  step: TaskOf<'grid'>;
  lang: 'en' | undefined;
  children: (cell: GridCell) => React.ReactNode;
}

/** The two by two with its axes; the ends are words, the arrows show where more is. */
function Board({ step, lang, children }: BoardProps) {
  const { x, y } = step;
  return (
    <div className={styles.axes}>
      <p aria-hidden="true" className={styles.axisY} lang={lang}>
        <span>{y.low}</span>
        <b>{y.label}</b>
        <span>{y.high}</span>
      </p>
      <div className={styles.cells}>{gridCells.map(children)}</div>
      <p aria-hidden="true" className={styles.axisX} lang={lang}>
        <span>{x.low}</span>
        <b>{x.label}</b>
        <span>{x.high}</span>
      </p>
    </div>
  );
}

interface ChipsProps {
  step: TaskOf<'grid'>;
  ids: readonly string[];
  current?: string;
}

/** The items in a cell, by the numbers they have in the list. */
function Chips({ step, ids, current }: ChipsProps) {
  return (
    <span aria-hidden="true" className={styles.inCell}>
      {step.items.map(({ id }, index) =>
        ids.includes(id) ? (
          <kbd data-now={id === current ? '' : undefined} key={id}>
            {index + 1}
          </kbd>
        ) : null,
      )}
    </span>
  );
}

export const grid: TaskUi<'grid'> = {
  hasRounds: true,
  Work: GridWork,
  answer: ({ items }, saved) => ({
    kind: 'grid',
    placed: placedOf(saved?.placed ?? {}, items, new Set(gridCells)),
  }),
  rule: 'place',
  open: ({ items }, { placed }) => unplaced(items, placed),
  size: ({ items }) => items.length,
  rows: (step, { placed }, outcome, words) => {
    const wordOf = cellNames(step, words.grid.at);
    return step.items.map((item) =>
      markedRow(outcome, item, wordOf(placed[item.id] ?? ''), wordOf),
    );
  },
};
