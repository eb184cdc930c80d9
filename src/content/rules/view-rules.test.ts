import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { aQuestion, messagesOf, type StubParts } from '#tests/support/stub-content.ts';
import { aLanguage } from '#tests/support/stub-language.ts';

const aView = () => ({
  id: 'quay',
  title: 'The quay',
  viewpoint: undefined as string | undefined,
  faulty: undefined as true | undefined,
  elements: [
    { id: 'crane', is: 'Crane', name: 'Big crane', at: [0, 0] as [number, number] | undefined },
    { id: 'hook', is: 'Hook', name: 'Hook', at: [1, 0] as [number, number] | undefined },
  ] as { id: string; is: string; name?: string; at?: [number, number] | undefined; in?: string }[],
  relations: ['crane Holding hook'] as (string | object)[],
});

const withView = (change: (view: ReturnType<typeof aView>) => void, language = true) => {
  const view = aView();
  change(view);
  return (parts: StubParts) => {
    if (language) parts.files['courses/demo/language.yaml'] = stringify(aLanguage());
    parts.files['courses/demo/views/quay.yaml'] = stringify([view]);
  };
};
const faults = (change: (view: ReturnType<typeof aView>) => void = () => {}) =>
  messagesOf('MP-32', withView(change));

describe('MP-32', () => {
  test('is content with a view that its language permits', () => {
    expect(faults()).toEqual([]);
  });

  test('needs a language', () => {
    expect(
      messagesOf(
        'MP-32',
        withView(() => {}, false),
      ),
    ).toEqual(['its course has no language to draw it in']);
  });

  test('finds what the language blocks, unless the view is drawn to be found wrong', () => {
    const blocked = (view: ReturnType<typeof aView>) => {
      view.relations = ['hook Holding crane'];
    };
    expect(faults(blocked)).toEqual(['Hook Holding Crane is blocked']);
    expect(
      faults((view) => {
        blocked(view);
        view.faulty = true;
      }),
    ).toEqual([]);
    expect(
      faults((view) => {
        view.faulty = true;
      }),
    ).toEqual(['the language blocks nothing of it']);
  });

  test('finds names that nothing carries', () => {
    expect(
      faults((view) => {
        view.elements[1] = { id: 'hook', is: 'Boat', name: 'Hook', at: [1, 0] };
        view.relations = ['crane Rowing hook', 'crane Holding oar'];
      }),
    ).toEqual([
      'the language has no Boat',
      'the language has no such relationship',
      'there is no oar',
    ]);
  });

  test('finds two elements of one kind and name, and elements without name or place', () => {
    expect(
      faults((view) => {
        view.elements.push({ id: 'second', is: 'Crane', name: 'big crane', at: [0, 2] });
        view.elements.push({ id: 'third', is: 'Crane' });
      }),
    ).toEqual([
      'two elements are a Crane called big crane',
      'third has no name',
      'third has no place',
    ]);
  });

  test('finds elements that overlap, names that do not fit and lines through others', () => {
    expect(
      faults((view) => {
        view.elements[1] = { id: 'hook', is: 'Hook', name: 'Hook', at: [0.4, 0.2] };
      }),
    ).toContain('crane and hook overlap');
    expect(
      faults((view) => {
        view.elements[0] = {
          id: 'crane',
          is: 'Crane',
          name: 'The crane that stands at the northern end of the new quay',
          at: [0, 0],
        };
      }),
    ).toEqual(['the name does not fit']);
    // Walled in by eight others without a gap.
    const ring = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) => ({
      id: `e${index}`,
      is: 'Hook',
      name: `Hook ${index}`,
      at: [(index % 3) * 0.72, Math.floor(index / 3) * 0.5334] as [number, number],
    }));
    expect(
      faults((view) => {
        view.elements = [...ring, { id: 'far', is: 'Hook', name: 'Far', at: [4, 4] }];
        view.relations = ['e4 Moving far'];
      }),
    ).toEqual([expect.stringMatching(/^its line runs through e\d$/)]);
  });

  test('a viewpoint takes each element', () => {
    expect(
      faults((view) => {
        view.viewpoint = 'tools';
        view.elements.push({ id: 'crate', is: 'Crate', name: 'Crate', at: [0, 1] });
      }),
    ).toEqual(['crate is no concept of the viewpoint']);
    expect(
      faults((view) => {
        view.viewpoint = 'ships';
      }),
    ).toEqual(['the language has no viewpoint ships']);
  });
});

describe('MP-01', () => {
  test('finds a question about a view that is not there', () => {
    const found = (view: string) =>
      messagesOf('MP-01', (parts) => {
        withView(() => {})(parts);
        parts.questions.push({ ...aQuestion(0), id: 'dm.q.u1.0300', figure: { view } });
      });
    expect(found('harbour')).toContain('there is no view harbour');
    expect(found('quay').filter((message) => message.includes('view'))).toEqual([]);
  });
});
