import { at, type Located } from '../located.ts';
import type { Finding } from '../problem.ts';
import { wordsOf } from '../prose.ts';
import type { NarrationFile } from '../schema/narration.ts';
import type { Rule } from './rule.ts';

/** What the support centre promises (issue 12). */
const TOURS_MIN = 6;
/** A caption stands below the picture in at most four lines of a phone. */
const CAPTION_WORDS_MAX = 42;

export const toursRule: Rule = {
  id: 'MP-43',
  title: 'A tour shows drawn screens that it has, points at parts of them, and has short captions',
  why: 'A scene without its picture tells of something that nobody sees, and a long caption is gone before it is read.',
  severity: 'error',
  run: ({ tours }) => [
    ...tours.flatMap(faultsOf),
    ...tours
      .filter(({ id }, index) => tours.findIndex((other) => other.id === id) < index)
      .map((tour) => ({
        ...at(tour, ['id']),
        message: `the id ${tour.id} stands twice`,
        fix: 'give each tour its own id',
      })),
    ...(tours[0] !== undefined && tours.length < TOURS_MIN
      ? [
          {
            ...at(tours[0]),
            message: `there are ${tours.length} tours of at least ${TOURS_MIN}`,
            fix: 'add a file to content/tours',
          },
        ]
      : []),
  ],
};

function faultsOf(tour: Located<NarrationFile>): Finding[] {
  const { screens, chapters } = tour.data;
  const findings: Finding[] = [];
  const shown = new Set<string>();
  chapters.forEach((chapter, c) => {
    chapter.scenes.forEach((scene, s) => {
      const path = ['chapters', c, 'scenes', s];
      const words = Math.max(...Object.values(scene.say).map((text) => wordsOf(text).length));
      if (words > CAPTION_WORDS_MAX) {
        const message = `a caption of ${words} words`;
        const fix = `tell it in ${CAPTION_WORDS_MAX} at most, or in two scenes`;
        findings.push({ ...at(tour, [...path, 'say']), message, fix });
      }
      if (!('screen' in scene)) return;
      shown.add(scene.screen);
      const parts = screens[scene.screen];
      if (parts === undefined) {
        const message = `there is no screen ${scene.screen}`;
        findings.push({ ...at(tour, [...path, 'screen']), message, fix: 'draw it under screens' });
      } else if (scene.point !== undefined && !parts.some(({ id }) => id === scene.point)) {
        const message = `${scene.screen} has no part ${scene.point}`;
        findings.push({ ...at(tour, [...path, 'point']), message, fix: 'give a part this id' });
      }
    });
  });
  for (const name of Object.keys(screens)) {
    if (shown.has(name)) continue;
    const message = `no scene shows ${name}`;
    findings.push({ ...at(tour, ['screens', name]), message, fix: 'show it or take it out' });
  }
  return findings;
}
