import { expect, test } from 'vitest';
import { aLanguage } from '#tests/support/stub-language.ts';
import { viewOfModel } from '../editing/model.ts';
import { viewFile } from './view-file.ts';

test('a picture stands alone: colours are values, names are text, nothing is fetched', () => {
  const language = aLanguage();
  const view = viewOfModel(
    language,
    {
      elements: [
        { id: 'a', kind: 'Crane', name: '<script>alert(1)</script> & co', x: 0, y: 0 },
        { id: 'b', kind: 'Hook', name: 'Hook', x: 200, y: 0 },
      ],
      relations: [{ id: 'r', type: 'Holding', from: 'a', to: 'b' }],
    },
    { title: 'Quay "at" night' },
  );
  const { svg, width, height } = viewFile(language, view, (token) => `#${token.length}`);
  expect(svg).toContain('<title>Quay &quot;at&quot; night</title>');
  expect(svg).toContain('&lt;script&gt;');
  expect(svg).not.toMatch(/var\(|<script|href|url\(|class=/);
  expect(svg).toContain(`width="${width}" height="${height}"`);
  expect(width).toBeGreaterThan(344);
});
