import type { Industry } from '#domain/catalog/course-keys.ts';
import type { Figure } from '#domain/catalog/figure.ts';
import type { ItemForm } from '#domain/catalog/path.ts';
import type { Block } from '#domain/catalog/prose.ts';
import type { FaqCategory } from '#domain/support/faq.ts';
import type { Located, Path } from './located.ts';
import type { Finding } from './problem.ts';
import type { QuestionFile } from './questions/questions.ts';
import type { BadgeFile } from './schema/badge.ts';
import type { CaseFile } from './schema/case.ts';
import type { CoreFile } from './schema/core.ts';
import type { CourseFile } from './schema/course.ts';
import type { EventFile } from './schema/events.ts';
import type { TermFile } from './schema/glossary.ts';
import type { InventoryFile } from './schema/inventory.ts';
import type {
  ArtifactFile,
  ChecklistFile,
  LabFile,
  LessonFile,
  QuizFile,
  StoryFile,
} from './schema/item.ts';
import type { LanguageFile } from './schema/language.ts';
import type { MissionFile } from './schema/mission.ts';
import type { NameGroupFile } from './schema/names.ts';
import type { NarrationFile } from './schema/narration.ts';
import type { PaperFile } from './schema/paper.ts';
import type { PathPlanFile } from './schema/path-plan.ts';
import type { PhaseFile } from './schema/phase.ts';
import type { TechniqueFile } from './schema/reference.ts';
import type { ResourceFile } from './schema/resource.ts';
import type { RewardsFile } from './schema/rewards.ts';
import type { SectionFile } from './schema/sections.ts';
import type { StoreItemFile } from './schema/store.ts';
import type { FaqEntryFile, HelpArticleFile } from './schema/support.ts';
import type { TemplateFile } from './schema/template.ts';
import type { ViewFile } from './schema/view.ts';
import type { WaiverFile } from './schema/waiver.ts';

/** The reading of each step, compiled; undefined for steps that are no reading. */
export type Bodies = readonly (readonly Block[] | undefined)[];

export interface MissionSource extends Located<MissionFile> {
  readonly bodies: Bodies;
  /** Compiled; undefined in a story. */
  readonly briefing: readonly Block[] | undefined;
}

/** Something in the folder of a phase, whose name is the phase's id, or of the Core line. */
export interface InPhase<T> extends Located<T> {
  readonly phaseId: string;
  /** How an item is played; absent for what is no item. */
  readonly form?: ItemForm;
  /** The last part of its address; on the Core line only. */
  readonly key?: string;
}

/** A lesson, a deep dive or an artifact: the items with readings of their own. */
export interface LessonSource extends InPhase<LessonFile | ArtifactFile> {
  readonly bodies: Bodies;
}

/** A case of a lab with where it stands. */
export interface LabStory {
  /** Null where it is the only one, for everybody. */
  readonly company: Industry | null;
  readonly path: Path;
  readonly data: StoryFile;
  readonly scenario: readonly Block[];
}

export interface LabSource extends InPhase<LabFile> {
  readonly stories: readonly LabStory[];
}

/** A question of a course, or of one of its banks: those are asked by papers only. */
export interface QuestionSource extends Located<QuestionFile> {
  readonly inBank?: { readonly bank: string; readonly unit: string };
}

/** A question of the FAQ with its compiled answer; its figures are facts that wait. */
export interface FaqSource extends Located<FaqEntryFile> {
  readonly category: FaqCategory;
  readonly blocks: readonly Block[];
}

export interface HelpSource extends Located<HelpArticleFile> {
  readonly blocks: readonly Block[];
}

/** A resource of the library; its course is the first that it names, where its pictures and terms are at home. */
export interface ResourceSource extends Located<ResourceFile> {
  /** Compiled; empty where its format has none. */
  readonly intro: readonly Block[];
  /** Of the sections of a guide. */
  readonly bodies: readonly (readonly Block[])[];
  readonly tryIt: readonly Block[];
}

