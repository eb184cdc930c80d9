// The catalog is everything authors wrote, checked once and never changed while the product runs.

import type { DemoStory } from '#domain/demo/demo-story.ts';
import type { EventTemplate } from '#domain/events/event-template.ts';
import type { Bank, Paper } from '#domain/exam/paper.ts';
import type { Resource } from '#domain/library/resource.ts';
import type { Model } from '#domain/modelling/editing/model.ts';
import type { Language } from '#domain/modelling/language.ts';
import type { Question } from '#domain/questions/questions.ts';
import type { StoreItem } from '#domain/store/store-item.ts';
import type { SupportContent } from '#domain/support/faq.ts';
import type { Template } from '#domain/templates/template.ts';
import type { Activity, OutsideCondition } from './activity.ts';
import type { CourseKey, Industry } from './course-keys.ts';
import type { Figure, FigureUse } from './figure.ts';
import type { IconName } from './icons.ts';
import type { LocalizedText } from './localized-text.ts';
import type {
  CaseCompany,
  CoreLine,
  CourseTrack,
  GlossaryTerm,
  ItemKind,
  PathItem,
  PathMap,
  Phase,
  Technique,
} from './path.ts';
import type { Block } from './prose.ts';

/** A short story with steps of its own, or a quest: no steps, a briefing, conditions on activities. */
export interface Mission extends Activity {
  readonly kind: 'mission';
  /** The last part of the address `/#/learn/{key}`. */
  readonly key: string;
  readonly sectionId: string;
  /** What of the XP the first right answer pays; the end pays the rest. */
  readonly firstRightXp?: number;
  /** Absent: the default rule of decisions (first of the course, or the one before it is done). */
  readonly unlockWhen?: readonly OutsideCondition[];
  /** The situation at work that a quest answers; absent in a story. */
  readonly briefing?: readonly Block[];
}

/** A group of missions, in order. */
export interface Section {
  readonly id: string;
  readonly courseKey: CourseKey;
  readonly title: string;
  readonly summary: string;
  /** What stands in the station's circle, at most three characters. */
  readonly letter: string;
  readonly missionIds: readonly string[];
}

/** One topic of the exam's blueprint. */
export interface Objective {
  readonly id: string;
  readonly title: string;
  /** Share of the exam in percent; the objectives of a course sum to 100. */
  readonly weight: number;
  /** The domain or layer it belongs to, where the outline has such groups. */
  readonly group?: string;
}

/** A field of practice that questions are sorted by beside the outline's objectives. */
export interface Area {
  readonly id: string;
  readonly title: string;
}

/** A course's colours in one theme: its line with what stands on it, its text, a ground and an edge. */
export interface Accents {
  readonly accent: string;
  readonly onAccent: string;
  readonly accentInk: string;
  readonly accentSoft: string;
  readonly accentEdge: string;
}

/** The themes of the product. */
export const THEMES = ['dark', 'light', 'midnight'] as const;
export type CourseColors = Readonly<Record<(typeof THEMES)[number], Accents>>;

/** A paper that something leads to, with what it is called there. */
export interface NamedPaper {
  /** The paper's key. */
  readonly paper: string;
  readonly name: LocalizedText;
}

/** The papers that screens and addresses lead to, by key. */
export interface FeaturedPapers {
  readonly dashboard?: NamedPaper;
  readonly menu: readonly NamedPaper[];
  /** What `/quiz` opens. */
  readonly sample?: string;
  /** What `/exam/review` opens. */
  readonly weakAreas?: string;
  /** The short round of every day. */
  readonly daily?: string;
}

/** A view of the course that learners may go on with. */
export interface CourseView {
  readonly id: string;
  readonly title: string;
  readonly activityId: string;
  readonly model: Model;
}

