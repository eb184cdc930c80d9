// A checklist on the screen: ticked, noted, said not to apply, and taken to work.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { NavigationProvider } from '#client/base/navigation.tsx';
import { NoticesProvider } from '#client/ui/notices.tsx';
import type { AnswerOf, TaskOf } from '../task-ui.ts';
import { TickedList, TicksWork } from './tick-list.tsx';

vi.mock('#client/base/use-reader.ts', () => ({
  useReader: () => ({ locale: 'en-US', timeZone: 'UTC' }),
}));
const listed = vi.fn<() => Promise<{ documents: object[] }>>();
vi.mock('#client/api/page-api.ts', () => ({ api: { documents: { list: () => listed() } } }));
await loadTexts(['checklist', 'actions', 'templates']);

const line = (id: string, text: string) => ({ id, text, howKnown: `Ask about ${text}.` });
const asked: TaskOf<'ticks'> = {
  id: 'lines',
  kind: 'ticks',
  title: 'Ready for the first request',
  prompt: 'Tick what you can prove.',
  points: 4,
  draft: null,
  outcome: null,
  isAgain: false,
  lines: [line('l1', 'Leaders'), line('l2', 'Mandate'), line('l3', 'Budget'), line('l4', 'Tools')],
};

let answer: AnswerOf<'ticks'>;
const empty: AnswerOf<'ticks'> = { kind: 'ticks', ticked: [], notApplicable: [], notes: {} };
beforeEach(() => {
  answer = empty;
  listed.mockReset().mockResolvedValue({ documents: [] });
});

const helped = { phaseId: null, itemType: null, coreKey: null, isPremium: false };

interface ListProps {
  of: typeof TicksWork;
  from?: AnswerOf<'ticks'>;
  step?: typeof asked;
}

function List({ of: Of, from = empty, step = asked }: ListProps) {
  const [now, setNow] = useState(from);
  answer = now;
  return (
    <QueryClientProvider client={new QueryClient()}>
      <LanguageProvider>
        <NavigationProvider>
          <NoticesProvider texts={{ label: 'Notices', close: 'Close' }}>
            <Of answer={now} group="Preliminary Phase" onChange={setNow} step={step} />
          </NoticesProvider>
        </NavigationProvider>
      </LanguageProvider>
    </QueryClientProvider>
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a line is ticked, or does not apply, and never both', () => {
  render(<List of={TicksWork} />);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Mandate' }));
  press('Does not apply : Budget');
  expect(answer).toMatchObject({ ticked: ['l2'], notApplicable: ['l3'] });
  expect(screen.getByText('1 of 3 ticked, 1 does not apply', { selector: '.small' })).toBeTruthy();
  press('Does not apply : Mandate');
  expect(answer).toMatchObject({ ticked: [], notApplicable: ['l2', 'l3'] });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Budget' }));
  expect(answer).toMatchObject({ ticked: ['l3'], notApplicable: ['l2'] });
});

test('a note is written, kept with the ticks and taken away again', () => {
  render(<List of={TicksWork} />);
  press('Add a note : Leaders');
  const note = screen.getByRole('textbox', { name: 'Note : Leaders' });
  expect(note.getAttribute('maxlength')).toBe('300');
  fireEvent.change(note, { target: { value: 'Minutes of May' } });
  expect(answer.notes).toEqual({ l1: 'Minutes of May' });
  fireEvent.change(note, { target: { value: 'x'.repeat(280) } });
  expect(screen.getByText('20 characters left')).toBeTruthy();
  fireEvent.change(note, { target: { value: '' } });
  expect(answer.notes).toEqual({});
});

test('what comes next are the first lines that apply and are open, and it says so', () => {
  render(<List from={{ ...empty, ticked: ['l2'], notApplicable: ['l1'] }} of={TickedList} />);
  const next = screen.getByRole('region', { name: 'Your next 2' });
  expect(
    within(next)
      .getAllByRole('listitem')
      .map((item) => item.querySelector('b')?.textContent),
  ).toEqual(['Budget', 'Tools']);
  expect(
    within(next).getByText(/in the order of the list that apply and are not ticked/),
  ).toBeTruthy();
});

