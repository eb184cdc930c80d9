// What a search of the missions finds: by its rule, and where that finds nothing, what the index does.
import { useMemo } from 'react';
import { useTextIndex } from '#client/base/search/use-text-index.ts';
import { filterSections, type MissionSearch } from '#client/features/missions/mission-search.ts';
import type { SectionView } from '#contract/learning.ts';

export function useFoundSections(
  sections: readonly SectionView[],
  search: MissionSearch,
): readonly SectionView[] {
  const query = (search.q ?? '').trim();
  const byRule = useMemo(() => filterSections(sections, search), [sections, search]);
  const isLost = query !== '' && byRule.length === 0;
  const texts = useMemo(
    () =>
      sections.flatMap(({ missions }) =>
        missions.map(({ id, title, description, sectionTitle }) => ({
          id,
          title,
          description: `${description}\n${sectionTitle}`,
        })),
      ),
    [sections],
  );
  const index = useTextIndex(isLost ? texts : undefined);
  return useMemo(
    () =>
      isLost && index !== null
        ? filterSections(sections, search, new Set(index(query, texts.length)))
        : byRule,
    [isLost, index, sections, search, query, texts, byRule],
  );
}
