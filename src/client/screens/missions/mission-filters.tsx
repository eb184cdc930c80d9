// Search, status and order. They live in the address, so that back returns to the same list.
import { useTexts } from '#client/base/language/language.tsx';
import { useQuiet } from '#client/base/theme.tsx';
import {
  MISSION_FILTERS,
  MISSION_SORTS,
  type MissionFilter,
  type MissionSearch,
  type MissionSort,
} from '#client/features/missions/mission-search.ts';
import { SearchField } from '#client/ui/search-field.tsx';
import { Segments } from '#client/ui/segments.tsx';
import { Select } from '#client/ui/select.tsx';
import styles from './missions.module.css';

interface MissionFiltersProps {
  search: MissionSearch;
  onChange: (search: MissionSearch) => void;
}

export function MissionFilters({ search, onChange }: MissionFiltersProps) {
  const t = useTexts('missions');
  const isQuiet = useQuiet();
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
      <SearchField
        label={t.searchLabel}
        onChange={(q) => change({ q })}
        placeholder={t.search}
        q={search.q ?? ''}
      />
      <Segments
        chosen={search.status ?? 'all'}
        label={t.status}
        onChoose={(status) => change({ status })}
        textOf={(status) => t.filters[status]}
        values={MISSION_FILTERS}
      />
      <Select
        aria-label={t.sort}
        onChoose={(chosen) => change({ sort: chosen as MissionSort })}
        value={search.sort ?? 'default'}
      >
        {MISSION_SORTS.filter((sort) => sort !== 'xp' || sort === search.sort || !isQuiet).map(
          (sort) => (
            <option key={sort} value={sort}>
              {t.sorts[sort]}
            </option>
          ),
        )}
      </Select>
    </search>
  );
}
