// Whether a story comes to an end and a sum to a result, whatever is chosen and drawn.
import { numberIn } from '#domain/calculations/drawn-numbers.ts';
import { sumWith } from '#domain/library/sums.ts';
import type { ResourceSource } from './content.ts';
import { at, type Path } from './located.ts';
import type { Finding } from './problem.ts';
import type { StoryStepFile, SumsStepFile } from './schema/resource.ts';

type Fault = readonly [path: Path, message: string, fix: string];

export function toolFaults(one: ResourceSource): Finding[] {
  if (one.data.format !== 'interactive') return [];
  return one.data.steps.flatMap((step, index) => {
    const faults =
      step.kind === 'story' ? storyFaults(step) : step.kind === 'sums' ? sumFaults(step) : [];
    return faults.map(([path, message, fix]) => ({
      ...at(one, ['steps', index, ...path]),
      message,
      fix,
    }));
  });
}

function storyFaults({ scenes, endings }: StoryStepFile): Fault[] {
  const reached = new Set([0]);
  const faults = scenes.flatMap(({ id, options }, place): Fault[] => {
    const path = ['scenes', place];
    const isTwice = scenes.findIndex((other) => other.id === id) < place;
    return [
      ...(isTwice
        ? [[path, `the scene ${id} stands twice`, 'give it an id of its own'] as Fault]
        : []),
      ...(options.some(({ points }) => points === 2)
        ? []
        : [[path, 'no choice earns 2 points', 'say which is the best'] as Fault]),
      ...options.flatMap((option, index): Fault[] => {
        const own = [...path, 'options', index];
        const later =
          option.to === undefined ? place + 1 : scenes.findIndex((scene) => scene.id === option.to);
        if (option.to !== 'end') reached.add(later);
        return [
          ...(options.findIndex((other) => other.id === option.id) < index
            ? [[own, `the choice ${option.id} stands twice`, 'give it an id of its own'] as Fault]
            : []),
          ...(option.to === undefined || option.to === 'end' || later > place
            ? []
            : [[own, `${option.to} is no later scene`, 'lead on, or to end'] as Fault]),
        ];
      }),
    ];
  });
  const lost = scenes.flatMap(({ id }, place): Fault[] =>
    reached.has(place)
      ? []
      : [[['scenes', place], `nothing leads to ${id}`, 'lead there or remove it']],
  );
  const isRising = endings.every(({ from }, index) =>
    index === 0 ? from === 0 : from > (endings[index - 1]?.from ?? 0),
  );
  return [
    ...faults,
    ...lost,
    ...(isRising
      ? []
      : [[['endings'], 'the endings do not rise from 0', 'order them by from'] as Fault]),
  ];
}

/** Where in their ranges numbers are tried. */
const PLACES = [0, 0.5, 0.999_999];

function sumFaults({ asks }: SumsStepFile): Fault[] {
  return asks.flatMap((ask, index): Fault[] => {
    const path = ['asks', index];
    try {
      for (const place of PLACES) {
        const numbers = Object.entries(ask.numbers).map(
          ([name, range]) => [name, numberIn(range, place)] as const,
        );
        const { expected } = sumWith(ask, Object.fromEntries(numbers));
        if (!Number.isFinite(expected)) {
          return [[path, `comes to ${expected}`, 'change the formula or the numbers']];
        }
      }
      return [];
    } catch (error) {
      const fix = 'use numbers of the sum, + - * / ^ and brackets';
      return [[path, error instanceof Error ? error.message : String(error), fix]];
    }
  });
}
