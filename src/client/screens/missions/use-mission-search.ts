// The filters of the address, and the way to change them without leaving the list.
import { useCallback, useMemo } from 'react';
import {
  type MissionSearch,
  parseMissionSearch,
} from '#client/features/missions/mission-search.ts';
import { useSearchText } from '#client/ui/go.tsx';

export function useMissionSearch() {
  const [raw, setSearch] = useSearchText();
  const search = useMemo(() => parseMissionSearch(raw), [raw]);
  const onSearch = useCallback(
    (next: MissionSearch) =>
      setSearch({ q: undefined, status: undefined, sort: undefined, ...next }),
    [setSearch],
  );
  return { search, onSearch };
}
