// The pictures that content names: the client has a drawing of each, and an unknown name fails the check.

export const ICONS = [
  'book-open',
  'briefcase',
  'building',
  'circle-question-mark',
  'compass',
  'file-text',
  'flask-conical',
  'layers',
  'list-checks',
  'map',
  'network',
  'presentation',
  'target',
  'wrench',
] as const;
export type IconName = (typeof ICONS)[number];
