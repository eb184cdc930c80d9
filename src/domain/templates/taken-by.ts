// What an empty cell of a column takes, where not any text: said in the page and in the head of a written table.
import type { TemplateColumn } from './template.ts';

/** @returns the form of a day, or what there is to choose from; null where anything may stand */
export function takenBy({
  kind,
  options = [],
}: Pick<TemplateColumn, 'kind' | 'options'>): string | null {
  if (kind === 'date') return 'YYYY-MM-DD';
  return kind === 'choice' ? options.join(' / ') : null;
}
