import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { Blocks } from '../blocks.tsx';
import { Terms } from './terms.tsx';

await loadTexts(['attempt', 'player', 'questions', 'tasks']);

const board = {
  id: 'board',
  term: 'Architecture Board',
  text: 'A body that <decides>.',
  related: ['Charter', 'Decision rights'],
};
const html = (id: string, term = board) =>
  renderToStaticMarkup(
    <LanguageProvider>
      <Terms terms={[term]}>
        <Blocks
          blocks={[
            { kind: 'paragraph', content: ['The ', { kind: 'term', id, content: ['board'] }, '.'] },
          ]}
          table="Table"
        />
      </Terms>
    </LanguageProvider>,
  );

test('a term is a button whose closed card explains it and names related terms', () => {
  const markup = html('board');
  const [, cardId] = /aria-describedby="([^"]+)"/.exec(markup) ?? [];
  expect(markup).toContain('role="button"');
  expect(markup).toContain('aria-expanded="false"');
  expect(markup).toContain('tabindex="0"');
  expect(markup).toMatch(new RegExp(`id="${cardId}"[^>]*popover="manual"`));
  expect(markup).not.toContain('data-open');
  expect(markup).toContain('<b>Architecture Board</b><span>A body that &lt;decides&gt;.</span>');
  expect(markup).toContain('Related:</span> Charter, Decision rights');
});

test('a term without related ones names none', () => {
  expect(html('board', { ...board, related: [] })).not.toContain('Related');
});

test('a term that did not come with the activity stays a word', () => {
  expect(html('elsewhere')).toBe('<p>The board.</p>');
});
