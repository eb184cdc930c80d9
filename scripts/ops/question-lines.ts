// The figures of banks and the open reports as lines of text.
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { ANSWERS_FOR_DISCRIMINATION, ANSWERS_FOR_SHARES } from '#domain/exam/item-statistics.ts';
import type {
  BankFigures,
  Figures,
  ItemFinding,
} from '#server/modules/question/figures.usecases.ts';

const MS_PER_HOUR = 3_600_000;

export function figureLines({ countedAgo, banks, open }: Figures, catalog: CatalogIndex): string[] {
  const age =
    countedAgo === undefined
      ? 'The figures were never counted: a running server does so, or "npm run report:questions -- refresh".'
      : `Figures of first answers, counted ${Math.floor(countedAgo / MS_PER_HOUR)} hours ago.`;
  return [
    age,
    ...banks.flatMap((bank) => ['', ...bankLines(bank)]),
    '',
    ...reportLines(open, catalog),
  ];
}

/** The open reports, the oldest first, each with what its learner wrote. */
export function reportLines(open: Figures['open'], catalog: CatalogIndex): string[] {
  return [
    open.length === 0 ? 'No open reports of learners.' : `Open reports of learners: ${open.length}`,
    ...open.flatMap(({ id, questionId, questionRev, reason, text, createdAt }) => {
      const now = catalog.findQuestion(questionId)?.rev;
      const rev =
        now === questionRev
          ? `revision ${questionRev}`
          : `revision ${questionRev}, now ${now ?? 'gone'}`;
      const day = createdAt.toISOString().slice(0, 10);
      return [
        `  ${id}  ${day}  ${questionId} (${rev})  ${reason.replace('_', ' ')}`,
        ...(text === null ? [] : [`    ${oneLine(text)}`]),
      ];
    }),
  ];
}

function bankLines(bank: BankFigures): string[] {
  const { courseKey, bankId, questions, answers, judged, findings, papers } = bank;
  const few = questions - judged;
  const known = findings.length;
  return [
    `${courseKey} ${bankId}: ${questions} questions, ${answers} first answers`,
    few === 0
      ? `  all have ${ANSWERS_FOR_SHARES} first answers or more`
      : `  too few answers: ${few} of ${questions} questions have fewer than ${ANSWERS_FOR_SHARES}; nothing is said of their difficulty and time`,
    ...(few === questions
      ? []
      : [
          `  discrimination and unused options are judged from ${ANSWERS_FOR_DISCRIMINATION} answers on`,
        ]),
    known === 0
      ? `  no question of those that can be judged is out of its limits`
      : `  out of limits: ${known} questions`,
    ...findings.flatMap(findingLines),
    ...papers.map(({ paperId, breach }) => `  ${breach.limit}  ${paperId}: ${breach.finding}`),
  ];
}

function findingLines({ figures, breaches }: ItemFinding): string[] {
  const { questionId, questionRev, answers, facility, discrimination, medianMs } = figures;
  const values = [
    `n ${answers}`,
    `p ${figure(facility)}`,
    `r ${figure(discrimination)}`,
    `median ${medianMs === null ? '-' : `${(medianMs / 1000).toFixed(1)} s`}`,
    `shown ${figures.shown}, again within 14 days ${figures.shownAgain}, marked ${figures.marked}`,
    `picks ${figures.picks.map(({ optionId, count }) => `${optionId} ${count}`).join(', ') || '-'}`,
  ];
  return [
    `  ${questionId} revision ${questionRev}: ${values.join('; ')}`,
    ...breaches.map(({ limit, finding }) => `    ${limit}  ${finding}`),
  ];
}

const figure = (value: number | null): string => value?.toFixed(2) ?? '-';

/** A learner's text cannot write lines of its own, nor steer the terminal. */
const oneLine = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/\p{C}/gu, '').trim();
