// What a practice is put together from, as its address and this device say it.
import { type Address, addresses } from '#client/base/addresses.ts';
import { ownForm } from '#client/base/app-state.ts';
import type { ExamOverview, Focus, FocusView, PaperCard, Pool } from '#contract/exams.ts';
import { isOfMissed } from '#domain/exam/counted-paper.ts';
import {
  isSameFocus,
  longestPractice,
  minutesFor,
  topicsChosen,
} from '#domain/exam/practice-choice.ts';

export const POOLS = ['any', 'unseen', 'missed'] as const satisfies readonly Pool[];

/** What a practice can be about. */
export interface NamedTopic {
  readonly objectiveId: string;
  readonly title: string;
}

/** A topic as one paper practises it. */
export interface PracticeTopic extends NamedTopic {
  readonly pool: Readonly<Record<Pool, number>>;
  /** The domain or layer of the outline; null where it has none. */
  readonly group: string | null;
}

type Topics = readonly PracticeTopic[];

/** The topics that a paper practises, with its own counts. */
export const topicsOfPractice = (topics: ExamOverview['topics'], paperKey: string): Topics =>
  topics.flatMap(({ objectiveId, title, group, practices }) => {
    const own = practices.find((practice) => practice.paperKey === paperKey);
    return own ? [{ objectiveId, title, group, pool: own.pool }] : [];
  });

/** A choice as address and device write it; what is left out is all, no clock, and the paper's own length. */
export interface ChoiceText {
  /** Ids with commas between them, or `ALL_TOPICS`. */
  readonly topic?: string | undefined;
  readonly pool?: string | undefined;
  readonly count?: string | undefined;
  readonly clock?: string | undefined;
}

/**
 * Where this device keeps what was chosen last: practice of missed questions has a length and a clock of its own, so
 * that neither kind changes the other.
 */
export const choiceForm = (
  learnerId: string,
  { courseKey, key, pool }: Pick<PaperCard, 'courseKey' | 'key'> & { readonly pool: Pool },
): string =>
  ownForm('practice', learnerId, courseKey, key, ...(isOfMissed({ pool }) ? [pool] : []));

/** Says in an address that all topics are meant, where no topic would mean those of last time. */
export const ALL_TOPICS = 'all';

/**
 * What is asked for: topics and questions as the address has them, else those that were chosen last time; length and
 * clock, of which links say nothing, by themselves.
 */
export const askedText = (search: ChoiceText, last: ChoiceText): ChoiceText => {
  const isNamed = search.topic !== undefined || search.pool !== undefined;
  const { topic, pool } = isNamed ? search : last;
  return { topic, pool, count: search.count ?? last.count, clock: search.clock ?? last.clock };
};

/**
 * What a text asks for; a topic, pool or length that nobody knows is none.
 * @param count the paper's own length
 */
export function focusOfText(text: ChoiceText, topics: readonly NamedTopic[], count: number): Focus {
  const ids = text.topic?.split(',') ?? [];
  const chosen = topics.flatMap(({ objectiveId }) =>
    ids.includes(objectiveId) ? objectiveId : [],
  );
  const wished = /^\d{1,3}$/.test(text.count ?? '') ? Number(text.count) : 0;
  const isLength = wished > 0 && wished !== count && wished <= longestPractice({ count });
  return {
    ...onTopics(chosen, topics.length),
    pool: POOLS.find((one) => one === text.pool) ?? 'any',
    ...(isLength && { count: wished }),
    ...(text.clock === 'on' && { clock: true }),
  };
}

/** One topic is named alone, and all of them are none. */
export const onTopics = (
  ids: readonly string[],
  all: number,
): Pick<Focus, 'objectiveId' | 'objectiveIds'> => {
  const [first] = ids;
  if (first === undefined || (ids.length === all && all > 1)) return {};
  return ids.length === 1 ? { objectiveId: first } : { objectiveIds: [...ids] };
};

/** The same the other way: what an address says of a choice. */
export const textOfFocus = (focus: Focus): Required<ChoiceText> => ({
  topic: topicsChosen(focus).join() || undefined,
  pool: focus.pool === 'any' ? undefined : focus.pool,
  count: focus.count?.toString(),
  clock: focus.clock ? 'on' : undefined,
});

/** The topics that a practice was put together from; none is all of them. */
export function namedTopics(focus: FocusView | null): FocusView['topics'] {
  if (focus === null) return [];
  const { objectiveId, title } = focus;
  const only = objectiveId === null ? [] : [{ objectiveId, title: title ?? objectiveId }];
  // What an older release has sent, and a page without a network reads, names one at most.
  const { topics = only } = focus;
  return topics;
}

