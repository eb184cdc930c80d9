// The support centre as a learner reads it, and what they say of its answers.
import type { NarrationView } from '#contract/narration.ts';
import type { FaqMarks, SupportCentre } from '#contract/support.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { narrationMinutes } from '#domain/narration/narration.ts';
import { fillBlocks, type SiteFacts, siteLookup } from '#domain/support/facts.ts';
import type { Executor, Transaction } from '#server/db/database.ts';
import type { Failure } from '#server/http/context.ts';
import {
  addToCounts,
  countsOf,
  countsOfAll,
  type FaqCount,
  type FaqMark,
  lockMark,
  marksOf,
  saveView,
  saveVote,
} from './faq.queries.ts';

/** What the operator says of support, and what the site knows of itself. */
export interface SupportSite {
  readonly isAvailable: boolean;
  readonly facts: SiteFacts;
}

export interface Reader {
  readonly learnerId: string;
  /** What a demo learner does is shown to them, and counts for nobody else. */
  readonly isDemo: boolean;
}

/** @param site constant while the process runs: its facts are filled in once */
export function createSupportCentre(catalog: CatalogIndex, site: SupportSite) {
  const lookup = siteLookup(site.facts);
  const faq = catalog.support.faq.map((entry) => ({
    ...entry,
    answer: fillBlocks(entry.answer, lookup),
  }));
  const help = catalog.support.help.map((article) => ({
    ...article,
    body: fillBlocks(article.body, lookup),
  }));
  const { tours } = catalog.support;
  const heads = tours.map((tour) => ({
    id: tour.id,
    title: tour.title,
    summary: tour.summary,
    minutes: narrationMinutes(tour),
    chapters: tour.chapters.length,
  }));
  const ids = new Set(faq.map(({ id }) => id));
  return {
    async read(db: Executor, reader: Reader): Promise<SupportCentre> {
      const [counts, marks] = await Promise.all([countsOfAll(db), marksOf(db, reader.learnerId)]);
      const countOf = new Map(counts.map((one) => [one.faqId, one]));
      const markOf = new Map(marks.map((one) => [one.faqId, one]));
      return {
        isAvailable: site.isAvailable,
        answerHours: site.facts.answerHours,
        faq: faq.map((entry) => ({
          ...entry,
          answer: plain(entry.answer),
          ...marksView(countOf.get(entry.id), markOf.get(entry.id), reader.isDemo),
        })),
        help: help.map((article) => ({ ...article, body: plain(article.body) })),
        tours: heads,
      };
    },
    tour(tourId: string): Result<NarrationView, Failure> {
      const tour = tours.find(({ id }) => id === tourId);
      // The wire's types are mutable; nobody changes what they are sent.
      return tour ? ok(tour as NarrationView) : err({ code: 'support.tour_not_found' });
    },
    has: (faqId: string): boolean => ids.has(faqId),
  };
}
export type SupportCentreReader = ReturnType<typeof createSupportCentre>;

/** The wire's types are mutable; nobody changes what they are sent. */
const plain = (blocks: ReturnType<typeof fillBlocks>) =>
  blocks as SupportCentre['faq'][number]['answer'];

function marksView(
  count: FaqCount | undefined,
  mark: FaqMark | undefined,
  isDemo: boolean,
): FaqMarks {
  const own = (says: boolean) => Number(isDemo && says);
  return {
    helpful: (count?.helpful ?? 0) + own(mark?.isHelpful === true),
    views: (count?.views ?? 0) + own(mark != null && mark.viewedOn !== null),
    mine: mark?.isHelpful ?? null,
  };
}

async function marksNow(tx: Transaction, reader: Reader, faqId: string): Promise<FaqMarks> {
  const mark = await lockMark(tx, reader.learnerId, faqId);
  return marksView(await countsOf(tx, faqId), mark, reader.isDemo);
}

/** Counts that the learner opened an answer, once a day by the database's calendar. */
export async function viewAnswer(
  tx: Transaction,
  centre: SupportCentreReader,
  reader: Reader,
  faqId: string,
): Promise<Result<FaqMarks, Failure>> {
  if (!centre.has(faqId)) return err({ code: 'support.faq_not_found' });
  const { isNewDay } = await lockMark(tx, reader.learnerId, faqId);
  if (isNewDay) {
    await saveView(tx, reader.learnerId, faqId);
    if (!reader.isDemo) await addToCounts(tx, faqId, { views: 1 });
  }
  return ok(await marksNow(tx, reader, faqId));
}

/** The learner's one vote on an answer: it takes the place of the one before. */
export async function voteOnAnswer(
  tx: Transaction,
  centre: SupportCentreReader,
  reader: Reader,
  { faqId, helpful }: { readonly faqId: string; readonly helpful: boolean | null },
): Promise<Result<FaqMarks, Failure>> {
  if (!centre.has(faqId)) return err({ code: 'support.faq_not_found' });
  const before = await lockMark(tx, reader.learnerId, faqId);
  if (before.isHelpful !== helpful) {
    await saveVote(tx, reader.learnerId, faqId, helpful);
    const change = Number(helpful === true) - Number(before.isHelpful === true);
    if (!reader.isDemo && change !== 0) await addToCounts(tx, faqId, { helpful: change });
  }
  return ok(await marksNow(tx, reader, faqId));
}
