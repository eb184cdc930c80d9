import { expect, test } from 'vitest';
import { messagesOf, problemsOf } from '#tests/support/stub-content.ts';
import { type PathParts, withPath } from '#tests/support/stub-path.ts';

const label = { x: 40, y: 80, anchor: 'middle' as const };
const train = { x: 110, y: 40, turn: 0, flip: false, scale: 1 };

/** Two stations on one stretch. */
const aMap = (): NonNullable<PathParts['plan']['map']> =>
  structuredClone({
    box: { x: 0, y: 0, width: 400, height: 120 },
    stations: {
      start: { x: 40, y: 40, label, train },
      next: { x: 240, y: 40, label: { ...label, x: 240 }, train: { ...train, x: 310 } },
    },
    stretches: [{ from: 'start', to: 'next', d: 'M40 40H240' }],
  });
const mapped = (change: (map: ReturnType<typeof aMap>) => void = () => {}) =>
  withPath((path) => {
    const map = aMap();
    change(map);
    path.plan.map = map;
  });

test('a course with a map is clean', () => {
  expect(problemsOf('MP-29', mapped())).toEqual([]);
  expect(problemsOf('MP-30', mapped())).toEqual([]);
});

test('MP-29 refuses stations that touch, lie outside or are no phase', () => {
  const messages = messagesOf(
    'MP-29',
    mapped(({ stations }) => {
      stations.start!.x = 230;
      stations.next!.label.y = 500;
      stations.other = structuredClone(aMap().stations.start!);
    }),
  );
  expect(messages.toSorted()).toEqual([
    'next or its name lies outside the box',
    'next touches start or its train',
    'no stretch leads to other',
    'there is no phase other',
  ]);
});

test('MP-29 refuses a train over its own station and track that ends elsewhere', () => {
  expect(
    messagesOf(
      'MP-29',
      mapped(({ stations }) => {
        stations.start!.train.x = 60;
      }),
    ),
  ).toEqual(['the train at start covers it']);
  expect(
    messagesOf(
      'MP-29',
      mapped(({ stretches }) => {
        stretches[0] = { from: 'start', to: 'next', d: 'M40 40H220' };
        stretches.push({ from: 'gone', d: 'M40 40H10' });
      }),
    ),
  ).toEqual(['the stretch to next does not end there', 'there is no station gone']);
});

test('MP-30 refuses papers and tracks that the course does not have', () => {
  const messages = messagesOf(
    'MP-30',
    withPath((path, { course }) => {
      course.featured = { sample: 'mock' };
      path.plan.kinds[0]!.tracks = ['slow'];
      path.plan.kinds[1]!.key = 'testout';
    }),
  );
  expect(messages.toSorted()).toEqual([
    'testout is taken',
    'the course has no paper mock',
    'there is no track slow',
  ]);
});

test('MP-30 refuses the mastery of a group that no objective has', () => {
  const messages = messagesOf('MP-30', (parts) => {
    parts.course.objectives[0]!.group = 'Deck';
    const name = { en: 'Mastery', es: 'Dominio', fr: 'Maîtrise', de: 'Beherrschung' };
    parts.course.mastery = {
      name,
      of: [
        { title: 'Deck', groups: ['Deck'] },
        { title: 'Bridge', groups: ['Bridge'] },
      ],
    };
  });
  expect(messages).toEqual(['no objective has the group Bridge']);
});

test('MP-30 refuses a demo that does what is not there, what is a draft, or one thing twice', () => {
  const messages = messagesOf('MP-30', (parts) => {
    parts.missions[1].state = 'draft';
    parts.course.demo = { days: [['ms.demo.a', 'ms.demo.c'], ['ms.demo.b']], begun: 'ms.demo.a' };
  });
  expect(messages.toSorted()).toEqual([
    'ms.demo.a stands twice',
    'ms.demo.b is a draft',
    'there is no activity ms.demo.c',
  ]);
});

test('MP-30 lets the demo go on with what it begun and finish it, and refuses tests, lists and works of what is not there', () => {
  const messages = messagesOf('MP-30', (parts) => {
    parts.course.demo = {
      // Finished once, and not gone on with after that.
      days: [
        [{ begun: 'ms.demo.a', steps: 1 }],
        [{ begun: 'ms.demo.a' }],
        ['ms.demo.a', 'ms.demo.b'],
      ],
      today: ['ms.demo.none', { test: 'demo.none.testout', right: [1] }],
      begun: 'ms.demo.b',
      lists: [
        { list: 'demo.none.checklist', daysAgo: 1, ticked: ['l1'], notApplicable: [], notes: {} },
      ],
      documents: [
        {
          template: 'tpl.demo.none',
          name: 'Mine',
          daysAgo: 1,
          cover: ['', '', '', '', ''],
          parts: [{ values: [] }],
        },
      ],
      models: [{ view: 'none', name: 'Mine', daysAgo: 1 }],
    };
  });
  expect(messages.toSorted()).toEqual([
    'ms.demo.b stands twice',
    'there is no activity demo.none.checklist',
    'there is no activity demo.none.testout',
    'there is no activity ms.demo.none',
    'there is no template tpl.demo.none',
    'there is no view none',
  ]);
});

test('MP-30 refuses a paper of the demo that is not there, or that asks fewer questions', () => {
  const messages = messagesOf('MP-30', (parts) => {
    parts.course.demo = {
      days: [[{ paper: 'pap.demo.none', right: 1 }, 'ms.demo.a']],
      begun: 'ms.demo.b',
    };
  });
  expect(messages).toEqual(['there is no paper pap.demo.none']);
});

test('MP-30 refuses a plan by objectives that names none of the course, or more right than answered', () => {
  const messages = messagesOf('MP-30', (parts) => {
    const [own] = parts.course.objectives;
    const right: Record<string, [number, number]> = { 'dm.none': [1, 1], [own!.id]: [2, 1] };
    parts.course.demo = { days: [[{ paper: 'pap.demo.mock', right }]] };
  });
  expect(messages.filter((one) => !one.startsWith('there is no paper')).toSorted()).toEqual([
    expect.stringMatching(/: more right than answered$/),
    'there is no objective dm.none',
  ]);
});

test('MP-30 takes a path without tracks, and refuses what stands twice', () => {
  const messages = messagesOf(
    'MP-30',
    withPath((path, { course }) => {
      course.tracks = [];
      course.companies = [...course.companies!, course.companies![0]!];
      for (const kind of path.plan.kinds) kind.tracks = [];
    }),
  );
  expect(messages).toEqual(['BFSI stands twice']);
});