/**
 * The start page where the same is asked for once more: its topics, questions, length and clock, whatever was chosen since.
 * @param paper as the attempt has it, with the length that was asked for
 */
export function againAt(
  { key, count }: Pick<PaperCard, 'key' | 'count'>,
  focus: FocusView | null,
): Address {
  if (focus === null) return addresses.paper(key);
  const topics = namedTopics(focus).map(({ objectiveId }) => objectiveId);
  return addresses.practise(key, {
    topic: topics.join() || ALL_TOPICS,
    pool: focus.pool === 'any' ? undefined : focus.pool,
    count: String(count),
    clock: focus.clock ? 'on' : 'off',
  });
}

/** Whether a practice that runs was put together from something else than what is asked for. */
export const isOtherFocus = (asked: Focus, running: FocusView | null): boolean =>
  running !== null &&
  !isSameFocus(asked, {
    objectiveIds: namedTopics(running).map(({ objectiveId }) => objectiveId),
    pool: running.pool,
    count: running.count ?? undefined,
    clock: running.clock,
  });

/**
 * How many questions each pool holds for a focus.
 * @param overview as the server counts them: of each topic, and of all together; each question is on one topic
 * @returns null where they are not counted
 */
export function poolsOf(
  focus: Focus,
  { topics, practices }: Pick<ExamOverview, 'topics' | 'practices'>,
  paperKey: string,
): Record<Pool, number> | null {
  const chosen = topicsChosen(focus);
  // What an older release has sent, and a page without a network reads, has no counts over all topics.
  if (chosen.length === 0) {
    return practices?.find((practice) => practice.paperKey === paperKey)?.pool ?? null;
  }
  const own = topicsOfPractice(topics, paperKey).filter(({ objectiveId }) =>
    chosen.includes(objectiveId),
  );
  const sum = (pool: Pool) => own.reduce((all, topic) => all + topic.pool[pool], 0);
  return { any: sum('any'), unseen: sum('unseen'), missed: sum('missed') };
}

/** All, and the parts that add up to it: new, missed, and what was seen and not missed. */
export const partsOf = ({ any, unseen, missed }: Readonly<Record<Pool, number>>) =>
  [any, unseen, missed, any - unseen - missed] as const;

/** Where nothing is counted. */
export const NOTHING_BESIDES = { elsewhere: 0, held: 0, leftOpen: 0, inLessons: 0 };

/** What of a count is asked in addition, and what it leaves out, and how many of the missed were left open or missed in lessons: nothing where it is not counted. */
export function besidesOf(
  focus: Focus,
  { topics, practices = [] }: Pick<ExamOverview, 'topics' | 'practices'>,
  paperKey: string,
): Pick<ExamOverview['practices'][number], keyof typeof NOTHING_BESIDES> {
  const chosen = topicsChosen(focus);
  const counted =
    chosen.length === 0
      ? practices
      : topics.flatMap((one) => (chosen.includes(one.objectiveId) ? one.practices : []));
  // What an older release has sent has none of them.
  return counted
    .filter((one) => one.paperKey === paperKey)
    .reduce(
      (all, { elsewhere = 0, held = 0, leftOpen = 0, inLessons = 0 }) => ({
        elsewhere: all.elsewhere + elsewhere,
        held: all.held + held,
        leftOpen: all.leftOpen + leftOpen,
        inLessons: all.inLessons + inLessons,
      }),
      NOTHING_BESIDES,
    );
}

/** Whether the practice that runs, else the one that the address asks for, is of what was missed. */
export const asksMissed = (
  { takesFocus, open }: Pick<PaperCard, 'takesFocus' | 'open'>,
  asked: string | undefined,
): boolean => (open === null ? takesFocus && asked === 'missed' : isOfMissed(open.focus));

type Asked = Pick<PaperCard, 'count' | 'minutes' | 'maxPoints' | 'untimed' | 'examPace'>;

/**
 * A paper as it is asked now: with so many questions, and with or without a clock.
 * @param count 0 where a choice leaves none: the paper is then shown whole
 */
export function askedPaper<P extends Asked>(
  paper: P,
  { count, clock = false }: { readonly count: number; readonly clock?: boolean | undefined },
): P {
  const length = count === 0 ? paper.count : count;
  return {
    ...paper,
    count: length,
    minutes: minutesFor(paper, length, clock),
    maxPoints: Math.round((paper.maxPoints * length) / paper.count),
    untimed: paper.untimed && !clock,
    examPace: null,
  };
}
