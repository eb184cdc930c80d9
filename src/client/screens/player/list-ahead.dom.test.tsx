// A locked checklist is worked on: ticks and notes go to the server as a draft, and are there for who comes back.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { queries } from '#client/api/queries.ts';
import { changeSettings } from '#client/base/device.ts';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { NavigationProvider } from '#client/base/navigation.tsx';
import { nothingWaits, type Settled, type Write } from '#client/base/outbox/entry.ts';
import type { Outbox } from '#client/base/outbox/outbox.ts';
import { OutboxProvider } from '#client/base/outbox/use-outbox.tsx';
import { NoticesProvider } from '#client/ui/notices.tsx';
import type { ActivityView } from '#contract/play.ts';
import type { TaskStepView } from '#contract/tasks/tasks.ts';
import { ListAhead } from './list-ahead.tsx';

vi.mock('#client/base/use-reader.ts', () => ({
  useReader: () => ({ locale: 'en-US', timeZone: 'UTC' }),
}));
await loadTexts(['path', 'checklist', 'actions', 'player', 'shell']);

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

beforeEach(() => changeSettings({ quietMode: false }));

/** Settles each write at once, as a server does that is there. */
function someOutbox() {
  const followers: ((settled: Settled) => void)[] = [];
  const put = vi.fn(async (write: Write, _how?: { pauseMs: number }) => {
    const settled = { entry: write, result: { ok: true, value: { ok: true } }, isFollowed: true };
    for (const follow of followers) follow(settled as unknown as Settled);
  });
  const outbox = {
    put,
    follow: (_resource: string, heard: (settled: Settled) => void) => {
      followers.push(heard);
      return () => void followers.splice(followers.indexOf(heard), 1);
    },
    subscribe: () => () => {},
    state: () => nothingWaits,
    flush: vi.fn(),
    withdraw: vi.fn(),
  } as unknown as Outbox;
  return { outbox, put };
}

function someReads(): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  client.setQueryData(queries.recap(REF).queryKey, { steps: [step] } as never);
  return client;
}

function show(status: 'locked' | 'available' = 'locked', client = someReads()) {
  const { outbox, put } = someOutbox();
  const activity = {
    ref: REF,
    courseKey: 'pmp',
    status,
    xp: 15,
    groupTitle: 'People',
    description: 'It asks.',
  } as unknown as ActivityView;
  const shown = render(
    <QueryClientProvider client={client}>
      <LanguageProvider>
        <NoticesProvider texts={{ label: 'Notices', close: 'Close' }}>
          <NavigationProvider>
            <OutboxProvider value={outbox}>
              <ListAhead activity={activity} />
            </OutboxProvider>
          </NavigationProvider>
        </NoticesProvider>
      </LanguageProvider>
    </QueryClientProvider>,
  );
  return { ...shown, put };
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
test('a locked list is ticked and noted, goes to the server, and is there for who comes back', () => {
  const client = someReads();
  const first = show('locked', client);
  workOn();
  expect(counted('1 of 3 ticked, 1 does not apply')).toBeTruthy();
  expect(first.put.mock.lastCall?.[0]).toMatchObject({
    kind: 'task.draft',
    resource: `activity:${REF}`,
    slot: 'lines',
    input: {
      request: { activityRef: REF },
      answer: {
        kind: 'ticks',
        ticked: ['b'],
        notApplicable: ['d'],
        notes: { a: 'Minutes of May' },
      },
    },
  });
  first.unmount();
  show('locked', client);
  expect(counted('1 of 3 ticked, 1 does not apply')).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'Mandate' })).toHaveProperty('checked', true);
  expect(screen.getByRole('textbox', { name: 'Note : Leaders' })).toHaveProperty(
    'value',
    'Minutes of May',
  );
});

test('before its first line it says what it is about, whose it is and how far one is', () => {
  const { container } = show();
  const text = container.textContent ?? '';
  const order = [
    'It asks.',
    'Tick only what you can prove',
    '0 of 4 ticked',
    'Leaders',
    'What stays open',
  ];
  const places = order.map((part) => text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(text.slice(0, text.indexOf('Leaders'))).not.toMatch(/XP|opens|Start it/);
});

test('one that is open says that it is started to be handed in, without XP in quiet mode', () => {
  const { container, unmount } = show('available');
  expect(container.textContent).toContain('Start it to hand it in, for 15 XP.');
  unmount();
  changeSettings({ quietMode: true });
  for (const status of ['locked', 'available'] as const) {
    const shown = show(status);
    expect(shown.container.textContent?.includes('Start it to hand it in.')).toBe(
      status === 'available',
    );
    expect(shown.container.textContent).not.toContain('XP');
    shown.unmount();
  }
});

test('what it asks about is said once, before the first line, and a list that has work is continued', () => {
  const { unmount } = show('available');
  const about = screen.getAllByText('It asks.');
  expect(about).toHaveLength(1);
  const first = screen.getByRole('checkbox', { name: 'Leaders' });
  expect(about[0]!.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText('Start it to hand it in, for 15 XP.')).toBeTruthy();
  tick('Mandate');
  expect(screen.getByText('Continue to hand it in, for 15 XP.')).toBeTruthy();
  unmount();
});
