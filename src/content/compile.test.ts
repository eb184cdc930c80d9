import { describe, expect, test } from 'vitest';
import type { Step } from '#domain/catalog/activity.ts';
import { indexCatalog } from '#domain/catalog/catalog-index.ts';
import type { Industry } from '#domain/catalog/course-keys.ts';
import { markedTerms } from '#domain/catalog/marked-terms.ts';
import { ITEM_TYPES } from '#tests/support/builders.ts';
import { stubContent } from '#tests/support/stub-content.ts';
import { aStory, withPath } from '#tests/support/stub-path.ts';
import { compileCatalog } from './compile.ts';

test('the catalog holds what was written, with conditions and sections filled in', () => {
  const catalog = compileCatalog(stubContent());
  const index = indexCatalog(catalog);
  expect(index.missionsOf('demo').map((mission) => mission.id)).toEqual(['ms.demo.a', 'ms.demo.b']);
  const mission = index.findMission('ms.demo.a');
  expect(mission).toMatchObject({
    courseKey: 'demo',
    sectionId: 'sec.one',
    doneWhen: ['steps.seen', 'checks.answered'],
  });
  expect(mission).not.toHaveProperty('state');
  expect(mission?.steps[2]).toEqual({ id: 's03', kind: 'check', questionId: 'dm.q.u1.0000' });
  expect(index.getFigure('demo/start').nodes).toHaveLength(2);
  expect(catalog.retiredIds).toEqual(['dm.q.u1.9999']);
});

test('editing fields of a course stay out of the catalog', () => {
  const [course] = compileCatalog(stubContent()).courses;
  expect(Object.keys(course ?? {})).not.toEqual(
    expect.arrayContaining(['traps', 'outdated', 'references', 'orderIndex']),
  );
});

test('drafts are left out, and sections that hold nothing else', () => {
  const catalog = compileCatalog(
    stubContent((parts) => {
      parts.missions[1].state = 'draft';
      parts.questions[2]!.state = 'draft';
    }),
  );
  expect(catalog.missions.map((mission) => mission.id)).toEqual(['ms.demo.a']);
  expect(catalog.sections.map((section) => section.id)).toEqual(['sec.one']);
  expect(catalog.questions.map((question) => question.id)).not.toContain('dm.q.u1.0002');
});

