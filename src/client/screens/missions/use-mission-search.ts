// The filters and the unfolded sections of the address, and the way to change them without leaving
// the list: who comes back finds both.
import { useCallback, useMemo } from 'react';
import { useSearchText } from '#client/base/go.tsx';
import {
  type MissionSearch,
  parseMissionSearch,
} from '#client/features/missions/mission-search.ts';

export function useMissionSearch() {
  const [raw, setSearch] = useSearchText();
  const search = useMemo(() => parseMissionSearch(raw), [raw]);
  const onSearch = useCallback(
    (next: MissionSearch) =>
      setSearch({ q: undefined, status: undefined, sort: undefined, ...next }),
    [setSearch],
  );
  const unfolded = useMemo(() => new Set(raw.open?.split(',')), [raw.open]);
  const onFold = useCallback(
    (sectionId: string, isOpen: boolean) => {
      if (unfolded.has(sectionId) === isOpen) return;
      const others = [...unfolded].filter((id) => id !== sectionId);
      setSearch({ open: (isOpen ? [...others, sectionId] : others).join(',') });
    },
    [setSearch, unfolded],
  );
  return { search, onSearch, unfolded, onFold };
}
