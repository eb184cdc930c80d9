// The study days of half a year, a column a week: seen as a pattern, read day by day with the arrow keys.
import { type KeyboardEvent, useRef, useState } from 'react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import type { MyProgress } from '#contract/my-progress.ts';
import { addDays } from '#domain/kernel/time.ts';
import { CALENDAR_WEEKS, type CalendarDay, calendarWeeks } from '#domain/progress/calendar.ts';
import styles from './progress.module.css';

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];
const STRENGTHS = [0, 1, 2, 3, 4] as const;

/** Days that an arrow key moves by. */
const moves: Readonly<Record<string, number>> = {
  ArrowLeft: -7,
  ArrowRight: 7,
  ArrowUp: -1,
  ArrowDown: 1,
};

/** A calendar day belongs to no zone. */
const dayFormat = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return (day: string): string => format.format(new Date(`${day}T00:00:00Z`));
};

export function StudyCalendar({ calendar }: Pick<MyProgress, 'calendar'>) {
  const t = useTexts('progress');
  const locale = useLocale();
  const { from, today, days, bridged } = calendar;
  const [shown, setShown] = useState(today);
  const grid = useRef<HTMLTableElement>(null);
  const weeks = calendarWeeks({
    from,
    today,
    studied: new Map(days.map(({ day, xp }) => [day, xp])),
    bridged: new Set(bridged),
  });
  const inFull = dayFormat(locale, { dateStyle: 'full' });
  const weekday = dayFormat(locale, { weekday: 'short' });
  const said = ({ day, strength, xp, isBridged }: CalendarDay): string => {
    if (isBridged) return t.bridged(inFull(day));
    return strength === 0 ? t.noDay(inFull(day)) : t.day(inFull(day), xp);
  };
  const onKey = (event: KeyboardEvent) => {
    const by = moves[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const to = addDays(shown, by);
    if (to < from || to > today) return;
    setShown(to);
    grid.current?.querySelector<HTMLElement>(`[data-day="${to}"]`)?.focus();
  };
  const current = weeks.flat().find(({ day }) => day === shown);
  return (
    <section aria-labelledby="calendar" className={styles.calendar}>
      <h2 id="calendar">{t.calendar}</h2>
      <p className="small muted">{t.calendarOf(days.length, CALENDAR_WEEKS)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table that is walked by keys */}
      <table aria-labelledby="calendar" onKeyDown={onKey} ref={grid} role="grid">
        <tbody>
          {WEEKDAYS.map((at) => (
            <tr key={at}>
              <th className="small quiet" scope="row">
                {weekday(addDays(from, at))}
              </th>
              {weeks.map((week) => {
                const cell = week[at];
                return cell === undefined ? (
                  <td key={week[0]?.day} />
                ) : (
                  <td
                    aria-label={said(cell)}
                    data-bridged={cell.isBridged ? '' : undefined}
                    data-day={cell.day}
                    data-strength={cell.strength}
                    key={cell.day}
                    onFocus={() => setShown(cell.day)}
                    onMouseEnter={() => setShown(cell.day)}
                    tabIndex={cell.day === shown ? 0 : -1}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p aria-hidden="true" className={`small ${styles.shown}`}>
        {current && said(current)}
      </p>
      <p className={`small quiet ${styles.legend}`}>
        {t.less}
        {STRENGTHS.map((strength) => (
          <i aria-hidden="true" data-strength={strength} key={strength} />
        ))}
        {t.moreXp}
      </p>
      <p className="small quiet of-keys">{t.keys}</p>
    </section>
  );
}
