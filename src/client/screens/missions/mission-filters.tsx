// Search, status and order. They live in the address, so that back returns to the same list.
import { ChevronDown, Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '#client/base/language/language.tsx';
import { useQuiet } from '#client/base/theme.tsx';
import {
  MISSION_FILTERS,
  MISSION_SORTS,
  type MissionFilter,
  type MissionSearch,
  type MissionSort,
} from '#client/features/missions/mission-search.ts';
import { Icon } from '#client/ui/icon.tsx';
import styles from './missions.module.css';

interface MissionFiltersProps {
  search: MissionSearch;
  onChange: (search: MissionSearch) => void;
}

export function MissionFilters({ search, onChange }: MissionFiltersProps) {
  const t = useTexts('missions');
  const isQuiet = useQuiet();
  const sortId = useId();
  const change = (part: { q?: string; status?: MissionFilter; sort?: MissionSort }) => {
    const { q, status, sort } = { ...search, ...part };
    onChange({
      ...(q ? { q } : {}),
      ...(status && status !== 'all' ? { status } : {}),
      ...(sort && sort !== 'default' ? { sort } : {}),
    });
  };
  return (
    <search className={styles.filters}>
      <Words onChange={(q) => change({ q })} q={search.q ?? ''} />
      <fieldset aria-label={t.status} className="seg">
        {MISSION_FILTERS.map((filter) => (
          <button
            aria-pressed={filter === (search.status ?? 'all')}
            key={filter}
            onClick={() => change({ status: filter })}
            type="button"
          >
            {t.filters[filter]}
          </button>
        ))}
      </fieldset>
      <div className="pick">
        <label className="vh" htmlFor={sortId}>
          {t.sort}
        </label>
        <select
          className="input"
          id={sortId}
          onChange={(event) => change({ sort: event.target.value as MissionSort })}
          value={search.sort ?? 'default'}
        >
          {MISSION_SORTS.filter((sort) => sort !== 'xp' || sort === search.sort || !isQuiet).map(
            (sort) => (
              <option key={sort} value={sort}>
                {t.sorts[sort]}
              </option>
            ),
          )}
        </select>
        <Icon of={ChevronDown} size="s" />
      </div>
    </search>
  );
}

/** The field keeps its own text: the address follows each letter, never the other way round. */
function Words({ q, onChange }: { q: string; onChange: (q: string) => void }) {
  const t = useTexts('missions');
  const [typed, setTyped] = useState(q);
  // The address follows in a transition: it may still say what was typed some letters ago.
  const sent = useRef([q]);
  useEffect(() => {
    // Back, forward or "clear" changed the address: that is the one way it changes the field.
    const at = sent.current.indexOf(q);
    sent.current = at < 0 ? [q] : sent.current.slice(at);
    if (at < 0) setTyped(q);
  }, [q]);
  return (
    <div className="with-icon">
      <Icon of={Search} />
      <input
        aria-label={t.searchLabel}
        autoComplete="off"
        className="input"
        enterKeyHint="search"
        maxLength={100}
        onChange={(event) => {
          const words = event.target.value;
          setTyped(words);
          sent.current.push(words);
          onChange(words);
        }}
        placeholder={t.search}
        type="search"
        value={typed}
      />
    </div>
  );
}
