// The block at the head of every document, as people at work expect it.
import type { Template } from '#domain/templates/template.ts';

const AN_EXAMPLE = 'An example';
const STATUSES = ['Draft', 'In review', 'Approved', 'Superseded'] as const;

interface CoverField {
  readonly label: string;
  /** What stands there in a blank file. */
  readonly hint: string;
  /** What stands there in the example of a company. */
  readonly value: (company: string, template: Template) => string;
}

export const COVER_FIELDS: readonly CoverField[] = [
  { label: 'Organization', hint: '[name]', value: (company) => company },
  { label: 'Version', hint: '0.1', value: () => '1.0' },
  {
    label: 'Owner',
    hint: '[who keeps it up to date]',
    value: (_, { keeper }) => keeper ?? AN_EXAMPLE,
  },
  { label: 'Status', hint: STATUSES.join(' / '), value: () => 'Approved' },
  { label: 'Date', hint: '[year-month-day]', value: () => AN_EXAMPLE },
];
