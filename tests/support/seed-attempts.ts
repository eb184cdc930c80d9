// attempts of a small paper written straight into the database, with what is known of each answer.
import type { TestDatabase } from './database.ts';

/** One answer: which option, whether it is right, and the share right of the other questions. */
export interface SeededAnswer {
  readonly questionId: string;
  /** Null where it was left out. */
  readonly chosen: string | null;
  readonly right: boolean;
  readonly rest: number;
}

const QUESTION_IDS = [1, 2, 3, 4, 5, 6, 7, 8].map((at) => `seed.q${at}`);

/** Options by skill: strong learners know more, question by question harder; every ninth leaves q4 out. */
function answersOf(learner: number, questionIds: readonly string[]): SeededAnswer[] {
  const skill = (learner * 37) % 100;
  const drawn = questionIds.map((questionId, at) => {
    const chance = (learner * 61 + at * 29 + learner * at * 7) % 100;
    const isOut = at === 3 && learner % 9 === 0;
    const right = !isOut && skill * 0.6 + chance * 0.4 > 8 + at * 10;
    const chosen = isOut ? null : right ? 'a' : ['b', 'c', 'd'][(learner + at) % 3]!;
    return { questionId, chosen, right };
  });
  const rightOf = drawn.filter(({ right }) => right).length;
  return drawn.map((one) => ({
    ...one,
    rest: (rightOf - Number(one.right)) / (questionIds.length - 1),
  }));
}

/** Learners who sat one paper of eight questions each; a day apart from now. */
export async function seedAttempts(
  database: Pick<TestDatabase, 'asOwner'>,
  input: { readonly learners: number; readonly questionIds?: readonly string[] },
): Promise<{ readonly learnerId: string; readonly answers: readonly SeededAnswer[] }[]> {
  const { learners, questionIds = QUESTION_IDS } = input;
  const gradedAttempts = Array.from({ length: learners }, (_, at) => ({
    learnerId: `seeded-${at}`,
    answers: answersOf(at, questionIds),
  }));
  const ids = gradedAttempts.map(({ learnerId }) => learnerId);
  const run = (query: string, values: unknown[]) => database.asOwner(query, values);
  await run(
    `insert into users (id, name, email, email_verified)
     select id, 'Seed', id || '@example.org', true from unnest($1::text[]) id`,
    [ids],
  );
  await run(
    `insert into learners (id, first_name, last_name, display_name, shields_held)
     select id, 'Seed', 'Learner', 'Seed Learner', 2 from unnest($1::text[]) id`,
    [ids],
  );
  await run(
    `insert into exam_attempts (learner_id, id, course_key, paper_id, state, seed, started_at,
       deadline_at, pass_percent, total, answered, finished_at, right_count, points,
       max_points, percent, passed)
     select id, 'sitting-' || id, 'togaf', 'pap.seed', 'submitted', 'seed', now() - interval '1 day',
       now() - interval '1 day' + interval '12 minutes', 55, $2::int, $2::int,
       now() - interval '23 hours 50 minutes', got, got, $2::int, 100 * got / $2::int, 100 * got >= 55 * $2::int
     from unnest($1::text[], $3::int[]) as one (id, got)`,
    [
      ids,
      questionIds.length,
      gradedAttempts.map(({ answers }) => answers.filter(({ right }) => right).length),
    ],
  );
  const rows = gradedAttempts.flatMap(({ learnerId, answers }) =>
    answers.map((answer, at) => ({ learnerId, number: at + 1, ...answer })),
  );
  await run(
    `insert into exam_answers (learner_id, attempt_id, question_id, question_rev, objective_id,
       number, option_order, answer, ms_spent, is_right, points)
     select learner, 'sitting-' || learner, question, 1, 'tgf.u1', number, array['a', 'b', 'c', 'd'],
       case when chosen is not null then jsonb_build_object('chosen', jsonb_build_array(chosen)) end,
       20000 + number * 1000, is_right, is_right::int
     from unnest($1::text[], $2::text[], $3::int[], $4::text[], $5::boolean[])
       as one (learner, question, number, chosen, is_right)`,
    [
      rows.map((row) => row.learnerId),
      rows.map((row) => row.questionId),
      rows.map((row) => row.number),
      rows.map((row) => row.chosen),
      rows.map((row) => row.right),
    ],
  );
  return gradedAttempts;
}
