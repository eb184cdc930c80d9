// The course as a line: its sections are stations, and one of them is where the learner stands.
import type { CSSProperties } from 'react';
import { type Address, addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { Stop } from '#client/ui/stop.tsx';
import type { Dashboard } from '#contract/progress.ts';
import type { Messages } from '#texts/messages.ts';
import styles from './dashboard.module.css';
import { lineStops, type ShownStop } from './line-stops.ts';

interface LineStripProps {
  line: Dashboard['line'];
  lineOf: Dashboard['lineOf'];
  /** The stop of the next step; null where that stands at none. */
  nextId: string | null;
  /** What that step is called; null where there is none. */
  stepTitle: string | null;
  /** The stop that such a step is on the way to. */
  towardsId: string | null;
  /** Whether it belongs to the Core line. */
  isCore?: boolean;
  to: Address;
}

export function LineStrip(props: LineStripProps) {
  const { line, lineOf, nextId, to } = props;
  const locale = useLocale();
  const t = useTexts('dashboard').line;
  // A step of no station stands beside the line of stations.
  const isBeside = lineOf === 'phases' && nextId === null;
  const { stops, now } = lineStops(line, nextId, isBeside);
  const done = stops.filter((stop) => stop.look === 'done').length;
  const beside = isBeside && done < stops.length ? besideText(t, stops, props) : undefined;
  const rings = [
    { label: t.begun, of: stops.filter(({ look }) => look === 'begun') },
    {
      label: now === undefined ? t.open : t.alsoOpen,
      of: stops.filter(({ look }) => look === 'open'),
    },
  ].filter(({ of }) => of.length > 0);
  const strip = (
    <Go className={styles.lineup} to={to}>
      <span className="vh">
        {t.label(done, stops.length, now?.title ?? null)}. {beside !== undefined && `${beside}. `}
        {t.opens[lineOf]}
      </span>
      <ol aria-hidden="true" className="strip" style={{ '--stops': stops.length } as CSSProperties}>
        {stops.map((stop) => (
          <li
            aria-current={stop.id === now?.id ? 'step' : undefined}
            data-run={stop.isReached ? '' : undefined}
            key={stop.id}
          >
            <Stop letter={stop.letter} look={stop.look} />
            <span className={styles.lb} lang={contentLang(locale)}>
              {stop.title}
            </span>
          </li>
        ))}
      </ol>
      {now !== undefined && (
        <p aria-hidden="true" className={`only-s ${styles.now}`}>
          {t.nowAt(now.letter, now.title)}
        </p>
      )}
      {beside !== undefined && (
        <p aria-hidden="true" className={styles.now}>
          {beside}
        </p>
      )}
    </Go>
  );
  if (rings.length === 0) return strip;
  // What the rings mean; each is a link where it has a place of its own.
  return (
    <>
      {strip}
      {rings.map(({ label, of }) => (
        <p className={styles.rings} key={label}>
          {label}
          {of.map(({ id, letter, title }) => {
            const name = `${letter} ${title}`;
            return lineOf === 'phases' ? (
              <Go key={id} lang={contentLang(locale)} to={addresses.path(id)}>
                {name}
              </Go>
            ) : (
              <span key={id} lang={contentLang(locale)}>
                {name}
              </span>
            );
          })}
        </p>
      ))}
    </>
  );
}

/**
 * What a step of no station is in its learner's way: a lesson of the Core line prepares the first station from there on
 * that is not done; anything else comes before its station, as long as that is not done.
 */
function besideText(
  t: Messages['dashboard']['line'],
  stops: readonly ShownStop[],
  {
    stepTitle,
    towardsId,
    isCore = false,
  }: Pick<LineStripProps, 'stepTitle' | 'towardsId' | 'isCore'>,
): string {
  const at = stops.findIndex(({ id }) => id === towardsId);
  const ahead = at < 0 ? [] : stops.slice(at);
  const isToDo = ({ look }: ShownStop) => look !== 'done';
  if (isCore) {
    const next = ahead.find(isToDo);
    return next === undefined ? t.core : t.coreTowards(next.letter, next.title);
  }
  const [next] = ahead;
  if (next === undefined || !isToDo(next) || stepTitle === null) return t.beside;
  return t.towards(stepTitle, next.letter, next.title);
}
