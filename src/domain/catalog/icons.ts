// The pictures that content names: the client has a drawing of each, and an unknown name fails the check.

export const ICONS = [
  'award',
  'blocks',
  'book-open',
  'briefcase',
  'building',
  'calendar-check',
  'circle-question-mark',
  'compass',
  'crosshair',
  'file-text',
  'flask-conical',
  'graduation-cap',
  'layers',
  'list-checks',
  'map',
  'network',
  'presentation',
  'scale',
  'shuffle',
  'target',
  'timer',
  'users',
  'wrench',
  'zap',
] as const;
export type IconName = (typeof ICONS)[number];
