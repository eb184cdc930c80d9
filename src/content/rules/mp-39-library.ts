import type { Block } from '#domain/catalog/prose.ts';
import { narrationMinutes } from '#domain/narration/narration.ts';
import { CAPTION_WORDS_MAX, captionsOf } from '../captions.ts';
import { narrationOf } from '../compile-resources.ts';
import { type Content, isShipped, itemsOf, type ResourceSource } from '../content.ts';
import { at, type Path } from '../located.ts';
import { plainText } from '../markdown.ts';
import type { Finding } from '../problem.ts';
import { wordsOf } from '../prose.ts';
import { unresolved } from '../references.ts';
import { figuresIn } from '../resource-figures.ts';
import { MINUTES_PER_CHOICE } from '../tasks/task-kind.ts';
import { workMinutesOf } from '../tasks/tasks.ts';
import { toolFaults } from '../tool-faults.ts';
import type { Rule } from './rule.ts';

const WORDS_PER_MINUTE = 130;
const MINUTES_PER_FIGURE = 0.4;
const MINUTES_PER_TICK = 0.15;
const MINUTES_PER_SUM = 1.2;
const TOLERANCE = 0.25;
const SECTION = { min: 40, max: 260 };
const SIDE = { min: 20, max: 120 };
const LINE = { min: 1, max: 110 };

export const libraryRule: Rule = {
  id: 'MP-39',
  title:
    'A resource of the library opens, leads on, holds together and takes the minutes it states',
  why: 'A card that leads to nothing, a choice without an end or a wrong figure makes learners stop to look into the library.',
  severity: 'error',
  run: (content) => [
    ...content.resources.flatMap((one) => [
      ...places(one),
      ...links(content, one),
      ...ids(one),
      ...lengths(one),
      ...spoken(one),
      ...toolFaults(one),
      ...minutes(one),
    ]),
    ...twins(content.resources),
  ],
};

type Faults = (one: ResourceSource) => Finding[];

const places: Faults = (one) => {
  const { id, category } = one.data;
  if (one.file.endsWith(`/library/${category}/${id}.yaml`)) return [];
  const message = `the file is not called ${category}/${id}.yaml`;
  return [{ ...at(one, ['id']), message, fix: 'let name and folder say id and category' }];
};

function links(content: Content, one: ResourceSource): Finding[] {
  const { courses, lessons, related, id } = one.data;
  const items = itemsOf(content).filter(
    (item) => courses.includes(item.courseKey) && isShipped(item),
  );
  const home = <T extends { courseKey: string }>(things: readonly T[]) =>
    things.filter(({ courseKey }) => courseKey === one.courseKey);
  const others = content.resources.filter((other) => other.data.id !== id);
  const views = one.data.format === 'guide' ? one.data.sections : [];
  return [
    ...courses.flatMap((key, index) =>
      unresolved(content, one, ['courses', index], key, content.courses, 'course'),
    ),
    ...lessons.flatMap((item, index) =>
      unresolved(content, one, ['lessons', index], item, items, 'shipped item'),
    ),
    ...related.flatMap((other, index) =>
      unresolved(content, one, ['related', index], other, others, 'other resource'),
    ),
    ...figuresIn(one).flatMap(({ path, figure }) =>
      unresolved(content, one, [...path, 'src'], figure.src, home(content.figures), 'figure'),
    ),
    ...views.flatMap(({ figure }, index) =>
      figure && 'view' in figure
        ? unresolved(
            content,
            one,
            ['sections', index, 'figure', 'view'],
            figure.view,
            home(content.views),
            'view',
          )
        : [],
    ),
  ];
}

/** Ids of what is kept per learner. */
const ids: Faults = (one) => {
  const { data } = one;
  const parts: [string, Path][] =
    data.format === 'guide'
      ? data.sections.map(({ id }, index) => [id, ['sections', index, 'id']])
      : data.format === 'checklist'
        ? data.groups.flatMap(({ items }, group) =>
            items.map(({ id }, index): [string, Path] => [
              id,
              ['groups', group, 'items', index, 'id'],
            ]),
          )
        : data.format === 'interactive'
          ? data.steps.map(({ id }, index) => [id, ['steps', index, 'id']])
          : [];
  return parts.flatMap(([id, path], index) =>
    parts.findIndex(([other]) => other === id) < index
      ? [
          {
            ...at(one, path),
            message: `the id ${id} stands twice`,
            fix: 'give each part its own id',
          },
        ]
      : [],
  );
};

const lengths: Faults = (one) => {
  const { data } = one;
  const bound = (path: Path, text: string, name: string, { min, max } = SIDE): Finding[] => {
    const words = wordsOf(text).length;
    if (words >= min && words <= max) return [];
    const message = `${name} has ${words} words`;
    return [{ ...at(one, path), message, fix: `write ${min} to ${max}` }];
  };
  return [
    ...bound(['tryIt'], plainText(one.tryIt), 'what to try at work'),
    ...('intro' in data ? bound(['intro'], plainText(one.intro), 'the introduction') : []),
    ...one.bodies.flatMap((body, index) =>
      bound(['sections', index, 'body'], plainText(body), 'a section', SECTION),
    ),
  ];
};