describe('a learning path', () => {
  const catalog = compileCatalog(stubContent(withPath()));
  const index = indexCatalog(catalog);

  test('has its phases in order, the unwritten ones without items', () => {
    const phases = index.phasesOf('demo');
    expect(phases.map((phase) => phase.id)).toEqual(['start', 'next']);
    expect(phases[0]?.itemIds).toEqual(ITEM_TYPES.map((type) => `demo.one.${type}`));
    expect(phases[1]?.itemIds).toEqual([]);
    expect(phases[0]).toMatchObject({ courseKey: 'demo', short: 'one', letter: 'S' });
  });

  test('has items with their conditions, the artifact with its form', () => {
    expect(index.getItem('demo.one.lesson')).toMatchObject({
      kind: 'lesson',
      phaseId: 'start',
      estimatedMinutes: 3,
      doneWhen: ['steps.seen', 'checks.answered'],
    });
    const artifact = index.getItem('demo.one.artifact');
    expect(artifact).toMatchObject({
      deliverable: 'One page',
      doneWhen: ['steps.seen', 'checks.answered', 'tasks.submitted'],
    });
    expect(artifact.steps.map((step) => step.kind)).toEqual(['reading', 'check', 'template']);
  });

  test('leads the steps of a lab by the industry; those of the bank are its own', () => {
    const { variants, steps, doneWhen } = index.getItem('demo.one.lab');
    const idsOf = (industry: Industry) => variants?.[industry]?.steps.map((step) => step.id);
    expect(idsOf('BFSI')).toEqual(['bfsi-scenario', 'bfsi-t1', 'bfsi-t2', 'bfsi-t3']);
    expect(idsOf('Healthcare')?.[1]).toBe('healthcare-t1');
    expect(steps).toBe(variants?.BFSI?.steps);
    expect(variants?.Retail?.steps[0]).toMatchObject({
      kind: 'reading',
      title: 'The case in Retail',
      body: variants?.Retail?.scenario,
    });
    expect(doneWhen).toEqual(['tasks.submitted']);
  });

  test('knows which kinds a phase has, and asks everything of everybody in a course without tracks', () => {
    const bare = compileCatalog(
      stubContent(
        withPath((path, parts) => {
          delete parts.course.tracks;
          delete parts.course.companies;
          for (const kind of path.plan.kinds) kind.tracks = [];
          const { quiz: _, ...titles } = path.plan.titles.next!;
          path.plan.titles.next = titles;
          Object.assign(path.lab, { story: aStory('general'), variants: undefined });
        }),
      ),
    );
    expect(bare.phases.map(({ plannedKinds }) => plannedKinds)).toEqual([
      ['lesson', 'deepdive', 'artifact', 'lab', 'quiz', 'checklist'],
      ['lesson', 'deepdive', 'artifact', 'lab', 'checklist'],
    ]);
    const { requiredBy, story, variants, steps } = indexCatalog(bare).getItem('demo.one.lab');
    expect(requiredBy).toBe('all');
    expect(variants).toBeUndefined();
    expect(story?.title).toBe('The case in general');
    expect(steps.map((step) => step.id)).toEqual(['scenario', 't1', 't2', 't3']);
  });

  test('makes one list to tick of a checklist, a point a line', () => {
    const { steps } = index.getItem('demo.one.checklist');
    expect(steps).toMatchObject([{ id: 'lines', kind: 'ticks', points: 6 }]);
  });

  test('draws a quiz by its rules, and opens with no test-out what is never locked', () => {
    expect(index.getItem('demo.one.quiz')).toMatchObject({
      steps: [],
      doneWhen: ['quiz.passed'],
      quiz: { count: 5, passPercent: 70, questionIds: { length: 10 } },
    });
    expect(catalog.items.filter((item) => item.kind === 'testout')).toEqual([]);
  });

  test('has a test-out for a written phase behind another', () => {
    const later = compileCatalog(
      stubContent(
        withPath((path) => {
          Object.assign(path.phases[0], { order: 1, prerequisites: ['next'] });
          Object.assign(path.phases[1], { order: 0, prerequisites: [] });
        }),
      ),
    );
    expect(later.phases.map((phase) => phase.id)).toEqual(['next', 'start']);
    const testOut = indexCatalog(later).getItem('demo.one.testout');
    expect(testOut).toMatchObject({
      kind: 'testout',
      title: 'Test out: Phase start',
      xp: 0,
      phaseId: 'start',
      doneWhen: ['quiz.passed'],
      quiz: { count: 5, passPercent: 80, questionIds: { length: 10 } },
    });
    expect(later.phases[1]?.itemIds).not.toContain(testOut.id);
  });

  test('has its terms by name', () => {
    expect(catalog.glossary.map((term) => term.term)).toEqual(['Line', 'Stop']);
  });

  test('leaves the items of a draft phase out, and keeps its station', () => {
    const drafts = compileCatalog(
      stubContent(
        withPath(({ lesson, deepdive, artifact, lab, quiz, checklist }) => {
          for (const item of [lesson, deepdive, artifact, lab, quiz, checklist])
            item.state = 'draft';
        }),
      ),
    );
    expect(drafts.items).toEqual([]);
    expect(drafts.phases.map((phase) => phase.itemIds)).toEqual([[], []]);
  });
});

test('the revision changes with content and with nothing else', () => {
  const first = compileCatalog(stubContent()).revision;
  const changed = stubContent((parts) => {
    parts.questions[0]!.explanation += ' One more word.';
  });
  expect(first).toMatch(/^[0-9a-f]{12}$/);
  expect(compileCatalog(stubContent()).revision).toBe(first);
  expect(compileCatalog(changed).revision).not.toBe(first);
});

test('the catalog is frozen to its leaves', () => {
  const [question] = compileCatalog(stubContent()).questions;
  expect(() => {
    (question as unknown as { answer: string[] }).answer[0] = 'd';
  }).toThrow(TypeError);
});

test('the first place of a glossary term in each reading of a mission or item is marked', () => {
  const body = `The line waits. ${'word '.repeat(90)}`;
  const catalog = compileCatalog(
    stubContent(
      withPath((path, parts) => {
        for (const steps of [path.lesson.steps, parts.missions[0].steps]) {
          for (const step of steps) if (step.kind === 'reading') step.body = body;
        }
      }),
    ),
  );
  const marked = (steps: readonly Step[]) =>
    steps.flatMap((step) => (step.kind === 'reading' ? [markedTerms([step])] : []));
  const lesson = catalog.items.find((item) => item.id === 'demo.one.lesson')!;
  expect(marked(lesson.steps)).toEqual([['line'], ['line']]);
  expect(marked(catalog.missions[0]!.steps)[0]).toEqual(['line']);
});
