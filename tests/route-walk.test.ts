// The recommended route of each course is walked to its end, by both the rules and the content that ships.
import { expect, test } from 'vitest';
import { doneRecord } from '#domain/missions/ending.ts';
import type { Records } from '#domain/missions/records.ts';
import { courseProgress } from '#domain/progress/course-progress.ts';
import { guideSteps, nextOnRoute } from '#domain/route/route.ts';
import { productCatalogIndex } from './support/catalog.ts';

const catalog = productCatalogIndex();
const walks = catalog.courses
  .filter(({ key }) => catalog.missionsOf(key).length + catalog.phasesOf(key).length > 0)
  .flatMap(({ key, tracks }) =>
    [...tracks.map((track) => track.key), ...(tracks.length === 0 ? [null] : [])].map(
      (track) => [key, track] as const,
    ),
  );

test.each(walks)(
  '%s by the track %s: each next step can be started, and the last ends it all',
  (key, track) => {
    let records: Records = new Map();
    const steps: string[] = [];
    for (;;) {
      const next = nextOnRoute(catalog, key, { records, track });
      if (!next) break;
      const { id } = next.activity;
      expect(next.status, id).not.toBe('locked');
      expect(steps).not.toContain(id);
      const guided = guideSteps(catalog, key, { records, track });
      expect(
        guided.reduce((sum, { activity }) => sum + activity.estimatedMinutes, 0),
      ).toBeLessThanOrEqual(30);
      steps.push(id);
      records = new Map(records).set(id, doneRecord(id, records));
    }
    expect(courseProgress(catalog, key, { records, track }).percent).toBe(100);
  },
);
