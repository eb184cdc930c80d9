// Courses, missions and the player over HTTP: one line a procedure.

import { ok } from '#domain/kernel/result.ts';
import type { RequestContext } from '#server/http/context.ts';
import { signedIn, unwrap } from '#server/http/procedures.ts';
import { getLearnerView } from '#server/modules/profile/profile.usecases.ts';
import { badgeStandings } from '#server/modules/progress/badges.usecases.ts';
import { activityLog } from '#server/modules/progress/log.usecases.ts';
import { listXpEntries, readMyProgress } from '#server/modules/progress/my-progress.usecases.ts';
import { listDeliverables, readDeliverable } from './deliverable.usecases.ts';
import { finishPlay } from './finish.usecases.ts';
import { readLanguage, readPath, readScene } from './path.usecases.ts';
import {
  answerStep,
  readActivity,
  readPlay,
  readRecap,
  retakeQuiz,
  seeStep,
  startPlay,
} from './play.usecases.ts';
import {
  listCourses,
  listMissions,
  readDashboard,
  readMission,
  type StudyDeps,
} from './study.usecases.ts';
import { rateOwnTask, saveTaskDraft, submitTask, tickMore, workAgain } from './task.usecases.ts';

export const studyRoutes = ({ catalog }: Pick<StudyDeps, 'catalog'>) => {
  const over = ({ db }: RequestContext): StudyDeps => ({ db, catalog });
  const { learning } = signedIn;
  return {
    courses: learning.courses.handler(({ context }) =>
      listCourses(over(context), context.learnerId),
    ),
    dashboard: learning.dashboard.handler(async ({ context, input }) =>
      unwrap(await readDashboard(over(context), context.learnerId, input.courseKey)),
    ),
    missions: learning.missions.handler(async ({ context, input }) =>
      unwrap(await listMissions(over(context), context.learnerId, input.courseKey)),
    ),
    mission: learning.mission.handler(async ({ context, input }) =>
      unwrap(await readMission(over(context), context.learnerId, input.missionKey)),
    ),
    path: learning.path.handler(async ({ context, input }) =>
      unwrap(await readPath(over(context), context.learnerId, input.courseKey)),
    ),
    scene: learning.scene.handler(({ input }) => unwrap(readScene(catalog, input))),
    language: learning.language.handler(({ input }) => unwrap(readLanguage(catalog, input))),
    details: learning.details.handler(async ({ context, input }) =>
      unwrap(await readActivity(over(context), context.learnerId, input)),
    ),
    start: learning.start.handler(async ({ context, input }) =>
      unwrap(await context.write((tx) => startPlay(tx, { catalog }, context.learnerId, input))),
    ),
    play: learning.play.handler(async ({ context, input }) =>
      unwrap(await readPlay(over(context), context.learnerId, input)),
    ),
    recap: learning.recap.handler(async ({ context, input }) =>
      unwrap(await readRecap(over(context), context.learnerId, input)),
    ),
    deliverables: learning.deliverables.handler(({ context }) =>
      listDeliverables(over(context), context.learnerId),
    ),
    deliverable: learning.deliverable.handler(async ({ context, input }) =>
      unwrap(await readDeliverable(over(context), context.learnerId, input)),
    ),
    seeStep: learning.seeStep.handler(async ({ context, input }) =>
      unwrap(
        await context.write((tx) =>
          seeStep(tx, { catalog }, context.learnerId, input, input.stepId),
        ),
      ),
    ),
    answerStep: learning.answerStep.handler(async ({ context, input }) =>
      unwrap(
        await context.write((tx) => {
          const { stepId, answer = { chosen: input.chosen ?? [] } } = input;
          return answerStep(tx, { catalog }, context.learnerId, input, { stepId, answer });
        }),
      ),
    ),
    saveDraft: learning.saveDraft.handler(async ({ context, input }) =>
      unwrap(
        await context.write((tx) =>
          saveTaskDraft(tx, { catalog }, context.learnerId, input, input),
        ),
      ),
    ),
    submitTask: learning.submitTask.handler(async ({ context, input }) =>
      unwrap(
        await context.write((tx) => submitTask(tx, { catalog }, context.learnerId, input, input)),
      ),
    ),
    rateTask: learning.rateTask.handler(async ({ context, input }) =>
      unwrap(
        await context.write((tx) => rateOwnTask(tx, { catalog }, context.learnerId, input, input)),
      ),
    ),
    tickTask: learning.tickTask.handler(async ({ context, input }) =>
      unwrap(
        await context.write((tx) => tickMore(tx, { catalog }, context.learnerId, input, input)),
      ),
    ),
    workAgain: learning.workAgain.handler(async ({ context, input }) =>
      unwrap(
        await context.write((tx) => workAgain(tx, { catalog }, context.learnerId, input, input)),
      ),
    ),
    retakeQuiz: learning.retakeQuiz.handler(async ({ context, input }) =>
      unwrap(await context.write((tx) => retakeQuiz(tx, { catalog }, context.learnerId, input))),
    ),
    finish: learning.finish.handler(async ({ context, input }) =>
      unwrap(await context.write((tx) => finishPlay(tx, { catalog }, context.learnerId, input))),
    ),
    badges: learning.badges.handler(async ({ context }) => {
      const { streak } = await getLearnerView(context.db, catalog, context.learnerId);
      return unwrap(
        ok([...(await badgeStandings(context.db, catalog, context.learnerId, streak.days)).all]),
      );
    }),
    progress: learning.progress.handler(({ context }) =>
      readMyProgress(context.db, catalog, context.learnerId),
    ),
    xpEntries: learning.xpEntries.handler(({ context, input }) =>
      listXpEntries(context.db, catalog, context.learnerId, input),
    ),
    activity: learning.activity.handler(({ context, input }) =>
      activityLog(context.db, catalog, context.learnerId, input.limit),
    ),
  };
};
