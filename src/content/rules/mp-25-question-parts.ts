import type { Content, QuestionSource } from '../content.ts';
import { at, type Path } from '../located.ts';
import type { Finding } from '../problem.ts';
import type { HotspotFile, QuestionFile } from '../schema/question.ts';
import type { Rule } from './rule.ts';

type Fault = readonly [path: Path, message: string, fix: string];

export const questionPartsRule: Rule = {
  id: 'MP-25',
  title: 'The parts of a question fit together: pairs, gaps, items and areas',
  why: 'A gap without options, a side without a partner or an area off the picture cannot be answered.',
  severity: 'error',
  run: (content) =>
    content.questions.flatMap((question) =>
      faultsOf(content, question).map(([path, message, fix]): Finding => {
        return { ...at(question, path), message, fix };
      }),
    ),
};

function faultsOf(content: Content, question: QuestionSource): Fault[] {
  const { data } = question;
  switch (data.type) {
    case 'match':
      return matchFaults(data);
    case 'order':
      return [...twice('items', data.items), ...between('items', data.items, 3, 8)];
    case 'fill':
      return fillFaults(data);
    case 'hotspot':
      return hotspotFaults(data, viewBoxOf(content, question, data.figure.src));
    default:
      return [];
  }
}

type Named = readonly { readonly id: string }[];
type Of<T extends QuestionFile['type']> = Extract<QuestionFile, { type: T }>;

const idsOf = (parts: Named): string[] => parts.map(({ id }) => id);

function twice(field: string, parts: Named): Fault[] {
  const ids = idsOf(parts);
  return ids.flatMap((id, index): Fault[] =>
    ids.indexOf(id) < index
      ? [[[field, index, 'id'], `the id ${id} stands twice`, 'give each its own']]
      : [],
  );
}

function between(field: string, parts: Named, min: number, max: number): Fault[] {
  if (parts.length >= min && parts.length <= max) return [];
  return [[[field], `${parts.length} ${field}`, `make them ${min} to ${max}`]];
}

function matchFaults({ left, right, pairs }: Of<'match'>): Fault[] {
  const lefts = pairs.map(([one]) => one);
  const rights = pairs.map(([, one]) => one);
  const isOneEach = (named: readonly string[], parts: Named) =>
    new Set(named).size === named.length && named.every((id) => idsOf(parts).includes(id));
  const isWhole =
    isOneEach(lefts, left) && isOneEach(rights, right) && pairs.length === left.length;
  const isMeasured = right.length === left.length || right.length === left.length + 1;
  return [
    ...twice('left', left),
    ...twice('right', right),
    ...between('left', left, 3, 6),
    ...(isWhole
      ? []
      : [
          [
            ['pairs'],
            'the pairs do not give each left side one right side',
            'pair each once',
          ] as const,
        ]),
    ...(isMeasured
      ? []
      : [
          [
            ['right'],
            `${right.length} right sides for ${left.length} left ones`,
            'write as many, or one more',
          ] as const,
        ]),
  ];
}

const GAP = /\{([^}]*)\}/g;

function fillFaults({ text, gaps }: Of<'fill'>): Fault[] {
  const named = [...text.matchAll(GAP)].map((match) => match[1] ?? '');
  const ids = idsOf(gaps);
  const isOneEach = named.length === ids.length && ids.every((id) => named.includes(id));
  return [
    ...twice('gaps', gaps),
    ...between('gaps', gaps, 1, 4),
    ...(isOneEach
      ? []
      : [[['text'], `the text has the gaps ${named.join(', ')}`, 'hold each gap once'] as const]),
    ...gaps.flatMap((gap, index): Fault[] => [
      ...between('options', gap.options, 3, 5).map(
        ([, message, fix]): Fault => [['gaps', index, 'options'], message, fix],
      ),
      ...twice('options', gap.options).map(
        ([path, message, fix]): Fault => [['gaps', index, ...path], message, fix],
      ),
      ...(idsOf(gap.options).includes(gap.answer)
        ? []
        : [[['gaps', index, 'answer'], 'the answer is no option', 'name an option'] as const]),
    ]),
  ];
}

interface Box {
  readonly width: number;
  readonly height: number;
}

/** Undefined where the picture is missing or refused, which other rules report. */
function viewBoxOf(content: Content, { courseKey }: QuestionSource, src: string): Box | undefined {
  const figure = content.figures.find((one) => one.courseKey === courseKey && one.id === src);
  const [, , width, height] = figure?.data?.viewBox.split(' ').map(Number) ?? [];
  return width && height ? { width, height } : undefined;
}

function hotspotFaults({ areas, answer }: HotspotFile, box: Box | undefined): Fault[] {
  const isKnown = new Set(answer).size === answer.length;
  const outside = areas.flatMap(({ id, x, y, width, height }, index): Fault[] => {
    const isIn = !box || (x >= 0 && y >= 0 && x + width <= box.width && y + height <= box.height);
    return isIn ? [] : [[['areas', index], `the area ${id} leaves the picture`, 'move it inside']];
  });
  const overlaps = areas.flatMap((area, index): Fault[] => {
    const other = areas.slice(0, index).find((one) => doOverlap(one, area));
    const message = `the areas ${other?.id} and ${area.id} overlap`;
    return other ? [[['areas', index], message, 'draw them apart']] : [];
  });
  return [
    ...twice('areas', areas),
    ...between('areas', areas, 3, 8),
    ...outside,
    ...overlaps,
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

type Area = HotspotFile['areas'][number];
const doOverlap = (a: Area, b: Area): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
