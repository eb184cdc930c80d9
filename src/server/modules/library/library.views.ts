// A resource as the wire shows it; of a step that is not handed in nothing tells its key.
import type {
  ResourceBody,
  ResourceCard,
  ResourceDetail,
  ResourceMarks,
  StoryView,
  SumsView,
  ToolStepView,
} from '#contract/library.ts';
import type { NarrationView } from '#contract/narration.ts';
import { type TaskStepView, taskView } from '#contract/tasks/tasks.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { markedTerms } from '#domain/catalog/marked-terms.ts';
import type { Block } from '#domain/catalog/prose.ts';
import { shuffled } from '#domain/kernel/shuffled.ts';
import {
  doneOf,
  type Interactive,
  partsOf,
  type Resource,
  type Told,
  type ToolStep,
} from '#domain/library/resource.ts';
import { type StoryStep, storyAfter } from '#domain/library/story.ts';
import { drawSums, isRightSum, type SumsStep } from '#domain/library/sums.ts';
import type { TaskAnswer } from '#domain/tasks/tasks.ts';
import { meanRating } from '#domain/templates/template.ts';
import { figureView } from '#server/figure-view.ts';
import { linkTo } from '#server/modules/record/activity-links.usecases.ts';
import { taskOutcome } from '#server/task-outcome.ts';
import type { OwnResource, ResourceFigures } from './library.queries.ts';
import type { StepWork } from './library.table.ts';

/** Wire types are mutable copies; the catalog itself is frozen, so it can be handed out as it is. */
const open = <T>(value: unknown): T => value as T;

export const marksView = (
  resource: Resource,
  figures: ResourceFigures | undefined,
  own: OwnResource | undefined,
): ResourceMarks => ({
  views: figures?.views ?? 0,
  rating: meanRating(figures?.starsSum ?? 0, figures?.ratings ?? 0),
  ratings: figures?.ratings ?? 0,
  ownStars: own?.stars ?? null,
  done: doneOf(resource, own?.done ?? []),
});

export const cardView = (resource: Resource, marks: ResourceMarks): ResourceCard => ({
  key: resource.id,
  category: resource.category,
  format: resource.format,
  title: resource.title,
  summary: resource.summary,
  minutes: resource.minutes,
  difficulty: resource.difficulty,
  courses: [...resource.courses],
  tags: [...resource.tags],
  checkedOn: resource.checkedOn,
  parts: partsOf(resource).length,
  ...marks,
});

/** @param own the learner's row; undefined where they never touched it */
export function detailView(
  catalog: CatalogIndex,
  resource: Resource,
  card: ResourceCard,
  learner: { readonly id: string; readonly own: OwnResource | undefined },
  related: ResourceCard[],
): ResourceDetail {
  const [home = ''] = resource.courses;
  return {
    ...card,
    outcomes: [...resource.outcomes],
    refs: [...resource.refs],
    tryIt: open(resource.tryIt),
    body: bodyView(catalog, resource, learner),
    terms: markedTerms([reading(blocksOf(resource))]).map((id) => {
      const { term, text, see } = catalog.getTerm(home, id);
      const others = see.map((other) => catalog.getTerm(home, other).term);
      return { id, term, text, related: others };
    }),
    lessons: resource.lessons.map((id) => {
      const item = catalog.getItem(id);
      return { ...linkTo(item), courseKey: item.courseKey };
    }),
    related,
  };
}

const reading = (body: readonly Block[]) =>
  ({ id: 'all', kind: 'reading', title: '', body }) as const;

function blocksOf(resource: Resource): readonly Block[] {
  const { tryIt } = resource;
  if (resource.format === 'guide') {
    return [...resource.sections.flatMap(({ body }) => body), ...tryIt];
  }
  return 'intro' in resource ? [...resource.intro, ...tryIt] : tryIt;
}

interface Learner {
  readonly id: string;
  readonly own: OwnResource | undefined;
}

