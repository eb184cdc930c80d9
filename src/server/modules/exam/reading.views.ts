// How quick is too quick to count, as the intro of a paper says it.
import type { PaperCard } from '#contract/exams.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { Paper } from '#domain/exam/paper.ts';
import { enoughReadingMs } from '#domain/exam/reading-time.ts';

type Reading = PaperCard['reading'];

const MINUTE_MS = 60_000;
const known = new WeakMap<CatalogIndex, Map<string, Reading>>();

/** Worked out once a paper: it takes the words of its whole bank, and a catalog stays as it is. */
export function readingView(catalog: CatalogIndex, paper: Paper): Reading {
  const views = known.get(catalog) ?? new Map<string, Reading>();
  known.set(catalog, views);
  const before = views.get(paper.id);
  if (before) return before;
  const { wordsPerMinute, secondsPerQuestion } = catalog.rewards.pace;
  const ms = enoughReadingMs(catalog, paper);
  const enoughMinutes = ms === null ? null : Math.ceil(ms / MINUTE_MS);
  const view = { wordsPerMinute, secondsPerQuestion, enoughMinutes };
  views.set(paper.id, view);
  return view;
}
