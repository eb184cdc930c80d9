// The learning path: phases in order, each with an item of some of the kinds that the course has.
import type { Activity, Step } from './activity.ts';
import type { CourseKey, Industry, ItemType, Track } from './course-keys.ts';
import type { IconName } from './icons.ts';
import type { LocalizedText } from './localized-text.ts';
import type { Block } from './prose.ts';

/** The ways in which an item is played: the product's, while kinds of items are each course's own. */
export const ITEM_FORMS = ['lesson', 'artifact', 'lab', 'quiz', 'checklist'] as const;
export type ItemForm = (typeof ITEM_FORMS)[number];

/** A kind of activity: a phase of the course has one of it, or none. */
export interface ItemKind {
  readonly key: ItemType;
  readonly form: ItemForm;
  readonly name: LocalizedText;
  readonly icon: IconName;
  /** What a done one counts in the progress of a phase. */
  readonly weight: number;
  /** The tracks that ask for it. */
  readonly tracks: readonly Track[];
}

/** What a learner studies for. */
export interface CourseTrack {
  readonly key: Track;
  readonly name: LocalizedText;
  readonly text: LocalizedText;
  readonly more: LocalizedText;
  /** Whether it asks for the Core line too. */
  readonly core: boolean;
}

/** An invented company that labs are told in. */
export interface CaseCompany {
  readonly key: Industry;
  /** The company's name, the same in every language. */
  readonly company: string;
  /** The name of its industry. */
  readonly name: LocalizedText;
  readonly text: LocalizedText;
}

interface Point {
  readonly x: number;
  readonly y: number;
}
interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** Where a station of the line map stands, with its name and with the train that stops there. */
export interface StationPlace extends Point {
  readonly label: Point & {
    readonly anchor: 'start' | 'middle' | 'end';
    /** The name in two lines, where that of the phase is too long for one. */
    readonly lines?: readonly string[];
  };
  /** `turn` in degrees clockwise, `flip` where it runs to the left; smaller on a short stretch. */
  readonly train: Point & {
    readonly turn: number;
    readonly flip: boolean;
    readonly scale: number;
  };
}

/** A piece of track. */
export interface Stretch {
  readonly from: string;
  /** Lit once this phase is begun; absent for the way back to the start. */
  readonly to?: string;
  /** The path's data, as SVG has it. */
  readonly d: string;
}

/** The drawing of a course's path. */
export interface LineMap {
  /** The part that is shown: `viewBox`. */
  readonly box: Box;
  /** The Core line: what is shown with it, its station, and its track into the first of the others. */
  readonly core?: { readonly box: Box; readonly stop: Box; readonly feeder: string };
  /** The phase that every line passes: a wide stop, not a circle. */
  readonly hub?: { readonly phase: string; readonly width: number; readonly height: number };
  /** The first metres of the line: lit as soon as anything is begun. */
  readonly terminus?: string;
  /** Footways from the hub to the stations. */
  readonly walkway?: string;
  /** By phase; one that is not drawn stands in the list only. */
  readonly stations: Readonly<Record<string, StationPlace>>;
  /** In the order in which they are drawn. */
  readonly stretches: readonly Stretch[];
}

/** The drawing of a path, and the one for a phone. */
export interface PathMap extends LineMap {
  readonly small?: LineMap;
}

/** A place in the standard itself: its part, or a guide, and the chapter. */
export interface ReadOn {
  readonly part: string;
  readonly chapter: string;
}

/** What the book of reference says of a phase. */
export interface PhaseReference {
  readonly objective: string;
  /** Each of these lists stands on all pages of a course or on none. */
  readonly inputs?: readonly string[];
  /** In their order. */
  readonly steps?: readonly string[];
  readonly outputs?: readonly string[];
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
  /** The kinds of the items that it has, or will have. */
  readonly plannedKinds: readonly ItemType[];
  /** Ids of the items that are written, in the order of the course's kinds; empty while none is. */
  readonly itemIds: readonly string[];
  /** The quiz that opens it while it is locked; absent where nothing locks it. */
  readonly testOutId?: string;
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

/** A case of a lab. */
export interface LabVariant {
  readonly title: string;
  readonly scenario: readonly Block[];
  /** The scenario as a reading, then the tasks; ids are unique over the variants. */
  readonly steps: readonly Step[];
}

export interface PathItem extends Activity {
  /** The key of its kind, or `testout`. */
  readonly kind: ItemType;
  readonly form: ItemForm;
  /** The place of its kind among those of the course, from 0. */
  readonly place: number;
  /** What it counts in the progress of a phase. */
  readonly weight: number;
  /** The tracks that ask for it; all learners are asked where the course has none. */
  readonly requiredBy: readonly Track[] | 'all';
  /** The phase it belongs to; `CORE_ID` on the Core line. */
  readonly phaseId: string;
  /** The last part of the address of an item of the Core line; items of phases have their type there. */
  readonly key?: string;
  readonly deliverable?: string;
  /** Of an artifact: the id of the template that it is about. */
  readonly templateId?: string;
  readonly quiz?: QuizRules;
  /** Of a lab with one case for everybody. */
  readonly story?: LabVariant;
  /** By company, in the order of the course's. */
  readonly variants?: Readonly<Record<Industry, LabVariant>>;
}

export interface GlossaryTerm {
  readonly id: string;
  readonly courseKey: CourseKey;
  readonly term: string;
  readonly text: string;
  /** Found in texts only as it is spelt: in small letters the word means something else. */
  readonly cased?: boolean;
  /** Longer phrases in which the term is not marked. */
  readonly notIn?: readonly string[];
  readonly see: readonly string[];
}