/** Who says what, in captions that can be read in time. */
const spoken: Faults = (one) => {
  const { data } = one;
  const long = (path: Path, text: string): Finding[] =>
    captionsOf(text).flatMap((caption) => {
      const words = wordsOf(caption).length;
      if (words <= CAPTION_WORDS_MAX) return [];
      const fix = `tell it in ${CAPTION_WORDS_MAX} at most, or in two sentences`;
      return [{ ...at(one, path), message: `a sentence of ${words} words`, fix }];
    });
  if (data.format === 'video') {
    return data.chapters.flatMap(({ scenes }, chapter) =>
      scenes.flatMap(({ say }, index) => {
        const path = ['chapters', chapter, 'scenes', index, 'say'];
        const words = wordsOf(say).length;
        if (words <= CAPTION_WORDS_MAX) return [];
        const fix = `tell it in ${CAPTION_WORDS_MAX} at most, or in two scenes`;
        return [{ ...at(one, path), message: `a caption of ${words} words`, fix }];
      }),
    );
  }
  if (data.format !== 'podcast') return [];
  const names = data.speakers.map(({ id }) => ({ id }));
  const lines = data.chapters.flatMap((chapter, c) =>
    chapter.lines.map((line, l) => ({ line, path: ['chapters', c, 'lines', l] as Path })),
  );
  return [
    ...lines.flatMap(({ line, path }) => [
      ...(names.some(({ id }) => id === line.by)
        ? []
        : [
            {
              ...at(one, [...path, 'by']),
              message: `there is no speaker ${line.by}`,
              fix: `write ${names.map(({ id }) => id).join(' or ')}`,
            },
          ]),
      ...(wordsOf(line.text).length > LINE.max
        ? [
            {
              ...at(one, [...path, 'text']),
              message: `a line of ${wordsOf(line.text).length} words`,
              fix: `write ${LINE.max} at most: let the other ask`,
            },
          ]
        : []),
      ...long([...path, 'text'], line.text),
    ]),
    ...names.flatMap(({ id }, index) =>
      lines.some(({ line }) => line.by === id)
        ? []
        : [
            {
              ...at(one, ['speakers', index]),
              message: `${id} says nothing`,
              fix: 'give each speaker lines',
            },
          ],
    ),
  ];
};

const minutes: Faults = (one) => {
  const stated = one.data.minutes;
  const counted = Math.max(1, Math.round(minutesOf(one)));
  if (Math.abs(stated - counted) <= Math.max(1, counted * TOLERANCE)) return [];
  const message = `states ${stated} minutes and takes ${counted}`;
  return [{ ...at(one, ['minutes']), message, fix: `write ${counted}, or change the text` }];
};

const reads = (text: string): number => wordsOf(text).length / WORDS_PER_MINUTE;
const readBlocks = (blocks: readonly Block[]): number => reads(plainText(blocks));
const sum = (figures: readonly number[]): number => figures.reduce((all, one) => all + one, 0);

/** What it takes, in minutes: reading at 130 words a minute, and the work on it. */
function minutesOf(one: ResourceSource): number {
  const { data, courseKey } = one;
  if (data.format === 'podcast' || data.format === 'video') {
    return narrationMinutes(narrationOf(data, courseKey));
  }
  const around = readBlocks(one.intro) + readBlocks(one.tryIt);
  if (data.format === 'guide') {
    const pictures = data.sections.filter(({ figure }) => figure !== undefined).length;
    return around + sum(one.bodies.map(readBlocks)) + pictures * MINUTES_PER_FIGURE;
  }
  if (data.format === 'checklist') {
    const items = data.groups.flatMap((group) => group.items);
    return around + sum(items.map(({ text, why }) => reads(`${text} ${why}`) + MINUTES_PER_TICK));
  }
  return (
    around +
    sum(
      data.steps.map((step) => {
        const prompt = reads(step.prompt);
        if (step.kind === 'sums') return prompt + step.asks.length * MINUTES_PER_SUM;
        if (step.kind !== 'story') return prompt + workMinutesOf(step);
        const scenes = step.scenes.map(
          ({ text, options }) =>
            reads(`${text} ${options.map((option) => option.text).join(' ')}`) +
            reads(options[0]?.reply ?? '') +
            MINUTES_PER_CHOICE,
        );
        return prompt + sum(scenes);
      }),
    )
  );
}

function twins(resources: readonly ResourceSource[]): Finding[] {
  return (['id', 'title'] as const).flatMap((field) =>
    resources.flatMap((one, index) =>
      resources.findIndex((other) => other.data[field] === one.data[field]) < index
        ? [
            {
              ...at(one, [field]),
              message: `another resource has the ${field} "${one.data[field]}"`,
              fix: `give it a ${field} of its own`,
            },
          ]
        : [],
    ),
  );
}
