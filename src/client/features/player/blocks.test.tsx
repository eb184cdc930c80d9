import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { BlockView } from '#contract/learning.ts';
import { Blocks } from './blocks.tsx';

const html = (...blocks: BlockView[]) =>
  renderToStaticMarkup(<Blocks blocks={blocks} table="Table: Roles" />);

test('marked words keep their marks, nested ones too, and markup stays text', () => {
  expect(
    html({
      kind: 'paragraph',
      content: [
        'A ',
        { kind: 'strong', content: ['big ', { kind: 'emphasis', content: ['<b>'] }] },
      ],
    }),
  ).toBe('<p>A <strong>big <em>&lt;b&gt;</em></strong></p>');
});
test('lists are ordered where their order matters', () => {
  expect(html({ kind: 'list', ordered: true, items: [['one']] })).toContain('<ol><li>');
  expect(html({ kind: 'list', ordered: false, items: [['one']] })).toContain('<ul><li>');
});
test('a table has a head with scopes and can be scrolled by keyboard', () => {
  const table = html({
    kind: 'table',
    head: [['Who'], ['What']],
    rows: [[['Board'], ['Decides']]],
  });
  expect(table).toContain('<th scope="col">Who</th>');
  expect(table).toContain('<td>Decides</td>');
  expect(table).toContain('aria-label="Table: Roles"');
  expect(table).toContain('tabindex="0"');
});
