// What was touched in a picture, and which pieces stand where they belong.
import type { FigureTouchView } from '#contract/figures.ts';

export interface TouchState {
  /** The place whose sentence is shown. */
  readonly open: string | null;
  /** Places that were opened once. */
  readonly seen: readonly string[];
  /** The piece that is held, to be put down next. */
  readonly held: string | null;
  /** Pieces that stand where they belong. */
  readonly placed: readonly string[];
  /** The place that a piece was just tried at in vain. */
  readonly miss: string | null;
}

export const start: TouchState = { open: null, seen: [], held: null, placed: [], miss: null };

const including = (list: readonly string[], id: string): readonly string[] =>
  list.includes(id) ? list : [...list, id];

/** A place opens; touched once more it closes, and stays seen. */
export const touched = (state: TouchState, pointId: string): TouchState => ({
  ...state,
  open: state.open === pointId ? null : pointId,
  seen: including(state.seen, pointId),
});

/** A piece is taken up, or laid back. Pressed right after a miss it stays in the hand: that is how one tries again. */
export const pick = (state: TouchState, pieceId: string): TouchState =>
  state.placed.includes(pieceId)
    ? state
    : {
        ...state,
        held: state.held === pieceId && state.miss === null ? null : pieceId,
        miss: null,
      };

/**
 * The held piece is put on a place: where it belongs it stays, elsewhere it stays in the hand. Without one
 * in the hand, the place of a piece that stands opens again.
 */
export function place(touch: FigureTouchView, state: TouchState, pointId: string): TouchState {
  const { held } = state;
  const here = touch.pieces.find(({ at }) => at === pointId);
  if (held === null) {
    const isTaken = here !== undefined && state.placed.includes(here.id);
    return isTaken ? { ...state, open: pointId, miss: null } : state;
  }
  if (here?.id !== held) return { ...state, open: null, miss: pointId };
  return { ...state, held: null, miss: null, open: pointId, placed: including(state.placed, held) };
}

/** Every place was opened, or every piece stands where it belongs. */
export const isDone = ({ points, pieces }: FigureTouchView, state: TouchState): boolean =>
  pieces.length > 0 ? state.placed.length === pieces.length : state.seen.length === points.length;
