// The figures of each bank's questions beside their limits, as maintainers read them.

import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { type Breach, breachesOf, exposureBreach, picksOf } from '#domain/exam/item-limits.ts';
import { ANSWERS_FOR_SHARES, type ItemStatistic } from '#domain/exam/item-statistics.ts';
import { type Bank, type Paper, questionsOf } from '#domain/exam/paper.ts';
import type { Question } from '#domain/questions/questions.ts';
import type { Executor } from '#server/db/database.ts';
import { countReports, openReports, type ReportRow } from './report.queries.ts';
import { countAge, readExposure, readFigures } from './statistics.queries.ts';

export interface ItemFinding {
  readonly figures: ItemStatistic;
  readonly breaches: readonly Breach[];
}

export interface BankFigures {
  readonly courseKey: string;
  readonly bankId: string;
  readonly questions: number;
  /** First answers of the questions as they are now, all together. */
  readonly answers: number;
  /** Questions with enough answers for shares and times. */
  readonly judged: number;
  /** Those that left a limit, most limits first. */
  readonly findings: readonly ItemFinding[];
  /** Papers of the bank that left QS-7. */
  readonly papers: readonly { readonly paperId: string; readonly breach: Breach }[];
}

export interface Figures {
  /** ms; undefined before the first count. */
  readonly countedAgo: number | undefined;
  readonly banks: readonly BankFigures[];
  readonly open: readonly ReportRow[];
}

/** Everything that the report prints; reads only. */
export async function readBankFigures(db: Executor, catalog: CatalogIndex): Promise<Figures> {
  const countedAgo = await countAge(db);
  const figures = new Map((await readFigures(db)).map((one) => [keyOf(one), one]));
  const reports = new Map((await countReports(db)).map((one) => [keyOf(one), one.reports]));
  const exposure = new Map((await readExposure(db)).map((one) => [one.paperId, one]));
  const bankFigures = (bank: Bank, papers: readonly Paper[]): BankFigures => {
    const questions = questionsOf(bank).flatMap((id) => catalog.findQuestion(id) ?? []);
    // Answers to an older revision say nothing of the question as it is now.
    const items = questions.map((question) => {
      const key = keyOf({ questionId: question.id, questionRev: question.rev });
      const item = figures.get(key) ?? nothingOf(question);
      return {
        figures: item,
        breaches: breachesOf(item, {
          ...picksOf(question),
          reports: reports.get(key) ?? 0,
        }),
      };
    });
    return {
      courseKey: bank.courseKey,
      bankId: bank.id,
      questions: questions.length,
      answers: items.reduce((sum, item) => sum + item.figures.answers, 0),
      judged: items.filter((item) => item.figures.answers >= ANSWERS_FOR_SHARES).length,
      findings: items
        .filter((item) => item.breaches.length > 0)
        .toSorted((a, b) => b.breaches.length - a.breaches.length),
      papers: papers.flatMap(({ id }) => {
        const breach = exposureBreach(
          exposure.get(id) ?? { attempts: 0, overLimit: 0, highestPercent: 0 },
        );
        return breach ? [{ paperId: id, breach }] : [];
      }),
    };
  };
  const banks = catalog.courses.flatMap(({ key }) => {
    const papers = catalog.papersOf(key);
    // Banks that a paper draws from as one stand in the list by themselves; it stands with the first of them.
    return catalog
      .banksOf(key)
      .filter(isOneBank)
      .map((bank) =>
        bankFigures(
          bank,
          papers.filter(({ bankId }) => bankId.split(/[+ ]/)[0] === bank.id),
        ),
      );
  });
  return { countedAgo, banks, open: await openReports(db) };
}

const isOneBank = ({ id }: Bank): boolean => !/[+ ]/.test(id);

const keyOf = (one: { questionId: string; questionRev: number }): string =>
  `${one.questionId} ${one.questionRev}`;

const nothingOf = ({ id, rev }: Question): ItemStatistic => ({
  questionId: id,
  questionRev: rev,
  answers: 0,
  facility: null,
  discrimination: null,
  picks: [],
  medianMs: null,
  paceMs: null,
  shown: 0,
  shownAgain: 0,
  marked: 0,
});
