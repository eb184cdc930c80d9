// After a paper two things help most: to read on where what was missed is taught, and to practise what went worst.
// What comes before that is exam mode's to say (`examStep`): what runs, and what was missed; so is which exam comes next.
import type { Pool } from './draw-practice.ts';
import type { ExamStep } from './first-paper.ts';
import { type AskedTopic, type WeakTopic, weakestOf } from './weakest-first.ts';

type AskedObjective = AskedTopic & { readonly objectiveId: string };
type Weakest = WeakTopic<AskedObjective> | undefined;

/** What a finished attempt showed. */
export interface PaperOutcome {
  readonly paperKey: string;
  /** The bank that it was drawn from. */
  readonly bankId: string;
  /** Empty where the attempt is no evidence. */
  readonly objectives: readonly AskedObjective[];
}

/** A question that was missed (`isMissed`), and where its reasons say to read on. */
export interface MissedQuestion {
  readonly objectiveId: string;
  /** The lesson that its review names; undefined where it names none that can be read now. */
  readonly lessonId: string | undefined;
  /** It was seen and left open; else it was answered wrong. */
  readonly isLeftOpen: boolean;
}

export interface ReadOn {
  readonly lessonId: string;
  /** How many of the missed questions name it. */
  readonly missed: number;
  /** Of those, the ones that were left open. */
  readonly leftOpen: number;
}

/** What the course has to offer now. */
export interface StudyOffers {
  /** The lesson that the missed questions name; undefined where they name none. */
  readonly readOn: ReadOn | undefined;
  /** Objectives with an activity that the learner can open. */
  readonly studied: ReadonlySet<string>;
  /** The papers of topic practice, in the course's order. */
  readonly practices: readonly PracticeOffer[];
  /** What exam mode leads with; undefined where the course has nothing to take. */
  readonly step: Pick<ExamStep, 'kind' | 'paperKey'> | undefined;
}

/** A paper of topic practice. */
export interface PracticeOffer {
  readonly paperKey: string;
  readonly bankId: string;
  /** Objectives that it has questions on. */
  readonly practised: ReadonlySet<string>;
  /** Whether it has questions that no paper asked. */
  readonly hasUnseen: boolean;
}

export type NextAction =
  | ({ readonly kind: 'read' } & ReadOn)
  | { readonly kind: 'study'; readonly objectiveId: string }
  | {
      readonly kind: 'practise';
      readonly paperKey: string;
      readonly objectiveId: string | null;
      readonly pool: Pool;
      /** Why this objective; null where it is of none. */
      readonly why: WeakTopic<unknown>['why'] | null;
    }
  | { readonly kind: 'paper' | 'resume'; readonly paperKey: string };

const ACTIONS = 2;

/**
 * The lesson that most of the missed questions name, so that a report never advises another than its questions do;
 * of equal ones that of the weakest objective, then the first.
 */
export function readOnOf(
  missed: readonly MissedQuestion[],
  weakest: string | undefined,
): ReadOn | undefined {
  const named = missed.filter(({ lessonId }) => lessonId !== undefined);
  const inOrder = named.toSorted(
    (a, b) => Number(b.objectiveId === weakest) - Number(a.objectiveId === weakest),
  );
  return [...Map.groupBy(inOrder, ({ lessonId }) => lessonId!)]
    .map(([lessonId, some]) => ({
      lessonId,
      missed: some.length,
      leftOpen: some.filter(({ isLeftOpen }) => isLeftOpen).length,
    }))
    .toSorted((a, b) => b.missed - a.missed)[0];
}

/**
 * What runs, and two actions, the most useful first: the lesson that what was missed names, else an activity on the weakest
 * objective, and practice of that objective; where
 * nothing went wrong the paper that exam mode names, unless it is this one, and what no paper asked yet.
 * Of an attempt that is no evidence only that paper. Where one is not to be had the next one moves up.
 */
export function nextActions(outcome: PaperOutcome, offers: StudyOffers): readonly NextAction[] {
  const { paperKey, bankId, objectives } = outcome;
  const { studied, step, readOn } = offers;
  const paperNow = step?.kind === 'paper' ? step.paperKey : undefined;
  const weakest = weakestOf(objectives);
  const inputs: readonly NextAction[] = [
    ...studyOf(weakest, readOn, studied),
    ...practiceOf(weakest, offers, bankId),
    ...(weakest === undefined && paperNow !== undefined && paperNow !== paperKey
      ? [{ kind: 'paper', paperKey: paperNow } as const]
      : []),
    ...(weakest === undefined && objectives.length > 0 ? unseen(offers, bankId) : []),
  ];
  const first = inputs.slice(0, ACTIONS);
  return step?.kind === 'resume' ? [{ kind: 'resume', paperKey: step.paperKey }, ...first] : first;
}

function studyOf(
  weakest: Weakest,
  readOn: ReadOn | undefined,
  studied: StudyOffers['studied'],
): readonly NextAction[] {
  if (weakest === undefined) return [];
  if (readOn !== undefined) return [{ kind: 'read', ...readOn }];
  const { objectiveId } = weakest.topic;
  return studied.has(objectiveId) ? [{ kind: 'study', objectiveId }] : [];
}

/** From the attempt's own bank first. */
const ownFirst = ({ practices }: StudyOffers, bankId: string): readonly PracticeOffer[] =>
  practices.toSorted((a, b) => Number(b.bankId === bankId) - Number(a.bankId === bankId));

/** Practice of the weakest objective. */
function practiceOf(weakest: Weakest, offers: StudyOffers, bankId: string): readonly NextAction[] {
  if (weakest === undefined) return [];
  const { why } = weakest;
  const { objectiveId } = weakest.topic;
  const found = ownFirst(offers, bankId).find(({ practised }) => practised.has(objectiveId));
  return found
    ? [{ kind: 'practise', paperKey: found.paperKey, objectiveId, pool: 'any', why }]
    : [];
}

/** What no paper asked yet. */
function unseen(offers: StudyOffers, bankId: string): readonly NextAction[] {
  const fresh = ownFirst(offers, bankId).find(({ hasUnseen }) => hasUnseen);
  return fresh
    ? [{ kind: 'practise', paperKey: fresh.paperKey, objectiveId: null, pool: 'unseen', why: null }]
    : [];
}
