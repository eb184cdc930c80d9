// Courses, missions and the player over HTTP: one line a procedure.
import { ok } from '#domain/kernel/result.ts';
import type { RequestContext } from '#server/http/context.ts';
import { answer, signedIn } from '#server/http/procedures.ts';
import { getLearnerView } from '#server/modules/learner/learner.usecases.ts';
import { activityTrail, badgeShelf } from '#server/modules/rewards/rewards.usecases.ts';
import { finishPlay } from './finish.usecases.ts';
import {
  type LearningDeps,
  listCourses,
  listMissions,
  readDashboard,
  readMission,
} from './learning.usecases.ts';
import { readPath } from './path.usecases.ts';
import {
  answerStep,
  readActivity,
  readPlay,
  retakeQuiz,
  seeStep,
  startPlay,
} from './play.usecases.ts';
import { keepTaskDraft, rateOwnTask, submitTask } from './task.usecases.ts';

export const learningRoutes = ({ catalog }: Pick<LearningDeps, 'catalog'>) => {
  const over = ({ db }: RequestContext): LearningDeps => ({ db, catalog });
  const { learning } = signedIn;
  return {
    courses: learning.courses.handler(({ context }) =>
      listCourses(over(context), context.learnerId),
    ),
    dashboard: learning.dashboard.handler(async ({ context, input }) =>
      answer(await readDashboard(over(context), context.learnerId, input.courseKey)),
    ),
    missions: learning.missions.handler(async ({ context, input }) =>
      answer(await listMissions(over(context), context.learnerId, input.courseKey)),
    ),
    mission: learning.mission.handler(async ({ context, input }) =>
      answer(await readMission(over(context), context.learnerId, input.missionKey)),
    ),
    path: learning.path.handler(async ({ context, input }) =>
      answer(await readPath(over(context), context.learnerId, input.courseKey)),
    ),
    details: learning.details.handler(async ({ context, input }) =>
      answer(await readActivity(over(context), context.learnerId, input)),
    ),
    start: learning.start.handler(async ({ context, input }) =>
      answer(await startPlay(over(context), context.learnerId, input)),
    ),
    play: learning.play.handler(async ({ context, input }) =>
      answer(await readPlay(over(context), context.learnerId, input)),
    ),
    seeStep: learning.seeStep.handler(async ({ context, input }) =>
      answer(await seeStep(over(context), context.learnerId, input, input.stepId)),
    ),
    answerStep: learning.answerStep.handler(async ({ context, input }) =>
      answer(await answerStep(over(context), context.learnerId, input, input)),
    ),
    keepDraft: learning.keepDraft.handler(async ({ context, input }) =>
      answer(await keepTaskDraft(over(context), context.learnerId, input, input)),
    ),
    submitTask: learning.submitTask.handler(async ({ context, input }) =>
      answer(await submitTask(over(context), context.learnerId, input, input)),
    ),
    rateTask: learning.rateTask.handler(async ({ context, input }) =>
      answer(await rateOwnTask(over(context), context.learnerId, input, input)),
    ),
    retakeQuiz: learning.retakeQuiz.handler(async ({ context, input }) =>
      answer(await retakeQuiz(over(context), context.learnerId, input)),
    ),
    finish: learning.finish.handler(async ({ context, input }) =>
      answer(
        context.idempotencyKey === null
          ? { ok: false, error: { code: 'request.idempotency_key_required' } }
          : await finishPlay(over(context), context.learnerId, input),
      ),
    ),
    badges: learning.badges.handler(async ({ context }) => {
      const { streak } = await getLearnerView(context.db, catalog, context.learnerId);
      return answer(
        ok([...(await badgeShelf(context.db, catalog, context.learnerId, streak.days)).all]),
      );
    }),
    activity: learning.activity.handler(({ context, input }) =>
      activityTrail(context.db, catalog, context.learnerId, input.limit),
    ),
  };
};