export interface Course {
  readonly key: CourseKey;
  /** What the ids that learners' rows keep begin with. */
  readonly prefix: string;
  readonly title: string;
  readonly subject: LocalizedText;
  /** The exams it prepares for, in one short line. */
  readonly exams: LocalizedText;
  /** Who takes its certificate, and what for. */
  readonly takenFor: LocalizedText;
  readonly description: LocalizedText;
  readonly icon: IconName;
  readonly colors: CourseColors;
  /** The first is the one of learners who chose none. */
  readonly tracks: readonly CourseTrack[];
  /** As the tracks. */
  readonly companies: readonly CaseCompany[];
  /** In the order in which they open in a phase; none where the course has no path. */
  readonly kinds: readonly ItemKind[];
  readonly featured: FeaturedPapers;
  /** The chapters of its book of reference, which may lie beside a paper. */
  readonly book: readonly BookChapter[];
  /** Ids of sections, units, missions and items in the recommended order; absent: missions, then the path. */
  readonly route?: readonly string[];
  /** Pairs of activities that teach the same. */
  readonly twins?: readonly (readonly [string, string])[];
  /** The modelling language that it teaches; its models are drawn by the rules of it. */
  readonly language?: Language;
  /** Views of its lessons and missions, with the first of them that shows each: a model can begin with one. */
  readonly views: readonly CourseView[];
  /** What the demo learner did in it. */
  readonly demo?: DemoStory;
  /** Absent: the path is a list. */
  readonly map?: PathMap;
  /** A picture at the head of a station's panel, by phase; `core` is the Core line. */
  readonly scenes: Readonly<Record<string, FigureUse>>;
  readonly spec: string;
  readonly checkedOn: string;
  readonly objectives: readonly Objective[];
  /** What scenarios and drills are sorted by; no shares of an exam. */
  readonly areas: readonly Area[];
  /** Groups of its objectives whose mastery is shown, and how the whole is called. */
  readonly mastery?: {
    readonly name: LocalizedText;
    readonly of: readonly { readonly title: string; readonly objectives: readonly Objective[] }[];
  };
  readonly legalNotice: LocalizedText;
}

/** What a book of reference can hold. */
export const BOOK_CHAPTERS = ['phases', 'techniques', 'terms'] as const;
export type BookChapter = (typeof BOOK_CHAPTERS)[number];

/** What badge rules count of all a learner did. Days are study days in the learner's own zone. */
export const BADGE_METRICS = [
  'activities-done',
  'activities-done-in-a-day',
  'streak-days',
  'checks-right',
] as const;
export type BadgeMetric = (typeof BADGE_METRICS)[number];

/**
 * What a badge asks for beside XP. `unit-items-done`: items done of the phase `subject`;
 * `lab-industries`: those of `industries` in which all tasks of the lab `subject` were handed in;
 * `papers-taken`: attempts of any of `papers`, of at least `percent` where it is given; `paper-points`:
 * the most points of one of them; `papers-each`: how many of the papers have an attempt as good as is said. An attempt
 * counts when at least half of it was answered and it does not ask missed questions again. `items-done`: those of
 * `items` that are done; `quizzes-at`: those of `items` whose best round reaches `percent`; `tasks-right`: those of
 * `tasks` that have all their points.
 */
export type BadgeRule =
  | { readonly metric: BadgeMetric; readonly atLeast: number }
  | {
      readonly metric: 'unit-items-done';
      readonly course: CourseKey;
      readonly subject: string;
      readonly atLeast: number;
    }
  | {
      readonly metric: 'lab-industries';
      readonly subject: string;
      readonly industries: readonly Industry[];
      readonly atLeast: number;
    }
  | {
      readonly metric: 'papers-taken';
      readonly papers: readonly string[];
      readonly percent?: number;
      readonly atLeast: number;
    }
  | {
      readonly metric: 'paper-points';
      readonly papers: readonly string[];
      readonly atLeast: number;
    }
  | {
      readonly metric: 'papers-each';
      readonly each: readonly PaperGoal[];
      readonly atLeast: number;
    }
  | {
      readonly metric: 'items-done';
      readonly items: readonly string[];
      readonly atLeast: number;
    }
  | {
      readonly metric: 'quizzes-at';
      readonly items: readonly string[];
      readonly percent: number;
      readonly atLeast: number;
    }
  | {
      readonly metric: 'tasks-right';
      /** `<id of the lab> <id of the task>` */
      readonly tasks: readonly string[];
      readonly atLeast: number;
    };

