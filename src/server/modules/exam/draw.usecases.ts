// Which questions an attempt asks: by the paper's blueprint, the learner's weak areas, or a named topic.
import type { PaperCard } from '#contract/exams.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { drawPaper, easiestFirst } from '#domain/exam/draw.ts';
import {
  type Besides,
  countBesides,
  countPools,
  drawFocused,
  missedIn,
  type Pool,
} from '#domain/exam/draw-practice.ts';
import type { MissedOffer } from '#domain/exam/first-paper.ts';
import type { Paper } from '#domain/exam/paper.ts';
import { objectiveOf } from '#domain/exam/paper-topics.ts';
import {
  type ChoiceRefusal,
  type Focus,
  longestPractice,
  settledFocus,
  topicsChosen,
} from '#domain/exam/practice-choice.ts';
import { practisedBy, unitsOn } from '#domain/exam/practised.ts';
import { isRapid, rapidFirst } from '#domain/exam/rapid-draw.ts';
import { topicsDrawn, weakBlueprint } from '#domain/exam/weak-draw.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Executor } from '#server/db/database.ts';
import type { Failure } from '#server/http/context.ts';
import { weakTopics } from '#server/modules/record/weak-areas.usecases.ts';
import { withheldQuestions } from '#server/modules/record/withheld.usecases.ts';
import { timesSeen } from './exam.queries.ts';
import { missedQuestions } from './practice.queries.ts';

export interface DrawInput {
  readonly learnerId: string;
  readonly paper: Paper;
  /** As `focusFor` answered it. */
  readonly focus: Focus | null;
  readonly seed: string;
}

const noFocus: Failure = {
  code: 'paper.no_focus',
  fields: [
    { field: 'focus', rule: 'not_taken', message: 'This paper is not practised by topic or pool.' },
  ],
};

/** What a choice breaks, with its rule in words. */
const refusedChoice = ({ field, rule }: ChoiceRefusal, paper: Paper): Failure => {
  const messages = {
    one_of_two: 'Name one topic in objectiveId or several in objectiveIds, not both.',
    repeated: 'Each topic is named once.',
    too_long: `A practice of this paper asks at most ${longestPractice(paper)} questions.`,
  };
  const about = { field: `focus.${field}`, rule, message: messages[rule] };
  return { code: 'request.invalid', fields: [about] };
};

/** Which of the topics is in the way, by its place in the request. */
const onTopic = (
  code: 'objective.not_found' | 'paper.nothing_to_draw',
  { objectiveIds }: Focus,
  topic: string,
): Failure => ({
  code,
  fields: [
    {
      field: objectiveIds
        ? `focus.objectiveIds.${objectiveIds.indexOf(topic)}`
        : 'focus.objectiveId',
      rule: code === 'objective.not_found' ? 'unknown' : 'not_asked',
      message:
        code === 'objective.not_found'
          ? 'The course has no such topic.'
          : 'This paper asks nothing on this topic.',
    },
  ],
});

/**
 * The focus that an attempt of the paper has: null where it takes none. A topic that the course does
 * not have is not found; one that the paper's bank does not ask about leaves nothing to draw.
 * @returns `request.invalid` for a choice that `settledFocus` refuses; each failure names its field and rule
 */
export function focusFor(
  catalog: CatalogIndex,
  paper: Paper,
  input: Focus | undefined,
): Result<Focus | null, Failure> {
  if (paper.draw !== 'focus') return input ? err(noFocus) : ok(null);
  const asked = input ?? { pool: 'any' };
  const settled = settledFocus(paper, asked);
  if (!settled.ok) return err(refusedChoice(settled.error, paper));
  const topics = topicsChosen(settled.value);
  const unknown = topics.find((id) => !catalog.findTopic(paper.courseKey, id));
  if (unknown !== undefined) return err(onTopic('objective.not_found', asked, unknown));
  const notAsked = topics.find((id) => practisedBy(catalog, paper, [id]).length === 0);
  if (notAsked !== undefined) return err(onTopic('paper.nothing_to_draw', asked, notAsked));
  return settled;
}

/** The questions of a new attempt, or `paper.nothing_to_draw` where its focus leaves none. */
export async function drawQuestions(
  db: Executor,
  catalog: CatalogIndex,
  { learnerId, paper, focus, seed }: DrawInput,
): Promise<Result<readonly string[], Failure>> {
  const bank = catalog.bankOf(paper);
  const seen = await timesSeen(db, learnerId);
  const withheld = await withheldQuestions(db, catalog, learnerId);
  if (focus) {
    const met = {
      seen,
      ...(await missedQuestions(db, catalog, learnerId)),
      withheld: withheld.byExams,
    };
    const things = practisedBy(catalog, paper, topicsChosen(focus));
    const drawn = drawFocused(things, { count: paper.count, pool: focus.pool, met, seed });
    return drawn.length > 0 ? ok(drawn) : err({ code: 'paper.nothing_to_draw' });
  }
  const weakest = paper.draw === 'weak' && (await weakShares(db, catalog, learnerId, paper));
  const blueprint = weakest || paper.blueprint;
  const drawn = { ...paper, ...(blueprint && { blueprint }) };
  const past = { seen, withheld: paper.review === 'immediate' ? withheld.byExams : withheld.byAny };
  const { secondsPerQuestion: seconds } = paper;
  const isShort = (id: string) => isRapid(catalog.getQuestion(id), seconds ?? 0);
  const met = seconds === undefined ? past : rapidFirst(bank, past, isShort);
  const ids = drawPaper({ paper: drawn, bank, met, seed });
  return ok(
    paper.easiestFirst ? easiestFirst(ids, (id) => catalog.getQuestion(id).difficulty) : ids,
  );
}

