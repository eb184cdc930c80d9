// Rules on scenarios whose ways on are diagrams.
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { compileCatalog } from '#content/compile.ts';
import type { GradientFile } from '#content/questions/scenario.ts';
import { messagesOf, type StubParts, stubContent } from '#tests/support/stub-content.ts';
import { aLanguage } from '#tests/support/stub-language.ts';
import { aScenario, withTypes } from '#tests/support/stub-questions.ts';

const RELATIONS = {
  a: ['crane Helping hook', 'hook Moving spare'],
  b: ['crane Holding hook', 'hook Moving spare'],
  c: ['crane Helping hook', 'spare Moving hook'],
  d: ['crane Holding hook', 'spare Moving hook'],
};
const aDiagram = (id: keyof typeof RELATIONS) => ({
  id: `quay-${id}`,
  title: 'The quay',
  faulty: undefined as true | undefined,
  elements: [
    { id: 'crane', is: 'Crane', name: 'Big crane', at: [0, 0] },
    { id: 'hook', is: 'Hook', name: 'Hook', at: [1, 0] },
    { id: 'spare', is: 'Hook', name: 'Spare hook', at: [1, 1] },
  ],
  relations: RELATIONS[id],
});
interface Planted {
  scenario: GradientFile;
  views: Record<keyof typeof RELATIONS, ReturnType<typeof aDiagram>>;
}

const drawn = (options: GradientFile['options']): GradientFile['options'] =>
  options.map(({ text: _, ...option }) => ({ ...option, view: `quay-${option.id}` }));

const withDiagrams =
  (change: (planted: Planted) => void = () => {}) =>
  (parts: StubParts): void => {
    withTypes((files) => {
      const views = { a: aDiagram('a'), b: aDiagram('b'), c: aDiagram('c'), d: aDiagram('d') };
      const { options } = files.scenario;
      const planted = { scenario: aScenario({ options: drawn(options) }), views };
      change(planted);
      files.scenario = planted.scenario;
      parts.files['courses/demo/views/quay.yaml'] = stringify(Object.values(planted.views));
    })(parts);
    parts.files['courses/demo/language.yaml'] = stringify(aLanguage());
  };
const faults = (change: (planted: Planted) => void = () => {}, rule = 'MP-48') =>
  messagesOf(rule, withDiagrams(change));

describe('ways on that are diagrams', () => {
  test('pass every rule where they differ in what they say', () => {
    for (const rule of ['QC-01', 'QC-03', 'QC-08', 'QC-11', 'QC-42', 'MP-01', 'MP-26', 'MP-32']) {
      expect(faults(() => {}, rule)).toEqual([]);
    }
    expect(faults()).toEqual([]);
  });

  test('must not say the same', () => {
    expect(faults(({ views }) => (views.c.relations = RELATIONS.a))).toEqual([
      'options a and c say the same',
    ]);
  });

  test('are called alike and take the same place', () => {
    expect(faults(({ views }) => (views.d.title = 'The right quay'))).toHaveLength(3);
    expect(faults(({ views }) => (views.d.elements[2]!.at = [2, 1]))).toEqual([
      'one diagram is more than 1.25 times as large as another',
    ]);
  });

  test('are no best answer where the language blocks what they show', () => {
    const blocked = (id: keyof typeof RELATIONS) => (planted: Planted) => {
      planted.views[id].relations = ['hook Holding crane', 'hook Moving spare'];
      planted.views[id].faulty = true;
    };
    const said = (id: string) => `option ${id} can be the best and shows what the language blocks`;
    expect(faults(blocked('b'))).toEqual([said('b')]);
    expect(faults(blocked('d'))).toEqual([said('d')]);
    expect(faults(blocked('c'))).toEqual([]);
  });

  test('are all views, and views that there are', () => {
    const mixed = ({ scenario }: Planted) => (scenario.options[0]!.text = 'Draw nothing at all.');
    expect(faults(mixed, 'QC-03')).toEqual(['options in words and as views']);
    const unknown = ({ scenario }: Planted) => (scenario.options[0]!.view = 'pier');
    expect(faults(unknown, 'MP-01')).toEqual([expect.stringContaining('pier')]);
  });

  test('reach the catalog as pictures, without a text', () => {
    const { questions } = compileCatalog(stubContent(withDiagrams()));
    const question = questions.find(({ type }) => type === 'gradient');
    expect(question?.type === 'gradient' && question.options[0]).toMatchObject({
      id: 'a',
      text: '',
      view: { src: 'demo/views/quay-a' },
    });
  });
});

describe('QC-43 the balance of diagrams', () => {
  const ofBank = (change: (planted: Planted) => void) =>
    messagesOf('QC-43', (parts) => {
      const bank: GradientFile[] = [];
      withDiagrams((planted) => {
        change(planted);
        for (let number = 0; number < 20; number++) {
          const id = `dm.sc.u1.${String(number).padStart(3, '0')}`;
          bank.push({ ...planted.scenario, id });
        }
      })(parts);
      parts.files['courses/demo/banks/cases/u1.yaml'] = stringify(bank);
    });

  test('is kept where two pairs are equally alike', () => {
    expect(ofBank(() => {})).toEqual([]);
  });

  test('finds the best that is always larger, and the two best that are always the most alike', () => {
    const larger = ofBank(({ views }) => {
      views.b.relations = [...RELATIONS.b, 'crane Holding spare', 'hook Association spare'];
    });
    expect(larger).toEqual([
      expect.stringContaining('elements and relationships a diagram by rank'),
    ]);
    const twins = ofBank(({ views }) => {
      views.d.relations = ['crane Holding hook', 'hook Moving spare', 'crane Helping spare'];
      views.b.relations = ['crane Holding hook', 'hook Moving spare', 'crane Holding spare'];
      views.a.relations = ['crane Helping hook', 'spare Moving hook', 'crane Helping spare'];
      views.c.relations = ['spare Helping crane', 'spare Moving hook', 'hook Helping crane'];
    });
    expect(twins).toEqual([expect.stringContaining('the two best are the most alike in 100 %')]);
  });
});
