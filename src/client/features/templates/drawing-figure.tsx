// The drawing of a template as the page shows it: the layout that its file has.
import { useId } from 'react';
import { useTexts } from '#client/base/language/language.tsx';
import type { TemplateDetail } from '#contract/templates.ts';
import { type DrawnBox, heatColor, layoutDrawing } from '#domain/templates/drawing.ts';
import type { TableCells } from '#domain/templates/template.ts';
import styles from './templates.module.css';

interface DrawingFigureProps {
  template: Pick<TemplateDetail, 'drawing' | 'parts' | 'title'>;
  /** Rows of the drawn table; empty for the blank drawing. */
  rows: readonly TableCells[];
}

export function DrawingFigure({ template, rows }: DrawingFigureProps) {
  const t = useTexts('templates');
  const tip = useId();
  const { drawing } = template;
  const part = template.parts.find(({ title }) => title === drawing?.part);
  if (drawing === null || part?.kind !== 'table') return null;
  const named = Object.fromEntries(
    Object.entries(drawing).filter(([, value]) => value !== null),
  ) as unknown as Parameters<typeof layoutDrawing>[0];
  const columns = part.columns.map(
    ({ min, max, help: _, formula: _formula, look: _look, ...column }) => ({
      ...column,
      ...(min !== null && { min }),
      ...(max !== null && { max }),
    }),
  );
  const { width, height, boxes, arrows } = layoutDrawing(named, { columns }, rows);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide drawing is scrolled by arrows
    <section aria-label={t.detail.drawing} className={styles.drawing} tabIndex={0}>
      <svg
        aria-label={t.detail.drawingOf(template.title)}
        role="img"
        viewBox={`-2 -2 ${width + 4} ${height + 4}`}
      >
        <marker id={tip} markerHeight="7" markerWidth="7" orient="auto" refX="6" refY="3">
          <path d="M0 0 L6 3 L0 6 Z" />
        </marker>
        {boxes.map((box, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no other name
          <Box box={box} key={at} />
        ))}
        {arrows.map(({ start, end }) => (
          <path
            d={`M${start.join(' ')} L${end.join(' ')}`}
            key={`${start.join()} ${end.join()}`}
            markerEnd={`url(#${tip})`}
          />
        ))}
      </svg>
    </section>
  );
}

function Box({ box }: { box: DrawnBox }) {
  const { x, y, width, height, lines, isFrame, hasNote, heat } = box;
  const top = isFrame ? y + 16 : y + height / 2 - (13 * (lines.length - 1)) / 2 + 3.5;
  return (
    <g {...(!isFrame && { 'data-box': '' })}>
      <rect
        data-frame={isFrame ? '' : undefined}
        fill={isFrame ? 'none' : heatColor(heat)}
        height={height}
        rx={isFrame ? 0 : 4}
        width={width}
        x={x}
        y={y}
      />
      <text
        data-frame={isFrame ? '' : undefined}
        textAnchor={isFrame ? 'start' : 'middle'}
        x={isFrame ? x + 8 : x + width / 2}
        y={top}
      >
        {lines.map((line, at) => (
          <tspan
            data-note={hasNote && at === lines.length - 1 ? '' : undefined}
            dy={at === 0 ? 0 : 13}
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
            key={at}
            x={isFrame ? x + 8 : x + width / 2}
          >
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}