test('what comes next has what helps with it, with what a template costs, as the list has it', () => {
  const lines = asked.lines.map((one) =>
    one.id === 'l3'
      ? {
          ...one,
          help: { ...helped, kind: 'template' as const, ref: 'budget', title: 'Budget plan' },
        }
      : one,
  );
  render(<List of={TickedList} step={{ ...asked, lines }} />);
  const next = screen.getByRole('region', { name: 'Your next 3' });
  const link = within(next).getByRole('link', { name: 'Template: Budget plan' });
  expect(link.getAttribute('href')).toMatch(/^#\/artifacts\/budget/);
  expect(link.parentElement?.textContent).toBe('Template: Budget planFree');
  expect(within(next).getAllByRole('link')).toHaveLength(1);
});

test('a template of a line leads back to that line, which then has the focus', () => {
  const seen = vi.fn();
  Element.prototype.scrollIntoView = seen;
  history.replaceState(null, '', '#/learning/prelim/checklist?line=l3');
  const help = { ...helped, kind: 'template' as const, ref: 'budget', title: 'Budget plan' };
  const lines = asked.lines.map((one) => (one.id === 'l3' ? { ...one, help } : one));
  render(<List of={TicksWork} step={{ ...asked, lines }} />);
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Budget' }));
  expect(seen).toHaveBeenCalledOnce();
  // Coming back again finds its own place.
  expect(location.hash).toBe('#/learning/prelim/checklist');
  expect(screen.getByRole('link', { name: 'Template: Budget plan' }).getAttribute('href')).toBe(
    '#/artifacts/budget?list=prelim%2Fchecklist&line=l3',
  );
});

const made = (id: string, name: string, day: number, key = 'budget', courseKey = 'togaf') => ({
  id,
  name,
  template: { key, courseKey },
  createdAt: `2026-03-0${day}T09:00:00.000Z`,
});
const withTemplate = {
  ...asked,
  lines: asked.lines.map((one) =>
    one.id === 'l3'
      ? {
          ...one,
          help: { ...helped, kind: 'template' as const, ref: 'budget', title: 'Budget plan' },
        }
      : one,
  ),
};

test('a line leads to the newest document that was made of its template, and that back to the line', async () => {
  history.replaceState(null, '', '#/learning/prelim/checklist');
  listed.mockResolvedValue({
    documents: [
      made('d1', 'First try', 1),
      made('d2', 'Budget of May', 3),
      made('d3', 'Risks', 4, 'risks'),
      made('d4', 'Of another course', 5, 'budget', 'pmp'),
    ],
  });
  render(<List of={TickedList} step={withTemplate} />);
  const links = await screen.findAllByRole('link', { name: /^Your document/ });
  // Once in what comes next, once in the list.
  expect(links.map(({ textContent }) => textContent)).toEqual(
    Array(2).fill('Your document: Budget of May'),
  );
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Array(2).fill('#/portfolio/d2?list=prelim%2Fchecklist&line=l3'),
  );
  expect(listed).toHaveBeenCalledOnce();
});

test('documents are not read for a list without templates, and where the read fails the line stands as it is', async () => {
  const { unmount } = render(<List of={TickedList} />);
  expect(listed).not.toHaveBeenCalled();
  unmount();
  listed.mockRejectedValue(new Error('offline'));
  render(<List of={TicksWork} step={withTemplate} />);
  expect(screen.getByRole('link', { name: 'Template: Budget plan' })).toBeTruthy();
  await vi.waitFor(() => expect(listed).toHaveBeenCalled());
  expect(screen.queryByRole('link', { name: /^Your document/ })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('it is copied as text and printed, with ticks, notes, title, unit and day', async () => {
  const writeText = vi.fn(async () => {});
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const day = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' }).format(
    new Date(),
  );
  render(
    <List
      from={{ ...empty, ticked: ['l1'], notApplicable: ['l4'], notes: { l1: 'Signed\nby Mina' } }}
      of={TicksWork}
    />,
  );
  press('Copy as text');
  await screen.findByText('The list is on your clipboard.');
  expect(writeText).toHaveBeenCalledWith(
    [
      'Ready for the first request',
      `Preliminary Phase, ${day}`,
      '1 of 3 ticked, 1 does not apply',
      '',
      '[x] Leaders',
      '    How you would know: Ask about Leaders.',
      '    Note: Signed by Mina',
      '[ ] Mandate',
      '    How you would know: Ask about Mandate.',
      '[ ] Budget',
      '    How you would know: Ask about Budget.',
      '[-] Tools (Does not apply)',
      '    How you would know: Ask about Tools.',
      '',
    ].join('\n'),
  );
  press('Print or save as PDF');
  expect(print).toHaveBeenCalledOnce();
  const sheet = screen.getByTestId('sheet');
  // Beside the app, so that a page on paper holds nothing else.
  expect(sheet.parentElement).toBe(document.body);
  for (const text of ['Ready for the first request', day, '[x]', 'Note: Signed', '[-]']) {
    expect(sheet.textContent).toContain(text);
  }
});
