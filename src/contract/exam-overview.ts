// Exam mode of a course: its papers with what the learner did in them, and practice by topic.
import { z } from 'zod';
import { paperCardSchema } from './papers.ts';
import { topicPracticeSchema } from './practice.ts';

/** The exam screen of a course in one answer. */
export const examOverviewSchema = z.object({
  papers: z.array(paperCardSchema),
  stats: z.object({
    /**
     * Finished attempts of this course; like all of these figures without those too quick to count, and without those of
     * which less than half was answered.
     */
    attempts: z.int(),
    passed: z.int(),
    /** Mean and best of finished attempts of three questions or more, whole percent; null before the first. */
    averagePercent: z.int().nullable(),
    bestPercent: z.int().nullable(),
    /** In every ended attempt of the course that was not too quick, however much of it was answered. */
    questionsAnswered: z.int(),
  }),
  /**
   * The papers of practice by topic, each with the questions that its pools hold over all topics. A case set may be
   * on none of them, so these are not the sums of the topics.
   */
  practices: z.array(topicPracticeSchema),
  /** What a practice of missed questions can ask, by the paper that practises them; a paper without any is left out. */
  missed: z.array(
    z.object({
      paperKey: z.string(),
      title: z.string(),
      count: z.int(),
      /** Of those, the ones that were seen and left open; the others were answered wrong. */
      leftOpen: z.int(),
    }),
  ),
  /** As the path has them: by the latest answers of lessons, quizzes, exams and practice alike, weakest first. */
  weak: z.object({
    /** Whether any topic has answers enough to tell. */
    isTold: z.boolean(),
    areas: z.array(
      z.object({
        objectiveId: z.string(),
        title: z.string(),
        /** Right among the answers that count, in whole percent. */
        percent: z.int(),
        answers: z.int(),
        right: z.int(),
      }),
    ),
  }),
  /**
   * Every objective with its share right, by the same latest answers as the weak ones. The areas that scenarios and drills are sorted by follow, as far as a practice asks about them
   * or a paper did.
   */
  topics: z.array(
    z.object({
      objectiveId: z.string(),
      title: z.string(),
      /** objective: of the exam's outline; area: what scenarios and drills are sorted by. */
      kind: z.enum(['objective', 'area']),
      /** The domain or layer of the outline that it belongs to; null where there are none. */
      group: z.string().nullable(),
      /** Right ones among the answers that the figure is made of. */
      right: z.int(),
      answers: z.int(),
      /** Null before the first answer. */
      percent: z.int().nullable(),
      /** The papers that practise it, in the course's order; empty where none has a question of it. */
      practices: z.array(topicPracticeSchema),
    }),
  ),
});
export type ExamOverview = z.infer<typeof examOverviewSchema>;
