// Search and category of the address: back finds them again.
import { useCallback } from 'react';
import { useSearchText } from '#client/base/go.tsx';
import { FAQ_FILTERS, type FaqFilter } from '#client/features/support/support-search.ts';

export interface SupportSearch {
  readonly q: string;
  readonly category: FaqFilter;
  readonly change: (part: { q?: string; category?: FaqFilter }) => void;
}

export function useSupportSearch(): SupportSearch {
  const [raw, setSearch] = useSearchText();
  const q = raw.q ?? '';
  const category = FAQ_FILTERS.find((one) => one === raw.category) ?? 'all';
  const change = useCallback(
    (part: { q?: string; category?: FaqFilter }) => {
      const next = { q, category, ...part };
      setSearch({
        q: next.q === '' ? undefined : next.q,
        category: next.category === 'all' ? undefined : next.category,
      });
    },
    [category, q, setSearch],
  );
  return { q, category, change };
}