/** A parsed picture; its data is undefined where the file is no acceptable SVG. */
export type FigureSource = Located<Figure | undefined>;

/** Everything read from a content folder: what rules look at and what the catalog is made from. */
export interface Content {
  /** The day of the check, `YYYY-MM-DD`, for ages of `checkedOn`. */
  readonly today: string;
  readonly fileCount: number;
  readonly courses: readonly Located<CourseFile>[];
  /** In the order of their files, by course. */
  readonly sections: readonly Located<SectionFile>[];
  readonly missions: readonly MissionSource[];
  readonly plans: readonly Located<PathPlanFile>[];
  readonly inventories: readonly Located<InventoryFile>[];
  readonly phases: readonly InPhase<PhaseFile>[];
  /** The Core line of a course; its lessons and quizzes stand among those of the phases. */
  readonly cores: readonly Located<CoreFile>[];
  readonly lessons: readonly LessonSource[];
  readonly labs: readonly LabSource[];
  readonly quizzes: readonly InPhase<QuizFile>[];
  readonly checklists: readonly InPhase<ChecklistFile>[];
  readonly terms: readonly InPhase<TermFile>[];
  /** In the order of the book of reference. */
  readonly techniques: readonly Located<TechniqueFile>[];
  /** Names of the field by group; authors and rules use them, learners are not sent them. */
  readonly names: readonly Located<NameGroupFile>[];
  /** Modelling languages: rules ask them, and views are drawn in them. */
  readonly languages: readonly Located<LanguageFile>[];
  readonly views: readonly Located<ViewFile>[];
  /** Documents to fill in at work. */
  readonly templates: readonly Located<TemplateFile>[];
  readonly questions: readonly QuestionSource[];
  /** Questions of banks that the rules of a language ask; rules on what authors wrote leave them aside. */
  readonly drills: readonly QuestionSource[];
  /** Cases that several questions of banks stand on. */
  readonly cases: readonly Located<CaseFile>[];
  readonly papers: readonly Located<PaperFile>[];
  readonly figures: readonly FigureSource[];
  readonly badges: readonly Located<BadgeFile>[];
  readonly rewards: readonly Located<RewardsFile>[];
  readonly store: readonly Located<StoreItemFile>[];
  readonly events: readonly Located<EventFile>[];
  /** In the order of their files; categories are put in theirs by the compiler. */
  readonly faq: readonly FaqSource[];
  readonly help: readonly HelpSource[];
  /** Narrated tours of the product. */
  readonly tours: readonly Located<NarrationFile>[];
  /** The library, of all courses. */
  readonly resources: readonly ResourceSource[];
  readonly waivers: readonly Located<WaiverFile>[];
  readonly retired: readonly Located<string>[];
  /**
   * Every word-like value inside documents that QC-01 refused: the ids they define and use. Rules
   * on references leave these alone, so that one typing error is one problem and not twenty.
   */
  readonly refusedMentions: ReadonlySet<string>;
  /** What reading the files already found, for the rules that report it. */
  readonly found: {
    readonly schema: readonly Finding[];
    readonly markdown: readonly Finding[];
    readonly figures: readonly Finding[];
  };
}

/** What learners get: no draft. */
export const isShipped = (thing: { readonly data: { readonly state: string } }): boolean =>
  thing.data.state !== 'draft';

/** What is read card by card: missions, and the lessons, deep dives and artifacts of phases. */
export const cardsOf = (content: Content): readonly (MissionSource | LessonSource)[] => [
  ...content.missions,
  ...content.lessons,
];

/** Every item of every phase and of the Core line. */
export const itemsOf = (content: Content): readonly ItemSource[] => [
  ...content.lessons,
  ...content.labs,
  ...content.quizzes,
  ...content.checklists,
];
export type ItemSource = LessonSource | LabSource | InPhase<QuizFile> | InPhase<ChecklistFile>;
