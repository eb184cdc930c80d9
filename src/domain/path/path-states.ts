// The path is its phases and the Core line that feeds them; readiness looks at the items of both.

import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { CourseKey } from '#domain/catalog/course-keys.ts';
import type { Records } from '#domain/missions/records.ts';
import { type CoreState, coreState } from './core-line.ts';
import { type ItemState, type PhaseState, phaseStates } from './path-status.ts';

export interface PathStates {
  readonly phases: readonly PhaseState[];
  readonly core: CoreState | undefined;
  /** Every item of the phases, then those of the Core line. */
  readonly items: readonly ItemState[];
}

/** The state of everything on a course's path. */
export function pathStates(
  catalog: CatalogIndex,
  courseKey: CourseKey,
  records: Records,
): PathStates {
  const phases = phaseStates(catalog, courseKey, records);
  const core = coreState(catalog, courseKey, records);
  return {
    phases,
    core,
    items: [...phases.flatMap((phase) => phase.items), ...(core?.items ?? [])],
  };
}
