// Which phase and item the panel shows: the address decides, else where the learner goes on.
import type { CoreView, ItemView, PhaseView } from '#contract/path.ts';
import { CORE_ID } from '#domain/catalog/path.ts';
import { canOpen } from './station-state.ts';

/** In the address when the panel was closed on purpose. */
export const noPhase = 'none';

type Openable = Pick<PhaseView, 'id' | 'status' | 'items'>;

/** @returns the phase to show, or undefined for none; one that cannot be opened gives way to the current */
export function selectPhase<P extends Openable>(
  phases: readonly P[],
  requested: string | undefined,
  currentId: string | undefined,
): P | undefined {
  if (requested === noPhase) return undefined;
  const open = phases.filter(canOpen);
  return (
    open.find((phase) => phase.id === requested) ?? open.find((phase) => phase.id === currentId)
  );
}

type Item = Pick<ItemView, 'id' | 'type'>;

/** @returns the item of the tab to show: the requested one, else the next action, else the first */
export function selectItem<I extends Item>(
  phase: { items: readonly I[]; nextItemId: string | null },
  requested: string | undefined,
): I | undefined {
  return (
    phase.items.find((item) => item.type === requested) ??
    phase.items.find((item) => item.id === phase.nextItemId) ??
    phase.items[0]
  );
}

/** The lessons of the Core line, then its quizzes; none where there is no Core line. */
export const coreItems = (core: Pick<CoreView, 'groups' | 'quizzes'> | null): ItemView[] =>
  core === null ? [] : [...core.groups.flatMap((group) => group.items), ...core.quizzes];

interface PathItems {
  phases: readonly Pick<PhaseView, 'id' | 'items' | 'testOutId'>[];
  core: Pick<CoreView, 'groups' | 'quizzes'> | null;
}

/** The activity that `/learning/{phaseId}/{name}` plays, or undefined where there is none. */
export function activityAt(
  { phases, core }: PathItems,
  phaseId: string,
  name: string,
): string | undefined {
  if (phaseId === CORE_ID) {
    return coreItems(core).find(({ coreKey }) => coreKey === name)?.id;
  }
  const phase = phases.find(({ id }) => id === phaseId);
  if (name === 'testout') return phase?.testOutId ?? undefined;
  return phase?.items.find(({ type }) => type === name)?.id;
}
