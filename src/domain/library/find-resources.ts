// Finding a resource: words are looked for in title, summary and tags; the most popular is what most learners viewed.
import type { ResourceCategory, ResourceFormat } from './resource.ts';

export interface Findable {
  readonly title: string;
  readonly summary: string;
  readonly category: ResourceCategory;
  readonly format: ResourceFormat;
  readonly tags: readonly string[];
  readonly views: number;
}

export interface ResourceFilter {
  /** Every word of it has to be found. */
  readonly text?: string | undefined;
  readonly category?: ResourceCategory | undefined;
  readonly format?: ResourceFormat | undefined;
  /** By views, the most first; the order of the list stays among equals. */
  readonly isByViews?: boolean;
}

/** Those that fit, in the order of the list or by views. */
export function findResources<R extends Findable>(all: readonly R[], filter: ResourceFilter): R[] {
  const words = (filter.text ?? '').toLowerCase().split(/\s+/u).filter(Boolean);
  const found = all.filter((one) => {
    const text = `${one.title} ${one.summary} ${one.tags.join(' ')}`.toLowerCase();
    return (
      (filter.category === undefined || one.category === filter.category) &&
      (filter.format === undefined || one.format === filter.format) &&
      words.every((word) => text.includes(word))
    );
  });
  return filter.isByViews === true
    ? found.toSorted((one, other) => other.views - one.views)
    : found;
}
