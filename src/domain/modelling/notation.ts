// How concepts are drawn, as data of a language: which icon, corners and colour, which line and ends.

/** Drawings of icons; their names in words are what those read who do not see them. */
export type Icon =
  | 'bars'
  | 'steps'
  | 'chevron'
  | 'target-with-arrow'
  | 'lying-cylinder'
  | 'wheel'
  | 'magnifier'
  | 'bulls-eye'
  | 'bulls-eye-with-arrow'
  | 'exclamation-mark'
  | 'slanted-box'
  | 'slanted-box-with-line'
  | 'cloud'
  | 'ellipse'
  | 'stick-figure'
  | 'overlapping-circles'
  | 'lollipop'
  | 'arrow'
  | 'bookmark'
  | 'split-circle'
  | 'notched-arrow'
  | 'pill'
  | 'box-with-header'
  | 'box-with-two-lines'
  | 'wavy-box'
  | 'box-with-tab'
  | 'component'
  | 'cube'
  | 'screen'
  | 'disc-over-disc'
  | 'dashed-double-arrow'
  | 'linked-dots'
  | 'folded-sheet'
  | 'gears'
  | 'factory'
  | 'double-arrow'
  | 'hexagon'
  | 'loop'
  | 'stacked-bars'
  | 'circle-with-two-lines'
  | 'folder'
  | 'pin';

export type Corners = 'square' | 'round' | 'cut';

export type Tint = 'yellow' | 'blue' | 'green' | 'violet' | 'sand' | 'rose' | 'plain';

export type Dash = 'solid' | 'dashed' | 'dotted';

export type LineEnd =
  | 'none'
  | 'filled-diamond'
  | 'open-diamond'
  | 'dot'
  | 'filled-arrow'
  | 'open-arrow'
  | 'half-arrow'
  | 'open-triangle';

/** What a relation may say beside its type. */
export type Extra = 'access' | 'strength' | 'direction';

export interface LineNotation {
  readonly dash: Dash;
  readonly start: LineEnd;
  readonly end: LineEnd;
  readonly extra?: Extra | undefined;
}

/** In words: `lying-cylinder` is a lying cylinder. */
export const inWords = (name: string): string => name.replaceAll('-', ' ');
