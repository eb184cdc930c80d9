// Measures what bench/ measures and prints each figure beside its baseline of the same run.
import { join } from 'node:path';
import { currentBuild } from '#content/current-build.ts';
import { readCatalog } from '#content/read-catalog.ts';
import { canvasFigures } from '../bench/canvas-figures.ts';
import { contentFigures } from '../bench/content-figures.ts';
import { examFigures } from '../bench/exam-figures.ts';
import { type Figure, line } from '../bench/figures.ts';
import { lighthouseFigures, screenSizeFigures, sizeFigures } from '../bench/first-load.ts';
import { httpFigures } from '../bench/http-figures.ts';
import { machineFigures } from '../bench/machine-figures.ts';
import { memoryFigures, signInFigure, startFigures } from '../bench/process-figures.ts';
import { rewardsFigures } from '../bench/rewards-figures.ts';
import { searchFigures } from '../bench/search-figures.ts';
import { openStage, SECRET } from '../bench/stage.ts';
import { templateFigures } from '../bench/template-figures.ts';

const part = process.argv.slice(2).find((word) => !word.startsWith('--'));
const port = Number(process.env.BENCH_PORT ?? 3260);
const wants = (name: string): boolean => part === undefined || part === name;
const { catalogFile: contentFile } = currentBuild(join(import.meta.dirname, '..'));
const catalog = readCatalog(contentFile);
if (!catalog.ok) throw new Error(catalog.error.message);
const mission = catalog.value.missions.find(
  (one) =>
    one.id ===
    catalog.value.sections.find((section) => section.courseKey === 'togaf')?.missionIds[0],
)!;

const print = (figures: readonly Figure[]): void => {
  for (const figure of figures) console.log(line(figure));
};

if (wants('start')) print(await startFigures(port + 1));
if (wants('content')) print(contentFigures(contentFile, catalog.value));
if (wants('templates')) print(await templateFigures(catalog.value));
if (['start', 'content', 'templates'].includes(part ?? '')) process.exit(0);

const stage = await openStage(port, mission);
try {
  print(await machineFigures(stage));
  if (wants('memory')) print(await memoryFigures(stage));
  if (wants('http')) print(await httpFigures(stage, catalog.value, mission.key, SECRET));
  if (wants('exams')) print(await examFigures(stage, catalog.value));
  if (wants('rewards')) {
    const [, full = undefined] = process.argv.join(' ').match(/ --full(?:=(\d+))?\b/) ?? [];
    const isFull = process.argv.some((word) => word.startsWith('--full'));
    print(
      await rewardsFigures(stage, catalog.value, isFull ? Number(full ?? 1_000_000) : undefined),
    );
  }
  if (wants('sign-in')) print([await signInFigure(stage)]);
  if (wants('size')) {
    const paper = catalog.value.papers.find(({ courseKey }) => courseKey === mission.courseKey)!;
    print(await sizeFigures(stage));
    print(
      await screenSizeFigures(stage, {
        mission: mission.key,
        paper: paper.key,
        attempt: crypto.randomUUID(),
      }),
    );
  }
  if (wants('search')) print(await searchFigures(stage));
  if (wants('canvas')) print(await canvasFigures(stage, catalog.value));
  if (wants('lighthouse')) print(await lighthouseFigures(stage));
} finally {
  await stage.close();
}
