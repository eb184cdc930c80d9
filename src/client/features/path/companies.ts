// The invented companies of the labs: names are the same in every language.
import type { Industry } from '#domain/catalog/path.ts';

export const companies: Readonly<Record<Industry, string>> = {
  BFSI: 'Norvale Bank',
  Insurance: 'Corvane Mutual',
  Retail: 'Halden & Pike Stores',
  Healthcare: 'Riverbend Health Network',
  Manufacturing: 'Tarnwick Precision',
};
