// The rows of a board: six columns, medals for the first three ranks, the learner's own row marked.
import { Flame } from 'lucide-react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { localized } from '#client/base/language/localized.ts';
import { initialsOf } from '#client/base/session/name-of.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Person } from '#client/ui/rewards/person.tsx';
import type { BoardRow } from '#contract/leaderboards.ts';
import styles from './leaderboards.module.css';
import { Rank } from './rank.tsx';

interface BoardTableProps {
  rows: readonly BoardRow[];
  /** The learner between their neighbors, where they stand below the rows. */
  around: readonly BoardRow[];
}

export function BoardTable({ rows, around }: BoardTableProps) {
  const t = useTexts('leaderboards');
  const last = rows.at(-1)?.place ?? 0;
  const below = around.filter(({ place, isMe }) => place > last || isMe);
  const hasMe = rows.some(({ isMe }) => isMe);
  const first = below[0]?.place ?? 0;
  return (
    <table className={`table ${styles.board}`}>
      <thead>
        <tr>
          <th scope="col">{t.rank}</th>
          <th scope="col">{t.name}</th>
          <th className="not-s" scope="col">
            {t.level}
          </th>
          <th className="n" scope="col">
            {t.xp}
          </th>
          <th className="n not-s" scope="col">
            {t.badges}
          </th>
          <th className="n not-s" scope="col">
            {t.streak}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.place} row={row} />
        ))}
        {!hasMe && first > last + 1 && (
          <tr>
            <td className="small muted" colSpan={6}>
              {t.between(last + 1, first - 1)}
            </td>
          </tr>
        )}
        {!hasMe && below.map((row) => <Row key={`${row.place}-${row.isMe}`} row={row} />)}
      </tbody>
    </table>
  );
}

function Row({ row }: { row: BoardRow }) {
  const t = useTexts('leaderboards');
  const { profile } = useTexts('shell');
  const { days, xp } = useTexts('actions');
  const locale = useLocale();
  const name = row.displayName === '' ? profile.learner : row.displayName;
  const level = row.level === null ? t.notShown : localized(row.level, locale);
  const streak = row.streakDays === null ? t.notShown : days(row.streakDays);
  return (
    <tr aria-current={row.isMe ? 'true' : undefined}>
      <td>
        <Rank rank={row.rank} />
      </td>
      <td>
        <Person initials={initialsOf(name)}>
          <span>
            {row.isMe && <b>{t.you}</b>} {name}
          </span>
          <small className={`muted ${styles.onlySmall}`}>
            {t.level} {level}, {streak}
          </small>
        </Person>
      </td>
      <td className="muted not-s">{level}</td>
      <td className={`n ${styles.xp}`}>
        <b>{xp(row.xp)}</b>
      </td>
      <td className="n not-s">{row.badges ?? <span className="small">{t.notShown}</span>}</td>
      <td className="n not-s">
        <span className={styles.streak}>
          {row.streakDays !== null && <Icon of={Flame} size="s" />}
          {streak}
        </span>
      </td>
    </tr>
  );
}
