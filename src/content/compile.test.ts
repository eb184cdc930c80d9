import { expect, test } from 'vitest';
import { indexCatalog } from '#domain/catalog/catalog-index.ts';
import { stubContent } from '#tests/support/stub-content.ts';
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
  expect(index.getFigure('start').nodes).toHaveLength(2);
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
    (question?.answer as string[])[0] = 'd';
  }).toThrow(TypeError);
});
