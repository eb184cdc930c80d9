// What files of templates cost: each format for the largest definition, and fifty documents asked for at once.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Catalog } from '#domain/catalog/catalog.ts';
import { contentOf, fieldCell, tableCell } from '#domain/templates/cells.ts';
import { TEMPLATE_FORMATS, type Template } from '#domain/templates/template.ts';
import { createWriter } from '#server/modules/template/writer-pool.ts';
import { writeFile } from '#server/modules/template/writers.ts';
import { type Figure, median } from './figures.ts';

const AT_ONCE = 50;
const TIMES = 5;

const sizeOf = ({ parts }: Template): number =>
  parts.reduce(
    (sum, part) =>
      sum + (part.kind === 'form' ? part.fields.length : part.rows * part.columns.length),
    0,
  );

/** Every cell written, so that nothing is cheap because it is empty. */
function fullOf(template: Template, word: string) {
  const texts = template.parts.flatMap((part): [string, string][] =>
    part.kind === 'form'
      ? part.fields.map(({ label }) => [fieldCell(part.title, label), `${word} ${label}`])
      : Array.from({ length: part.rows }, (_, row) =>
          part.columns.map(({ key, title }): [string, string] => [
            tableCell(part.title, row, key),
            `${word} ${title} ${row}`,
          ]),
        ).flat(),
  );
  return contentOf(template, Object.fromEntries(texts));
}

export async function templateFigures(catalog: Catalog): Promise<readonly Figure[]> {
  const largest = catalog.templates.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0]!;
  const [table] = largest.parts.filter((part) => part.kind === 'table');
  const figures: Figure[] = [];
  for (const format of TEMPLATE_FORMATS) {
    const template: Template = {
      ...largest,
      format,
      ...(format === 'VISIO' &&
        table && {
          drawing: {
            part: table.title,
            layout: 'groups',
            label: table.columns[1]!.key,
            group: table.columns[0]!.key,
          },
        }),
    };
    const content = fullOf(template, 'Norvale');
    await writeFile(template, content);
    const before = process.memoryUsage();
    const times: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      const start = performance.now();
      await writeFile(template, content);
      times.push(performance.now() - start);
    }
    const after = process.memoryUsage();
    const grown = after.heapUsed + after.external - before.heapUsed - before.external;
    figures.push(
      { name: `template as ${format}, largest`, value: median(times), unit: 'ms' },
      {
        name: `memory of ${TIMES} such files before it is collected`,
        value: Math.max(0, grown) / 2 ** 20,
        unit: 'MiB',
      },
    );
  }
  const write = createWriter();
  // The thread starts with the first file.
  await write(largest, null);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const start = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, (_, at) => write(largest, fullOf(largest, `Norvale ${at}`))),
  );
  const ms = performance.now() - start;
  delay.disable();
  figures.push(
    { name: `${AT_ONCE} filled documents at once, until the last`, value: ms, unit: 'ms' },
    {
      name: 'delay of the event loop meanwhile, p99',
      value: delay.percentile(99) / 1e6,
      unit: 'ms',
      aim: 'below 50 ms',
    },
  );
  return figures;
}
