// What exam mode shows of the papers of a course, and in which order.
import type { ExamOverview, PaperCard } from '#contract/exams.ts';
import { limitMs } from '#domain/exam/attempt-state.ts';
import { type ExamStep, examStep, runningPapers } from '#domain/exam/first-paper.ts';
import { dueAt } from '#domain/exam/serving.ts';

/** A practice that fits between two things to do. */
const QUICK_MINUTES = 15;

export interface PaperGroups {
  /** Papers whose clock runs, the one that ends first before the others. */
  readonly running: readonly RunningPaper[];
  readonly quick: readonly PaperCard[];
  readonly simulations: readonly PaperCard[];
  /** Longer practice, and none of a topic. */
  readonly more: readonly PaperCard[];
}

export type RunningPaper = PaperCard & { open: NonNullable<PaperCard['open']> };

export const isRunning = (paper: PaperCard): paper is RunningPaper => paper.open !== null;

export function groupPapers(papers: readonly PaperCard[]): PaperGroups {
  const practices = papers.filter(({ kind, takesFocus }) => kind === 'practice' && !takesFocus);
  return {
    running: runningPapers(papers),
    quick: practices.filter(({ minutes }) => minutes <= QUICK_MINUTES),
    simulations: papers.filter((paper) => paper.kind === 'simulation'),
    more: practices.filter(({ minutes }) => minutes > QUICK_MINUTES),
  };
}

/**
 * Whether a start begins again what its page shows an attempt of. A practice by topic never does: its figures are of all
 * topics, and each start asks something else.
 */
export const startsAgain = ({
  takesFocus,
  bestPercent,
  lastTooQuick,
}: Pick<PaperCard, 'takesFocus' | 'bestPercent' | 'lastTooQuick'>): boolean =>
  !takesFocus && (bestPercent !== null || lastTooQuick);

/** What exam mode leads with; undefined where the course has nothing to take. */
export const stepOf = ({
  papers,
  stats,
  missed,
}: Pick<ExamOverview, 'papers' | 'missed'> & {
  readonly stats: Pick<ExamOverview['stats'], 'questionsAnswered'>;
}): ExamStep | undefined =>
  examStep(
    papers,
    stats.questionsAnswered,
    // What an older release has sent does not know which were left open.
    missed.map(({ paperKey, count, leftOpen = 0 }) => ({
      paperKey,
      atOnce: papers.find(({ key }) => key === paperKey)?.count ?? count,
      waiting: count,
      leftOpen,
    })),
  );

export type Topic = ExamOverview['topics'][number];

/** Whether its questions give a part of their points: those are scenarios. */
export const asksScenarios = ({ maxPoints, count }: Pick<PaperCard, 'maxPoints' | 'count'>) =>
  maxPoints > count;

/** Topics of one kind, with the papers that practise at least one of them. */
export interface TopicGroup {
  readonly kind: Topic['kind'];
  readonly topics: readonly Topic[];
  readonly practices: readonly Pick<Topic['practices'][number], 'paperKey' | 'title'>[];
}

/** The topics of the exam, then the areas; a kind without any is left out. */
export const topicGroups = (topics: readonly Topic[]): readonly TopicGroup[] =>
  (['objective', 'area'] as const).flatMap((kind) => {
    const some = topics.filter((topic) => topic.kind === kind);
    if (some.length === 0) return [];
    const practices = some.flatMap((topic) => topic.practices);
    const byPaper = new Map(practices.map((practice) => [practice.paperKey, practice]));
    return [{ kind, topics: some, practices: [...byPaper.values()] }];
  });

export type WeakTopic = ExamOverview['weak']['areas'][number] & Pick<Topic, 'practices'>;

/** `early`: no topic has enough answers to tell anything. */
export interface FocusAreas {
  readonly state: 'early' | 'none' | 'weak';
  readonly topics: readonly WeakTopic[];
  /** Whether the paper of weak areas asks about some of them. */
  readonly isAimed: boolean;
}

/** The weak topics, weakest first, each with the papers that practise it. */
export function focusAreas({
  papers,
  topics,
  weak: { areas, isTold },
}: Pick<ExamOverview, 'papers' | 'topics' | 'weak'>): FocusAreas {
  const practicesOf = (id: string) =>
    topics.find(({ objectiveId }) => objectiveId === id)?.practices ?? [];
  return {
    state: areas.length > 0 ? 'weak' : isTold ? 'none' : 'early',
    topics: areas.map((area) => ({ ...area, practices: practicesOf(area.objectiveId) })),
    isAimed: papers.some(({ aim }) => aim?.kind === 'weak'),
  };
}

/** Extra time that can be asked for, in percent of the paper's minutes. */
export const EXTRA_TIMES = [0, 25, 50, 100] as const;
export type ExtraTime = (typeof EXTRA_TIMES)[number];

/** Minutes of a paper with its extra time, the seconds in them: what the clock shows at the start. */
export const minutesWith = (minutes: number, extraTimePercent: number): number =>
  limitMs(minutes, extraTimePercent) / 60_000;

/** Seconds that each question is open with its extra time; a part of a second counts. */
export const secondsWith = (seconds: number, extra: ExtraTime): number =>
  dueAt(0, seconds, extra) / 1_000;
