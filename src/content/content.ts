import type { Block, Figure } from '#domain/catalog/catalog.ts';
import type { Located } from './located.ts';
import type { Finding } from './problem.ts';
import type { BadgeFile } from './schema/badge.ts';
import type { CourseFile } from './schema/course.ts';
import type { MissionFile } from './schema/mission.ts';
import type { QuestionFile } from './schema/question.ts';
import type { RewardsFile } from './schema/rewards.ts';
import type { SectionFile } from './schema/sections.ts';
import type { WaiverFile } from './schema/waiver.ts';

export interface MissionSource extends Located<MissionFile> {
  /** The reading of each step, compiled; undefined for steps that are no reading. */
  readonly bodies: readonly (readonly Block[] | undefined)[];
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
  readonly questions: readonly Located<QuestionFile>[];
  readonly figures: readonly FigureSource[];
  readonly badges: readonly Located<BadgeFile>[];
  readonly rewards: readonly Located<RewardsFile>[];
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

export const isShipped = (thing: { readonly data: { readonly state: string } }): boolean =>
  thing.data.state !== 'draft';