/** How good an attempt of a paper has to be: so many percent, or so many points. */
export interface PaperGoal {
  readonly paper: string;
  readonly percent?: number;
  readonly points?: number;
}

export type BadgeCategory = 'beginner' | 'foundation' | 'business' | 'data' | 'technology' | 'exam';

export interface Badge {
  readonly id: string;
  readonly name: LocalizedText;
  /** What was done, once it is earned. */
  readonly description: LocalizedText;
  /** What to do for it, until then. */
  readonly goal: LocalizedText;
  readonly category: BadgeCategory;
  readonly icon: string;
  /** XP that must have been earned; 0 where the rule alone decides. */
  readonly requiredXp: number;
  readonly rule?: BadgeRule;
}

export interface Level {
  readonly key: string;
  /** Its number on the ladder and its name: `1 · Foundation`. */
  readonly name: LocalizedText;
  /** Total XP at which the level begins. */
  readonly fromXp: number;
}

/** How many streak shields a learner begins with and earns. */
export interface ShieldRules {
  readonly atStart: number;
  /** A run of this many days brings one more … */
  readonly runDays: number;
  /** … while fewer than this many are held. */
  readonly earnedUpTo: number;
}

/** What a finished paper pays (decisions 6). */
export interface PaperRewards {
  /** Once a paper and study day … */
  readonly submittedXp: number;
  /** … when at least this share of its questions was answered, whole percent. */
  readonly answeredPercentMin: number;
  /** On top, once a paper, when it is passed for the first time. */
  readonly firstPassXp: number;
}

/** What right answers in practice pay (decisions 6). */
export interface PracticeRewards {
  /** Once a question and study day … */
  readonly rightXp: number;
  /** … up to this much a study day. */
  readonly xpPerDay: number;
}

/** When something was done too fast to have been read. */
export interface PaceRules {
  /** Nobody reads more words than this in a minute. */
  readonly wordsPerMinute: number;
  /** What answering takes beside reading. */
  readonly secondsPerQuestion: number;
  /** Activities are looked at together, over this long. */
  readonly activitiesWithinMinutes: number;
  /** Minutes of activities, as content states them, that can be studied in that time. */
  readonly activityMinutesMax: number;
}

/** The numbers of decisions 6, kept in one content file. */
export interface RewardRules {
  readonly levels: readonly Level[];
  readonly shields: ShieldRules;
  /** Streak goal shown on the dashboard's tile, in days. */
  readonly streakGoalDays: number;
  /** At most this much base XP of one study day ranks. */
  readonly rankedXpPerDay: number;
  readonly papers: PaperRewards;
  readonly practice: PracticeRewards;
  readonly pace: PaceRules;
}

export interface Catalog {
  /** Changes whenever any content changes. */
  readonly revision: string;
  readonly courses: readonly Course[];
  readonly sections: readonly Section[];
  readonly missions: readonly Mission[];
  readonly phases: readonly Phase[];
  readonly cores: readonly CoreLine[];
  readonly items: readonly PathItem[];
  readonly glossary: readonly GlossaryTerm[];
  /** By course, in the order of its book of reference. */
  readonly techniques: readonly Technique[];
  /** Of lessons, quizzes and banks. */
  readonly questions: readonly Question[];
  readonly banks: readonly Bank[];
  readonly papers: readonly Paper[];
  /** By course, in the order of their files. */
  readonly templates: readonly Template[];
  readonly badges: readonly Badge[];
  /** Everything that XP can buy, in the order it is shown; a pass only where there is something premium. */
  readonly store: readonly StoreItem[];
  /** What events are made from, in the order they are shown. */
  readonly events: readonly EventTemplate[];
  readonly figures: readonly Figure[];
  readonly rewards: RewardRules;
  readonly support: SupportContent;
  /** By category and title. */
  readonly resources: readonly Resource[];
  readonly retiredIds: readonly string[];
}
