// Each form of a section on the screen and as text, with what was put right marked.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import type { DeliverableSection } from '#contract/deliverables.ts';
import { aLanguage } from '#tests/support/stub-language.ts';
import { checklist } from '#texts/en-us/checklist.ts';
import { deliverables } from '#texts/en-us/deliverables.ts';
import { tasks } from '#texts/en-us/tasks.ts';
import { deliverableText } from './deliverable-text.ts';
import { SectionPart } from './sections.tsx';

await loadTexts(['checklist', 'deliverables', 'questions', 'tasks']);

const languages = new Map([['stub', aLanguage()]]);
const entry = (id: string, corrected = false) => ({ id, text: `What is ${id}`, corrected });
const head = { id: 't1', title: 'A task' };

/** @returns what the screen shows, and the lines that are copied */
function show(section: DeliverableSection): { shown: HTMLElement; copied: string[] } {
  cleanup();
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <LanguageProvider>
        <SectionPart isPaper={false} languages={languages} section={section} />
      </LanguageProvider>
    </QueryClientProvider>,
  );
  const text = deliverableText({
    deliverable: { title: 'A page', corrected: 0, sections: [section] },
    languages,
    about: { company: 'A bank, Banking', subject: 'A case', made: 'Made on 1 May' },
    words: { t: deliverables, list: checklist, tasks },
  });
  const lines = text.split('\n');
  expect(lines.slice(0, 5)).toEqual([
    'A page',
    'A bank, Banking. A case. Made on 1 May',
    deliverables.allOwn,
    '',
    '1. A task',
  ]);
  return { shown: container, copied: lines.slice(5, -1) };
}

describe('a section', () => {
  test('of sorted lists names each list, one without anything too', () => {
    const { shown, copied } = show({
      ...head,
      form: 'lists',
      lists: [
        { id: 'in', text: 'In', entries: [entry('a'), entry('b', true)] },
        { id: 'out', text: 'Out', entries: [] },
      ],
    });
    expect(screen.getAllByRole('heading').map((one) => one.textContent)).toEqual(['In', 'Out']);
    expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'What is a',
      'What is b Corrected',
    ]);
    expect(shown.textContent).toContain('Nothing belongs here.');
    expect(copied).toEqual([
      'In',
      '- What is a',
      '- What is b (Corrected)',
      'Out',
      '- Nothing belongs here.',
    ]);
  });

  test('of a ranking is numbered', () => {
    const { shown, copied } = show({
      ...head,
      form: 'ranking',
      entries: [entry('a'), entry('b', true)],
    });
    expect(shown.querySelectorAll('ol > li')).toHaveLength(2);
    expect(copied).toEqual(['1) What is a', '2) What is b (Corrected)']);
  });

  test('of a grid has its four cells, high above low', () => {
    const { copied } = show({
      ...head,
      form: 'grid',
      x: { label: 'Interest', low: 'small', high: 'large' },
      y: { label: 'Power', low: 'weak', high: 'strong' },
      entries: [{ ...entry('a'), cell: 'lh' }],
    });
    const cells = screen.getAllByRole('heading').map((one) => one.textContent);
    expect(cells).toEqual([
      'Power: strong, Interest: small',
      'Power: strong, Interest: large',
      'Power: weak, Interest: small',
      'Power: weak, Interest: large',
    ]);
    expect(copied.slice(-2)).toEqual(['Power: weak, Interest: large', '- What is a']);
  });

  test('of a matrix is a table with heads of rows and columns', () => {
    const { copied } = show({
      ...head,
      form: 'table',
      columns: ['Board', 'Team'],
      rows: [{ id: 'r1', text: 'A format', cells: [entry('a'), entry('b', true)] }],
    });
    const table = screen.getByRole('table', { name: 'A task' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
    expect(within(table).getByRole('rowheader').textContent).toBe('A format');
    expect(copied).toEqual(['A format', '- Board: What is a', '- Team: What is b (Corrected)']);
  });

  test('of numbers has the case, its table and the values in their units', () => {
    const { shown, copied } = show({
      ...head,
      form: 'numbers',
      case: ['4 pieces cost 25 dollars each.'],
      table: { head: ['Pieces', 'Price'], rows: [['4', '25']] },
      values: [
        { ...entry('a', true), text: 'What do they cost?', value: 1250.5, unit: 'dollars' },
        { ...entry('b'), text: 'What share is that?', value: 55, unit: '%' },
      ],
    });
    expect(screen.getByRole('table').textContent).toBe('PiecesPrice425');
    expect(shown.querySelector('dd')?.textContent).toBe('1,250.5 dollars Corrected');
    expect(copied).toEqual([
      '4 pieces cost 25 dollars each.',
      'Pieces | Price',
      '4 | 25',
      '- What do they cost? 1,250.5 dollars (Corrected)',
      '- What share is that? 55%',
    ]);
  });

  test('of a form has the name of each field, and says of a model answer what it is', () => {
    const { shown, copied } = show({
      ...head,
      form: 'written',
      texts: [
        { ...entry('a'), text: 'My words', label: 'Name' },
        { ...entry('b', true), text: 'Its words', label: 'Owner' },
      ],
    });
    expect(shown.textContent).toContain(deliverables.correctedText);
    expect(copied).toEqual([
      'Name:',
      'My words',
      'Owner:',
      'Its words',
      `(${deliverables.correctedText})`,
    ]);
  });

  test('of a drawing is its picture, and its sentences as text', () => {
    const { copied } = show({
      ...head,
      form: 'model',
      language: 'stub',
      corrected: true,
      model: {
        elements: [
          { id: 'crane', kind: 'Crane', name: 'Big crane', x: 0, y: 0 },
          { id: 'hook', kind: 'Hook', name: 'Iron hook', x: 200, y: 0 },
        ],
        relations: [{ id: 'r1', type: 'Holding', from: 'crane', to: 'hook' }],
      },
    });
    expect(screen.getByRole('img', { name: 'A task' })).toBeTruthy();
    expect(copied[0]).toBe(`(${deliverables.correctedModel})`);
    expect(copied.slice(1).join('\n')).toContain('Iron hook');
  });

  test('of a ticked list keeps its marks and notes', () => {
    const { copied } = show({
      ...head,
      form: 'ticks',
      lines: [
        { id: 'a', text: 'Mandate', state: 'ticked', note: 'Minutes\nof May' },
        { id: 'b', text: 'Budget', state: 'notApplicable', note: '' },
      ],
    });
    expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('[x] Mandate');
    expect(copied).toEqual([
      '[x] Mandate',
      '    Note: Minutes of May',
      '[-] Budget (Does not apply)',
    ]);
  });

  test('of a task that is practiced again says so, and nothing else', () => {
    const { shown, copied } = show({ ...head, form: 'again' });
    expect(shown.textContent).toBe(deliverables.again);
    expect(copied).toEqual([deliverables.again]);
  });
});
