// The sums behind the figures of questions: one pass over the answers of finished attempts.
import { eq, sql } from 'drizzle-orm';
import { EXPOSURE_DAYS, EXPOSURE_PERCENT, type PaperExposure } from '#domain/exam/item-limits.ts';
import type { ItemStatistic, ItemSums, PickSums } from '#domain/exam/item-statistics.ts';
import { epochMs, nowMs } from '#server/db/columns.ts';
import { allowLonger, type Executor, type Transaction } from '#server/db/database.ts';
import { paperExposure, questionCounts, questionStatistics } from './question.table.ts';

/** Each pass reads all answers to sort its own: few passes, each well below the time that it is given. */
const ANSWERS_A_PASS = 2_000_000;
/** Exposure looks at the attempts of this many days: what was seen before them is another bank by now. */
const EXPOSED_DAYS = 30;
const COUNT = 'questions';
/** A pass of that many took seven seconds on two quiet cores. */
const PASS_MS = 120_000;

/** Gives this transaction the memory to sort a pass, and more time than a request would wait. */
export async function takeRoom(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local work_mem = '64MB'`);
  await allowLonger(tx, PASS_MS);
}

/** In how many passes the answers are read: one, until there are very many. */
export async function passesNeeded(db: Executor): Promise<number> {
  const { rows } = await db.execute<{ about: number }>(
    sql`select greatest(reltuples, 0)::float8 as about from pg_class where oid = 'exam_answers'::regclass`,
  );
  return Math.max(1, Math.ceil((rows[0]?.about ?? 0) / ANSWERS_A_PASS));
}

/** Spreads texts evenly over the passes. */
const inPass = (column: string, pass: number, passes: number) =>
  passes === 1 ? sql`true` : sql`(hashtext(${sql.raw(column)}) & 2147483647) % ${passes} = ${pass}`;

/**
 * Answers of finished attempts. Demo learners come from a story and say nothing of questions; nor does who began
 * the course anew, because the first meetings are gone. What a lesson or quiz asked was met there first.
 */
const finishedAnswers = sql`
  exam_answers a
  join exam_attempts t on t.learner_id = a.learner_id and t.id = a.attempt_id
  join learners l on l.id = a.learner_id
  where t.state <> 'open' and a.points is not null and t.max_points is not null and not l.is_demo
    and not exists (select from course_resets r where r.learner_id = t.learner_id and r.course_key = t.course_key)
    and not exists (select from step_progress s where s.learner_id = a.learner_id and s.question_id = a.question_id)`;

/**
 * Who was faster than anybody reads has read nothing, and what rapid fire never served was not shown.
 * Both saw the keys in the report all the same: what follows is no first meeting.
 */
const isCounted = sql`
  not t.implausible and (t.seconds_per_question is null or a.served_at is not null)`;

/**
 * A whole answer, as `isWhole` of the domain: it has all parts that its question asks for. An order is given whole.
 * @param parts as `partsOfEach`; what is not in it is answered whole or not at all
 */
const isWhole = (parts: Parts) => sql`coalesce(
  (${JSON.stringify(parts)}::jsonb ->> question_id)::int = case
    when answer ? 'gaps' then (select count(*) from jsonb_object_keys(answer -> 'gaps'))
    else jsonb_array_length(coalesce(answer -> 'chosen', answer -> 'areas', answer -> 'pairs', '[]'))
  end, true)`;

/** How many parts a whole answer has, by the question; only of those whose answers can be incomplete. */
export type Parts = Readonly<Record<string, number>>;

interface SumsRow extends Record<string, unknown> {
  readonly question_id: string;
  readonly question_rev: number;
  readonly n: number;
  readonly x: number;
  readonly paired_n: number;
  readonly paired_x: number;
  readonly xx: number;
  readonly y: number;
  readonly yy: number;
  readonly xy: number;
  readonly median_ms: number | null;
  readonly pace_ms: number | null;
  readonly shown: number;
  readonly shown_again: number;
  readonly marked: number;
  readonly picks: PickSums[];
}

/** The sums of all questions that fall into this pass. */
export async function itemSums(
  db: Executor,
  parts: Parts,
  pass: number,
  passes: number,
): Promise<ItemSums[]> {
  const { rows } = await db.execute<SumsRow>(sql`
    with shown as materialized (
      select a.question_id, a.question_rev, a.answer, a.flagged, a.ms_spent,
        a.points::float8 / a.max_points as x,
        (t.points - a.points)::float8 / nullif(t.max_points - a.max_points, 0) as y,
        coalesce(t.seconds_per_question::float8,
          extract(epoch from t.deadline_at - t.started_at)::float8 / t.total) * 1000 as pace_ms,
        ${isCounted} as is_counted, row_number() over met = 1 as is_first,
        t.started_at - lag(t.started_at) over met < make_interval(days => ${EXPOSURE_DAYS}) as is_again
      from ${finishedAnswers} and ${inPass('a.question_id', pass, passes)}
      window met as (partition by a.learner_id, a.question_id order by t.started_at, t.id)
    ), first as materialized (
      select * from shown where is_counted and is_first and answer is not null and ${isWhole(parts)}
    ), picks as (
      select question_id, question_rev, json_agg(json_build_object(
        'optionId', option, 'count', pickers, 'paired', paired, 'rest', rest)) as picks
      from (
        select question_id, question_rev, option, count(*) as pickers, count(y) as paired, coalesce(sum(y), 0) as rest
        from first cross join lateral (
          select jsonb_array_elements_text(coalesce(answer -> 'chosen', answer -> 'areas', '[]'))
          union all
          select key || ' ' || value from jsonb_each_text(coalesce(answer -> 'gaps', '{}'))
        ) as picked (option)
        group by question_id, question_rev, option
      ) as one group by question_id, question_rev
    ), firsts as (
      select question_id, question_rev, count(*)::int as n, sum(x) as x,
        count(y)::int as paired_n, sum(x) filter (where y is not null) as paired_x,
        sum(x * x) filter (where y is not null) as xx, sum(y) as y, sum(y * y) as yy, sum(x * y) as xy,
        percentile_cont(0.5) within group (order by ms_spent) filter (where ms_spent > 0) as median_ms,
        avg(pace_ms) as pace_ms
      from first group by question_id, question_rev
    ), counts as (
      select question_id, question_rev, count(*)::int as shown,
        count(*) filter (where is_again)::int as shown_again,
        count(*) filter (where flagged)::int as marked
      from shown where is_counted group by question_id, question_rev
    )
    select counts.*, coalesce(n, 0) as n, coalesce(x, 0) as x, coalesce(paired_n, 0) as paired_n,
      coalesce(paired_x, 0) as paired_x, coalesce(xx, 0) as xx,
      coalesce(y, 0) as y, coalesce(yy, 0) as yy, coalesce(xy, 0) as xy, median_ms, pace_ms,
      coalesce(picks, '[]') as picks
    from counts left join firsts using (question_id, question_rev)
      left join picks using (question_id, question_rev)`);
  return rows.map((row) => ({
    questionId: row.question_id,
    questionRev: row.question_rev,
    answers: { n: row.n, x: row.x },
    paired: {
      n: row.paired_n,
      x: row.paired_x,
      xx: row.xx,
      y: row.y,
      yy: row.yy,
      xy: row.xy,
    },
    picks: row.picks,
    medianMs: row.median_ms,
    paceMs: row.pace_ms,
    shown: row.shown,
    shownAgain: row.shown_again,
    marked: row.marked,
  }));
}

/** By paper, how much of the latest attempts was seen shortly before, of the learners in this pass. */
export async function exposures(
  db: Executor,
  pass: number,
  passes: number,
): Promise<(PaperExposure & { readonly paperId: string })[]> {
  const { rows } = await db.execute<{
    paper_id: string;
    attempts: number;
    over_limit: number;
    highest: number;
  }>(sql`
    with shown as (
      select t.paper_id, t.id, t.learner_id, t.started_at, ${isCounted} as is_counted,
        coalesce(t.started_at - lag(t.started_at) over met
          < make_interval(days => ${EXPOSURE_DAYS}), false) as is_again
      from ${finishedAnswers} and ${inPass('a.learner_id', pass, passes)}
        and t.started_at > now() - make_interval(days => ${EXPOSED_DAYS + EXPOSURE_DAYS})
      window met as (partition by a.learner_id, a.question_id order by t.started_at, t.id)
    ), sat as (
      select paper_id, 100.0 * count(*) filter (where is_again) / count(*) as percent
      from shown
      where is_counted and started_at > now() - make_interval(days => ${EXPOSED_DAYS})
      group by paper_id, learner_id, id
    )
    select paper_id, count(*)::int as attempts,
      count(*) filter (where percent > ${EXPOSURE_PERCENT})::int as over_limit,
      floor(max(percent))::int as highest
    from sat group by paper_id`);
  return rows.map((row) => ({
    paperId: row.paper_id,
    attempts: row.attempts,
    overLimit: row.over_limit,
    highestPercent: row.highest,
  }));
}

/** Rows of one insert; a bank has some hundreds of questions. */
const ROWS_AT_ONCE = 500;

/** Puts new figures in the place of the old ones; readers see either, never both. */
export async function replaceFigures(
  tx: Transaction,
  items: readonly ItemStatistic[],
  papers: readonly (PaperExposure & { readonly paperId: string })[],
): Promise<void> {
  await tx.delete(questionStatistics);
  for (let at = 0; at < items.length; at += ROWS_AT_ONCE) {
    const rows = items.slice(at, at + ROWS_AT_ONCE).map((item) => ({
      ...item,
      medianMs: rounded(item.medianMs),
      paceMs: rounded(item.paceMs),
    }));
    await tx.insert(questionStatistics).values(rows);
  }
  await tx.delete(paperExposure);
  if (papers.length > 0) await tx.insert(paperExposure).values([...papers]);
  await tx
    .insert(questionCounts)
    .values({ name: COUNT, countedAt: sql`now()` })
    .onConflictDoUpdate({ target: questionCounts.name, set: { countedAt: sql`now()` } });
}

const rounded = (ms: number | null): number | null => (ms === null ? null : Math.round(ms));

/** How long ago the figures were counted, ms; undefined before the first count. */
export async function countAge(db: Executor): Promise<number | undefined> {
  const [row] = await db
    .select({ at: epochMs(questionCounts.countedAt), now: nowMs })
    .from(questionCounts)
    .where(eq(questionCounts.name, COUNT));
  return row && Number(row.now) - Number(row.at);
}

/** The figures as they stand. */
export const readFigures = (db: Executor) => db.select().from(questionStatistics);
export const readExposure = (db: Executor) => db.select().from(paperExposure);
