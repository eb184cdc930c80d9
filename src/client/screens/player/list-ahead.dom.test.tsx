// A locked checklist is worked on: ticks and notes stay on the device, and go along when the list opens.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { queries } from '#client/api/queries.ts';
import { changeDevice, changeSettings, savedDrafts } from '#client/base/device.ts';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { useListAhead, useTickedAhead } from '#client/features/player/list-ahead.ts';
import type { Writes } from '#client/features/player/use-writes.ts';
import { NoticesProvider } from '#client/ui/notices.tsx';
import type { ActivityView } from '#contract/play.ts';
import type { TaskStepView } from '#contract/tasks/tasks.ts';
import { ListAhead } from './list-ahead.tsx';
import { useTasks } from './use-tasks.ts';

vi.mock('#client/base/session/session.tsx', () => ({ useLearner: () => ({ id: 'l1' }) }));
vi.mock('#client/base/use-reader.ts', () => ({
  useReader: () => ({ locale: 'en-US', timeZone: 'UTC' }),
}));
await loadTexts(['path', 'checklist', 'actions']);

const REF = 'pmp.sha.checklist';
const line = (id: string, text: string) => ({ id, text, howKnown: `Ask about ${text}.` });
const step: Extract<TaskStepView, { kind: 'ticks' }> = {
  id: 'lines',
  kind: 'ticks',
  title: 'People check',
  prompt: 'Tick what you can prove.',
  points: 4,
  draft: null,
  outcome: null,
  isAgain: false,
  lines: [line('a', 'Leaders'), line('b', 'Mandate'), line('c', 'Budget'), line('d', 'Tools')],
};

beforeEach(() => {
  changeDevice((before) => ({ ...before, drafts: {} }));
  changeSettings({ quietMode: false });
});

function show(status: 'locked' | 'available' = 'locked') {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  client.setQueryData(queries.recap(REF).queryKey, { steps: [step] } as never);
  const activity = {
    ref: REF,
    status,
    xp: 15,
    groupTitle: 'People',
    stepsToOpen: [{ title: 'A lesson' }, { title: 'The quiz' }],
  } as unknown as ActivityView;
  return render(
    <QueryClientProvider client={client}>
      <LanguageProvider>
        <NoticesProvider texts={{ label: 'Notices', close: 'Close' }}>
          <ListAhead activity={activity} />
        </NoticesProvider>
      </LanguageProvider>
    </QueryClientProvider>,
  );
}
const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const counted = (text: string) => screen.getByText(text, { selector: '.small' });
function workOn(): void {
  tick('Mandate');
  press('Does not apply : Tools');
  press('Add a note : Leaders');
  fireEvent.change(screen.getByRole('textbox', { name: 'Note : Leaders' }), {
    target: { value: 'Minutes of May' },
  });
}
const writes = () => {
  const put = vi.fn();
  const inputOf = () => undefined;
  const stateOf = () => ({ status: 'open' });
  const others = { withdraw: vi.fn(), reopen: vi.fn(), commit: vi.fn(), flush: vi.fn() };
  const unsent = { failures: 0, entries: [] };
  return { put, inputOf, stateOf, unsent, ...others } as unknown as Writes;
};

test('a locked list is ticked and noted, and all of it is there when the page is loaded anew', () => {
  const first = show();
  workOn();
  expect(counted('1 of 4 ticked, 1 does not apply')).toBeTruthy();
  first.unmount();
  show();
  expect(counted('1 of 4 ticked, 1 does not apply')).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'Mandate' })).toHaveProperty('checked', true);
  expect(screen.getByRole('textbox', { name: 'Note : Leaders' })).toHaveProperty(
    'value',
    'Minutes of May',
  );
  expect(renderHook(() => useTickedAhead(REF)).result.current).toEqual({
    ticked: 1,
    notApplicable: 1,
    lines: 4,
  });
});

test('a list from which all was taken again leaves nothing on the device', () => {
  show();
  tick('Mandate');
  expect(Object.keys(savedDrafts())).toEqual([`list:l1:${REF}`]);
  tick('Mandate');
  expect(savedDrafts()).toEqual({});
});

test('it says what can be done now and when it can be handed in, without XP in quiet mode', () => {
  const { container, unmount } = show();
  expect(container.textContent).toContain(
    'ticks and notes are kept on this device until you sign out. Handing it in, for 15 XP, opens after “The quiz”.',
  );
  unmount();
  changeSettings({ quietMode: true });
  for (const status of ['locked', 'available'] as const) {
    const shown = show(status);
    expect(shown.container.textContent).toContain('You can work on it now');
    expect(shown.container.textContent).not.toContain('XP');
    shown.unmount();
  }
});

test('the list that opens has them to hand in, on top of what another device left, and the draft goes', () => {
  show();
  workOn();
  const to = writes();
  const elsewhere = { kind: 'ticks' as const, ticked: ['c', 'd'], notes: { c: 'By Ada' } };
  const opened = { ...step, draft: elsewhere } as TaskStepView;
  renderHook(() => useTasks(to, opened, useListAhead(REF)));
  const answer = {
    kind: 'ticks',
    ticked: ['b', 'c', 'd'],
    notApplicable: [],
    notes: { a: 'Minutes of May', c: 'By Ada' },
  };
  expect(to.put).toHaveBeenCalledExactlyOnceWith(
    'task.draft',
    { stepId: 'lines', answer },
    expect.any(Number),
  );
  expect(savedDrafts()).toEqual({});
});