async function weakShares(
  db: Executor,
  catalog: CatalogIndex,
  learnerId: string,
  paper: Paper,
): Promise<Readonly<Record<string, number>> | undefined> {
  const bank = catalog.bankOf(paper);
  const weak = await weakTopics(db, catalog, learnerId, paper.courseKey);
  const units = weak.areas.flatMap(({ objectiveId, percent }) =>
    unitsOn(catalog, bank, objectiveId).map((unit) => [unit, percent] as const),
  );
  return weakBlueprint(bank, new Map(units), paper.count);
}

/** What a paper of weak areas would draw now; null for any other. */
export async function aimOf(
  db: Executor,
  catalog: CatalogIndex,
  learnerId: string,
  paper: Paper,
): Promise<PaperCard['aim']> {
  if (paper.draw !== 'weak') return null;
  const bank = catalog.bankOf(paper);
  const shares = await weakShares(db, catalog, learnerId, paper);
  if (!shares) return { kind: 'leastSeen', topics: [] };
  const drawn = topicsDrawn(shares, (unit) => objectiveOf(catalog, bank, unit));
  return {
    kind: 'weak',
    topics: drawn.map(({ objectiveId, count }) => ({
      objectiveId,
      title: catalog.findTopic(paper.courseKey, objectiveId)?.title ?? objectiveId,
      count,
    })),
  };
}

/** A paper that practises a topic, with how many questions each pool holds for the learner. */
export interface TopicPractice {
  readonly paper: Paper;
  readonly pool: Readonly<Record<Pool, number>>;
  readonly besides: Besides;
}

/** What the papers of topic practice can ask a learner now. */
interface TopicPractices {
  /** By objective, in the order of the course's papers; a paper without a question of it is left out. */
  of(objectiveId: string): TopicPractice[];
  /** Each of these papers over all its topics, in the order of the course's papers. */
  readonly all: readonly TopicPractice[];
  /** Each paper that can ask missed questions, with those. */
  readonly missed: readonly MissedQuestions[];
}

/** A paper that asks missed questions again, with those. */
interface MissedQuestions {
  readonly paper: Paper;
  readonly questionIds: ReadonlySet<string>;
  /** How many of them were left open. */
  readonly leftOpen: number;
}

/** In the order of the course's papers; a paper that none waits for is left out. */
const missedBy = (
  catalog: CatalogIndex,
  papers: readonly Paper[],
  met: Parameters<typeof missedIn>[1],
): readonly MissedQuestions[] =>
  papers.flatMap((paper) => {
    const questionIds = missedIn(practisedBy(catalog, paper), met);
    const leftOpen = [...questionIds].filter((id) => met.leftOpen.has(id)).length;
    return questionIds.size > 0 ? [{ paper, questionIds, leftOpen }] : [];
  });

/** The same as the choice of the next step looks at it. */
export const missedOffers = (missed: readonly MissedQuestions[]): readonly MissedOffer[] =>
  missed.map(({ paper: { key, count }, questionIds, leftOpen }) => ({
    paperKey: key,
    atOnce: count,
    waiting: questionIds.size,
    leftOpen,
  }));

/** Where missed questions wait for this learner, and nothing else of practice. */
export async function missedWaiting(
  db: Executor,
  catalog: CatalogIndex,
  learnerId: string,
  courseKey: string,
): Promise<readonly MissedOffer[]> {
  const papers = catalog.papersOf(courseKey).filter(({ draw }) => draw === 'focus');
  if (papers.length === 0) return [];
  const met = {
    seen: new Map<string, number>(),
    ...(await missedQuestions(db, catalog, learnerId)),
    withheld: (await withheldQuestions(db, catalog, learnerId)).byExams,
  };
  return missedOffers(missedBy(catalog, papers, met));
}

/** What the papers of topic practice can ask this learner now. */
export async function topicPractices(
  db: Executor,
  catalog: CatalogIndex,
  learnerId: string,
  courseKey: string,
): Promise<TopicPractices> {
  const papers = catalog.papersOf(courseKey).filter(({ draw }) => draw === 'focus');
  if (papers.length === 0) return { of: () => [], all: [], missed: [] };
  const met = {
    seen: await timesSeen(db, learnerId),
    ...(await missedQuestions(db, catalog, learnerId)),
    withheld: (await withheldQuestions(db, catalog, learnerId)).byExams,
  };
  const practiceOf = (paper: Paper, objectiveId?: string): TopicPractice => {
    const things = practisedBy(catalog, paper, objectiveId === undefined ? [] : [objectiveId]);
    return { paper, pool: countPools(things, met), besides: countBesides(things, met) };
  };
  return {
    of: (objectiveId) =>
      papers.flatMap((paper) => {
        const practice = practiceOf(paper, objectiveId);
        return practice.pool.any > 0 ? [practice] : [];
      }),
    all: papers.map((paper) => practiceOf(paper)),
    missed: missedBy(catalog, papers, met),
  };
}
