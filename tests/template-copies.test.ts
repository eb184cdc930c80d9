// A learner's own document that begins with a filled example is a first draft, whichever template of the product it is of.
import { expect, test } from 'vitest';
import { coverCell, textsOf } from '#domain/templates/cells.ts';
import { copiedContent, exampleContent } from '#domain/templates/document.ts';
import { productCatalog } from '#tests/support/catalog.ts';

const copies = productCatalog().templates.flatMap((template) =>
  template.filled.map((filled) => ({ template, filled })),
);

test.each(
  copies.map(({ template, filled }) => [`${template.id}, ${filled.company}`, template, filled]),
)(
  'a copy of %s is version 0.1, a draft without a date, with all that the example holds',
  (_, template, filled) => {
    const texts = textsOf(template, copiedContent(template, filled, 'Norvale Bank'));
    const example = textsOf(template, exampleContent(template, filled, 'Norvale Bank'));
    const cover = {
      [coverCell('organization')]: 'Norvale Bank',
      [coverCell('version')]: '0.1',
      [coverCell('status')]: 'Draft',
      ...(template.keeper !== undefined && { [coverCell('owner')]: template.keeper }),
    };
    const partsOf = (cells: typeof texts) =>
      Object.fromEntries(Object.entries(cells).filter(([cell]) => !cell.startsWith('cover.')));
    expect(texts).toEqual({ ...partsOf(example), ...cover });
  },
);

test('there are filled examples in every course that has templates', () => {
  expect(new Set(copies.map(({ template }) => template.courseKey)).size).toBeGreaterThan(1);
});
