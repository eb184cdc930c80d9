// Places in a picture as authors write them.
import { z } from 'zod';
import { slugSchema } from '../schema/fields.ts';
import {
  type AuthoredType,
  type Box,
  between,
  type Fault,
  idsOf,
  partIdSchema,
  questionHead,
  reasonsAt,
  twice,
  withoutOptions,
} from './question-type.ts';

const hotspotSchema = z.strictObject({
  ...questionHead,
  type: z.literal('hotspot'),
  /** The picture by the name of its file. */
  figure: z.strictObject({ src: slugSchema, alt: z.string().min(1) }),
  /** Rectangles in the units of the picture's viewBox. */
  areas: z
    .array(
      z.strictObject({
        id: partIdSchema,
        label: z.string().min(1).max(60),
        x: z.number(),
        y: z.number(),
        width: z.number().positive(),
        height: z.number().positive(),
        why: z.string(),
        trap: z.string().min(1).exactOptional(),
      }),
    )
    .min(2),
  answer: z.array(partIdSchema).min(1),
});
export type HotspotFile = z.infer<typeof hotspotSchema>;

interface Area extends Box {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** What keeps areas of a picture from being pressed: one that leaves it, or lies over another. */
export function areaFaults(field: string, areas: readonly Area[], box: Box | undefined): Fault[] {
  const outside = areas.flatMap(({ id, x, y, width, height }, index): Fault[] => {
    const isIn = !box || (x >= 0 && y >= 0 && x + width <= box.width && y + height <= box.height);
    return isIn ? [] : [[[field, index], `the area ${id} leaves the picture`, 'move it inside']];
  });
  const overlaps = areas.flatMap((area, index): Fault[] => {
    const other = areas.slice(0, index).find((one) => doOverlap(one, area));
    const message = `the areas ${other?.id} and ${area.id} overlap`;
    return other ? [[[field, index], message, 'draw them apart']] : [];
  });
  return [...outside, ...overlaps];
}

function hotspotFaults({ areas, answer }: HotspotFile, box: Box | undefined): Fault[] {
  const isKnown = new Set(answer).size === answer.length;
  return [
    ...twice('areas', areas),
    ...between('areas', areas, 3, 8),
    ...areaFaults('areas', areas, box),
    ...(isKnown && answer.every((id) => idsOf(areas).includes(id)) && answer.length < areas.length
      ? []
      : [
          [
            ['answer'],
            'the answer does not name some of the areas',
            'name areas once each',
          ] as const,
        ]),
  ];
}

const doOverlap = (a: Area, b: Area): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

export const hotspot = {
  schema: hotspotSchema,
  ...withoutOptions,
  trapped: ({ areas, answer }) => [{ path: ['areas'], options: areas, answer, kind: 'area' }],
  asked: ({ stem }) => [stem],
  parts: ({ areas }) => [
    { path: ['areas'], parts: areas.map(({ id, label }) => ({ id, text: label })), kind: 'areas' },
  ],
  keyTexts: ({ areas, answer }) =>
    areas.flatMap(({ id, label }) => (answer.includes(id) ? [label] : [])),
  reasons: ({ areas }) => reasonsAt(['areas'], areas, 'area'),
  figure: ({ figure }) => ({ src: figure.src, path: ['figure', 'src'] }),
  keyFaults: () => [],
  partFaults: hotspotFaults,
  compiled: (question) => question,
} satisfies AuthoredType<HotspotFile>;
