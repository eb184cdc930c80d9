// What is new among the templates of a course since a learner looked at them last (decisions 5, brief 1, 2.8).
import type { Industry } from '#domain/catalog/course-keys.ts';
import type { Template } from './template.ts';

export interface TemplateNews {
  /** How many the course has. */
  readonly total: number;
  /** Null where nothing is new, and before the first visit: nothing can be newer than that. */
  readonly fresh: {
    readonly count: number;
    /** The company for which all of them are filled in; null where none of the new ones is. */
    readonly company: Industry | null;
  } | null;
}

/**
 * @param shown ids that stood in the list at the last visit; undefined before the first
 * @param company whom the learner thinks with; null in a course without companies
 * @returns of what is new those that are filled in for the company, or all where none is
 */
export function newsOf(
  templates: readonly Pick<Template, 'id' | 'filled'>[],
  shown: readonly string[] | undefined,
  company: Industry | null,
): TemplateNews {
  const total = templates.length;
  const fresh = shown ? templates.filter(({ id }) => !shown.includes(id)) : [];
  if (fresh.length === 0) return { total, fresh: null };
  const ownCompany = fresh.filter(({ filled }) => filled.some((one) => one.company === company));
  return ownCompany.length > 0
    ? { total, fresh: { count: ownCompany.length, company } }
    : { total, fresh: { count: fresh.length, company: null } };
}
