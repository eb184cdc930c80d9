// The learning path: phases in order, each with six items.
import type { Activity, Block, CourseKey, Step } from './catalog.ts';

/** The six items of a phase, in the order in which they open. */
export const ITEM_TYPES = ['lesson', 'deepdive', 'artifact', 'lab', 'quiz', 'checklist'] as const;
export type ItemType = (typeof ITEM_TYPES)[number];

export const INDUSTRIES = ['BFSI', 'Insurance', 'Retail', 'Healthcare', 'Manufacturing'] as const;
export type Industry = (typeof INDUSTRIES)[number];

/** The two tracks of the brief: for the exam, or for the job. */
export const TRACKS = ['exam-ready', 'real-world'] as const;
export type Track = (typeof TRACKS)[number];

/** A place in the standard itself: its part, or a guide, and the chapter. */
export interface ReadOn {
  readonly part: string;
  readonly chapter: string;
}

/** What the book of reference says of a phase. */
export interface PhaseReference {
  readonly objective: string;
  readonly inputs: readonly string[];
  /** In their order. */
  readonly steps: readonly string[];
  readonly outputs: readonly string[];
  readonly readOn: readonly ReadOn[];
}

/** A technique in the book of reference. */
export interface Technique {
  readonly id: string;
  readonly courseKey: CourseKey;
  readonly name: string;
  readonly purpose: string;
  /** Ids of the phases that use it; absent: it serves in any phase. */
  readonly phases?: readonly string[];
  readonly readOn: readonly ReadOn[];
}

export interface Phase {
  readonly id: string;
  readonly courseKey: CourseKey;
  readonly short: string;
  /** What stands in the station: data, never derived from the order. */
  readonly letter: string;
  readonly order: number;
  readonly title: string;
  /** The station's name on the map, at most 14 characters. */
  readonly mapTitle: string;
  readonly description: string;
  readonly prerequisites: readonly string[];
  readonly objectives: readonly string[];
  readonly pitfalls: readonly string[];
  readonly applyAtWork: readonly string[];
  readonly reference?: PhaseReference;
  /** Ids of the items that are written, in the order of `ITEM_TYPES`; empty while none is. */
  readonly itemIds: readonly string[];
}

/** Where the items of the Core line stand: `/learning/core/{key}`; no phase may be called so. */
export const CORE_ID = 'core';

/** The basics of a course, before its first phase: lessons in groups, and quizzes. */
export interface CoreLine {
  readonly courseKey: CourseKey;
  /** Groups with at least one written lesson. */
  readonly groups: readonly {
    readonly id: string;
    readonly title: string;
    readonly itemIds: readonly string[];
  }[];
  readonly quizIds: readonly string[];
}

/** How a quiz draws its rounds. */
export interface QuizRules {
  /** Questions a round. */
  readonly count: number;
  /** Share right that passes, whole percent. */
  readonly passPercent: number;
  readonly questionIds: readonly string[];
}

/** A lab's story in one industry. */
export interface LabVariant {
  readonly title: string;
  readonly scenario: readonly Block[];
  /** The scenario as a reading, then the tasks; ids are unique over the variants. */
  readonly steps: readonly Step[];
}

export interface PathItem extends Activity {
  readonly kind: ItemType | 'testout';
  /** The phase it belongs to; `CORE_ID` on the Core line. */
  readonly phaseId: string;
  /** The last part of the address of an item of the Core line; items of phases have their type there. */
  readonly key?: string;
  readonly deliverable?: string;
  readonly quiz?: QuizRules;
  readonly variants?: Readonly<Record<Industry, LabVariant>>;
}

export interface GlossaryTerm {
  readonly id: string;
  readonly courseKey: CourseKey;
  readonly term: string;
  readonly text: string;
  /** Found in texts only as it is spelt: in small letters the word means something else. */
  readonly cased?: boolean;
  readonly see: readonly string[];
}