function bodyView(catalog: CatalogIndex, resource: Resource, learner: Learner): ResourceBody {
  switch (resource.format) {
    case 'guide':
      return {
        format: 'guide',
        sections: resource.sections.map(({ id, title, body, figure, keep }) => ({
          id,
          title,
          body: open(body),
          figure: figure ? figureView(catalog, figure) : null,
          keep: keep ?? null,
        })),
      };
    case 'checklist':
      return {
        format: 'checklist',
        intro: open(resource.intro),
        groups: open(resource.groups),
      };
    case 'interactive':
      return {
        format: 'interactive',
        intro: open(resource.intro),
        steps: resource.steps.map((step) =>
          stepView(resource, step, learner.id, learner.own?.work[step.id]),
        ),
      };
    default:
      return { format: resource.format, narration: narrationView(catalog, resource) };
  }
}

function narrationView(catalog: CatalogIndex, { narration }: Told): NarrationView {
  return open({
    ...narration,
    chapters: narration.chapters.map((chapter) => ({
      ...chapter,
      scenes: chapter.scenes.map(({ picture, say }) => ({
        say,
        picture:
          picture.kind === 'figure'
            ? { kind: 'figure', figure: figureView(catalog, picture.figure) }
            : picture,
      })),
    })),
  });
}

/** A step with what this learner has handed in. */
export function stepView(
  resource: Interactive,
  step: ToolStep,
  learnerId: string,
  work: StepWork | undefined,
): ToolStepView {
  const seed = `${learnerId}:${resource.id}:${step.id}`;
  if (step.kind === 'story') return storyView(step, picksOf(work));
  if (step.kind === 'sums') return sumsView(step, `${seed}:${work?.round ?? 0}`, valuesOf(work));
  const answer = (work?.answer ?? null) as TaskAnswer | null;
  const isOwn = answer?.kind === step.kind;
  return taskView(
    step,
    { draft: null, outcome: isOwn ? taskOutcome(step, { work: answer }) : null, isAgain: false },
    // The seed is the learner's, so that the order stays the same over devices.
    (items) => shuffled(items, seed),
  ) as Exclude<TaskStepView, undefined>;
}

const picksOf = (work: StepWork | undefined): readonly string[] =>
  (work?.answer as { picks?: string[] } | null | undefined)?.picks ?? [];
const valuesOf = (work: StepWork | undefined): readonly number[] | null =>
  (work?.answer as { values?: number[] } | null | undefined)?.values ?? null;

function storyView(step: StoryStep, picks: readonly string[]): StoryView {
  const { seen, open: asked, points, outOf, ending } = storyAfter(step, picks);
  const { id, title, prompt } = step;
  return {
    id,
    kind: 'story',
    title,
    prompt,
    seen: seen.map(({ scene, picked }) => ({
      id: scene.id,
      by: scene.by ?? null,
      text: scene.text,
      picked: { id: picked.id, text: picked.text },
      reply: picked.reply,
      points: picked.points,
    })),
    open: asked && {
      id: asked.id,
      by: asked.by ?? null,
      text: asked.text,
      options: asked.options.map((option) => ({ id: option.id, text: option.text })),
    },
    points,
    outOf,
    ending,
  };
}

function sumsView(step: SumsStep, seed: string, values: readonly number[] | null): SumsView {
  const { id, title, prompt } = step;
  const sums = drawSums(step, seed);
  return {
    id,
    kind: 'sums',
    title,
    prompt,
    asks: sums.map((sum) => ({
      id: sum.id,
      text: sum.text,
      unit: sum.unit,
      decimals: sum.decimals,
    })),
    outcome:
      values === null || values.length !== sums.length
        ? null
        : sums.map((sum, index) => ({
            id: sum.id,
            given: values[index]!,
            right: isRightSum(sum, values[index]!),
            expected: sum.expected,
            working: [...sum.working],
          })),
  };
}
