// A resource of the library is read, ticked, heard, watched or worked through part by part; what is done of it is kept.
import type { CourseKey } from '#domain/catalog/course-keys.ts';
import type { FigureUse } from '#domain/catalog/figure.ts';
import type { Block } from '#domain/catalog/prose.ts';
import type { Narration } from '#domain/narration/narration.ts';
import type { TaskStep } from '#domain/tasks/tasks.ts';
import type { StoryStep } from './story.ts';
import type { SumsStep } from './sums.ts';

/** As in brief 2, in the order in which they are offered. */
export const RESOURCE_CATEGORIES = [
  'foundation',
  'business',
  'data',
  'technology',
  'skills',
  'governance',
] as const;
export type ResourceCategory = (typeof RESOURCE_CATEGORIES)[number];

export const RESOURCE_FORMATS = ['interactive', 'video', 'guide', 'podcast', 'checklist'] as const;
export type ResourceFormat = (typeof RESOURCE_FORMATS)[number];

export const RESOURCE_DIFFICULTIES = ['Beginner', 'Intermediate', 'Advanced', 'Expert'] as const;
export type ResourceDifficulty = (typeof RESOURCE_DIFFICULTIES)[number];

export interface ResourceHead {
  /** Also the last part of its address. */
  readonly id: string;
  readonly category: ResourceCategory;
  readonly title: string;
  readonly summary: string;
  readonly minutes: number;
  readonly difficulty: ResourceDifficulty;
  /** The first is home of its pictures and terms. */
  readonly courses: readonly CourseKey[];
  /** Ids of the items that it goes with. */
  readonly lessons: readonly string[];
  /** Ids of other resources. */
  readonly related: readonly string[];
  readonly tags: readonly string[];
  /** What a reader can do afterwards. */
  readonly outcomes: readonly string[];
  readonly refs: readonly string[];
  /** The day its facts were checked, `YYYY-MM-DD`. */
  readonly checkedOn: string;
  /** What to do with it at work. */
  readonly tryIt: readonly Block[];
}

export interface GuideSection {
  readonly id: string;
  readonly title: string;
  readonly body: readonly Block[];
  readonly figure?: FigureUse;
  readonly keep?: string;
}

export interface ListItem {
  readonly id: string;
  readonly text: string;
  readonly why: string;
}

export interface ListGroup {
  readonly title: string;
  readonly items: readonly ListItem[];
}

/** What is done in the page; a new kind stands beside its rules and here. */
export type ToolStep =
  | Exclude<TaskStep, { kind: 'text' | 'template' | 'ticks' }>
  | StoryStep
  | SumsStep;

export type Guide = ResourceHead & {
  readonly format: 'guide';
  readonly sections: readonly GuideSection[];
};
export type Checklist = ResourceHead & {
  readonly format: 'checklist';
  readonly intro: readonly Block[];
  readonly groups: readonly ListGroup[];
};
export type Told = ResourceHead & {
  readonly format: 'podcast' | 'video';
  readonly narration: Narration;
};
export type Interactive = ResourceHead & {
  readonly format: 'interactive';
  readonly intro: readonly Block[];
  readonly steps: readonly ToolStep[];
};
export type Resource = Guide | Checklist | Told | Interactive;

/** The id of a chapter of a podcast or video as a part. @param index from 0 */
export const chapterId = (index: number): string => `c${index + 1}`;

/** Ids of what can be done of a resource, in its order: sections, items, chapters or steps. */
export function partsOf(resource: Resource): readonly string[] {
  switch (resource.format) {
    case 'guide':
      return resource.sections.map(({ id }) => id);
    case 'checklist':
      return resource.groups.flatMap(({ items }) => items.map(({ id }) => id));
    case 'podcast':
    case 'video':
      return resource.narration.chapters.map((_, index) => chapterId(index));
    case 'interactive':
      return resource.steps.map(({ id }) => id);
  }
}

/** Of what a learner did, the parts that the resource still has; in the order of the resource. */
export const doneOf = (resource: Resource, done: readonly string[]): string[] =>
  partsOf(resource).filter((id) => done.includes(id));
