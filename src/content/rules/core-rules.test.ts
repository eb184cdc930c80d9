import { describe, expect, test } from 'vitest';
import { indexCatalog } from '#domain/catalog/catalog-index.ts';
import { messagesOf, problemsOf, stubContent } from '#tests/support/stub-content.ts';
import { type CoreParts, withCore } from '#tests/support/stub-core.ts';
import { compileCatalog } from '../compile.ts';

/** What a rule says about a Core line with a change to its parts. */
const said = (rule: string, change: (core: CoreParts) => void): string[] =>
  messagesOf(rule, withCore(change));

test('a clean Core line breaks no rule that a path without one keeps', () => {
  for (const rule of [
    'QC-01',
    'QC-02',
    'MP-01',
    'MP-02',
    'MP-03',
    'MP-09',
    'MP-14',
    'MP-15',
    'MP-16',
    'MP-22',
  ])
    expect([rule, problemsOf(rule, withCore())]).toEqual([rule, []]);
});

describe('MP-22 the Core line', () => {
  test('names each of its lessons and quizzes once', () => {
    const messages = said('MP-22', ({ core }) => {
      core.groups[1]!.lessons = ['demo.core.01'];
      core.groups[1]!.id = 'basics';
      core.quizzes = ['demo.core.u5'];
    });
    expect(messages.toSorted()).toEqual([
      'core.yaml names no lesson demo.core.02',
      'core.yaml names no quiz demo.core.u1',
      'demo.core.01 stands twice on the Core line',
      'group basics stands twice on the Core line',
    ]);
  });

  test('has lessons and quizzes of kinds that the path has', () => {
    const messages = said('MP-22', ({ lessons, quiz }) => {
      lessons[0]!.type = 'tour';
      quiz.type = 'lesson';
    });
    expect(messages.toSorted()).toEqual([
      'path.yaml has no kind lesson of the form quiz',
      'path.yaml has no kind tour of the form lesson',
    ]);
  });

  test('leaves an id without a file alone: it is a plan', () => {
    expect(said('MP-01', ({ core }) => core.groups[0]!.lessons.push('demo.core.09'))).toEqual([]);
    expect(said('MP-22', ({ core }) => core.groups[0]!.lessons.push('demo.core.09'))).toEqual([]);
  });

  test('has ids of its own form, and files that are called by id and key', () => {
    const messages = said('MP-22', ({ core, lessons, quiz, names }) => {
      lessons[0]!.id = 'demo.core.one';
      quiz.id = 'demo.core.first';
      core.groups[0]!.lessons.push('demo.core.one');
      core.quizzes.push('demo.core.first');
      names['demo.core.02'] = '02-persons.yaml';
      names['demo.core.one'] = '01-places.yaml';
    });
    expect(messages.toSorted()).toEqual([
      'id, key and file differ',
      'the id "demo.core.first" is not that of a quiz of the Core line',
      'the id "demo.core.one" is not that of a lesson of the Core line',
    ]);
  });

  test('has each key once, over lessons and quizzes', () => {
    expect(said('MP-22', ({ quiz }) => Object.assign(quiz, { key: 'people' }))).toEqual([
      'the key "people" is that of demo.core.02',
    ]);
  });

  test('leaves no phase its name', () => {
    const messages = messagesOf(
      'MP-22',
      withCore((_, path) => Object.assign(path.phases[1], { id: 'core' })),
    );
    expect(messages).toEqual(['"core" is the address of the Core line']);
  });

  test('is silent where a core.yaml was refused, which is one problem already', () => {
    const broken = withCore(({ core }) => Object.assign(core, { colour: 'blue' }));
    expect(messagesOf('QC-01', broken)).toEqual(['colour: unknown field']);
    expect(messagesOf('MP-22', broken)).toEqual([]);
  });
});

test('rules of lessons and quizzes hold on the Core line too', () => {
  expect(said('MP-15', ({ lessons }) => Object.assign(lessons[0]!, { xp: 99 }))).toEqual([
    'xp of demo.core.01 is 99',
  ]);
  expect(said('MP-15', ({ quiz }) => Object.assign(quiz, { count: 3 }))).toHaveLength(1);
  expect(said('MP-16', ({ quiz }) => quiz.questions.pop())).not.toEqual([]);
  expect(said('MP-02', ({ lessons }) => lessons[1]!.steps.splice(1, 1))).toHaveLength(1);
  expect(
    messagesOf(
      'MP-16',
      withCore(({ quiz }, path) => {
        quiz.questions[0] = path.quiz.questions[0]!;
      }),
    ),
  ).toEqual(expect.arrayContaining([expect.stringContaining('is also asked in')]));
});

describe('a compiled Core line', () => {
  test('has what is written, in groups, with keys', () => {
    const catalog = compileCatalog(stubContent(withCore()));
    const index = indexCatalog(catalog);
    expect(index.findCore('demo')).toEqual({
      courseKey: 'demo',
      groups: [
        { id: 'basics', title: 'The basics', itemIds: ['demo.core.01'] },
        { id: 'more', title: 'More of it', itemIds: ['demo.core.02'] },
      ],
      quizIds: ['demo.core.u1'],
    });
    expect(index.getItem('demo.core.02')).toMatchObject({ phaseId: 'core', key: 'people' });
    expect(index.getItem('demo.core.u1')).toMatchObject({
      key: 'core-quiz',
      doneWhen: ['quiz.passed'],
    });
    expect(catalog.phases.flatMap((phase) => phase.itemIds)).toHaveLength(6);
  });

  test('is not there while no lesson is, whatever quiz is written', () => {
    const drafts = withCore(({ lessons }) => {
      for (const lesson of lessons) lesson.state = 'draft';
    });
    const catalog = compileCatalog(stubContent(drafts));
    expect(catalog.cores).toEqual([]);
    expect(catalog.items.map((item) => item.phaseId)).not.toContain('core');
  });

  test('leaves an emptied group out', () => {
    const draft = withCore(({ lessons }) => Object.assign(lessons[1]!, { state: 'draft' }));
    const [core] = compileCatalog(stubContent(draft)).cores;
    expect(core?.groups.map((group) => group.id)).toEqual(['basics']);
  });
});
