import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withKey } from '#client/api/api.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { databasePrint } from '#tests/support/database-print.ts';
import { catalogWithExams, SAMPLE_EXAM } from '#tests/support/exam-catalog.ts';
import { addressOf, type Operation, operationsOf, requestOf } from '#tests/support/operations.ts';
import { completeMission, takeSteps } from '#tests/support/play.ts';

const FIRST = 'the-cycle-in-15-minutes';

/** What anybody may call: the way in, and what the page must know before it. */
const PUBLIC = [
  'product.get',
  'learner.session',
  'account.signUp',
  'account.signIn',
  'account.verifyTwoFactor',
  'account.askForPasskey',
  'account.signInWithPasskey',
  'account.signOut',
  'account.requestReset',
  'account.resetPassword',
  'account.confirmEmail',
  'account.resendConfirmation',
  'account.startDemo',
  'mails.leave',
  'certificates.verify',
  'teams.invite',
  'credentials.verify',
  'publicProfiles.get',
];

/**
 * Every operation that takes an id, and whose it is. `owned` names one learner's thing and must not
 * be found by another; `content` names something that is the same for all, where the answer must
 * come from the caller's own progress.
 */
const BY_ID: Record<string, 'owned' | 'content'> = {
  'account.revokeSession': 'owned',
  'account.renamePasskey': 'owned',
  'account.removePasskey': 'owned',
  'learning.dashboard': 'content',
  'learning.missions': 'content',
  'learning.mission': 'content',
  'learning.path': 'content',
  'learning.scene': 'content',
  'learning.language': 'content',
  'learning.details': 'content',
  'learning.start': 'content',
  'learning.play': 'content',
  'learning.recap': 'content',
  'learning.deliverable': 'content',
  'learning.seeStep': 'content',
  'learning.answerStep': 'content',
  'learning.saveDraft': 'content',
  'learning.submitTask': 'content',
  'learning.rateTask': 'content',
  'learning.tickTask': 'content',
  'learning.workAgain': 'content',
  'learning.retakeQuiz': 'content',
  'learning.finish': 'content',
  'notifications.read': 'owned',
  'certificates.issue': 'content',
  'certificates.verify': 'content',
  'credentials.issue': 'content',
  'credentials.verify': 'content',
  'publicProfiles.get': 'content',
  'events.join': 'content',
  'events.leave': 'content',
  'events.certify': 'content',
  'store.buy': 'content',
  'store.start': 'content',
  'store.checkout': 'content',
  'store.wear': 'content',
  'templates.list': 'content',
  'templates.template': 'content',
  'templates.visit': 'content',
  'templates.download': 'content',
  'templates.rate': 'content',
  'documents.document': 'owned',
  'documents.create': 'content',
  'documents.copy': 'owned',
  'documents.save': 'owned',
  'documents.rename': 'owned',
  'documents.remove': 'owned',
  'documents.file': 'owned',
  'documents.versions': 'owned',
  'documents.restore': 'owned',
  'library.resource': 'content',
  'library.beside': 'content',
  'library.view': 'content',
  'library.mark': 'content',
  'library.answer': 'content',
  'library.again': 'content',
  'library.rate': 'content',
  'exams.overview': 'content',
  'exams.offered': 'content',
  'exams.paper': 'content',
  'exams.reference': 'content',
  'exams.history': 'content',
  'exams.start': 'content',
  'exams.attempt': 'owned',
  'exams.save': 'owned',
  'exams.heartbeat': 'owned',
  'exams.beat': 'owned',
  'exams.pause': 'owned',
  'exams.endPart': 'owned',
  'exams.next': 'owned',
  'exams.another': 'owned',
  'exams.submit': 'owned',
  'exams.giveUp': 'owned',
  'exams.result': 'owned',
  'questions.report': 'content',
  'search.content': 'content',
  'search.own': 'content',
  'leaderboards.board': 'content',
  'teams.removeMember': 'owned',
  'teams.handOver': 'owned',
  'teams.revokeInvite': 'owned',
  'teams.invite': 'content',
  'teams.join': 'content',
  'teams.board': 'content',
  'support.view': 'content',
  'support.vote': 'content',
  'support.tour': 'content',
  'learner.resetCourse': 'content',
  'models.list': 'content',
  'models.starts': 'content',
  'models.create': 'content',
  'models.get': 'owned',
  'models.save': 'owned',
  'models.describe': 'owned',
  'models.copy': 'owned',
  'models.remove': 'owned',
  'support.thread': 'owned',
  'support.write': 'owned',
};

let app: TestApp;
let operations: readonly Operation[];
beforeAll(async () => {
  app = await startApp({ catalog: catalogWithExams() });
  operations = await operationsOf(app);
});
afterAll(() => app.close());

const answerOf = async (response: Response) => {
  const text = await response.text();
  return `${response.status} ${(JSON.parse(text) as { code?: string }).code ?? ''}`.trim();
};
const find = (id: string) => operations.find((operation) => operation.id === id)!;

describe('R-27: who is not signed in', () => {
  test('gets 401 from every operation that is not public, with fitting and unfitting input', async () => {
    const stranger = app.newClient();
    const before = await databasePrint(app.database);
    const closed = operations.filter(({ id }) => !PUBLIC.includes(id));
    for (const operation of closed) {
      const address = addressOf(operation);
      const fitting = await stranger.fetch(address, requestOf(operation));
      expect([operation.id, await answerOf(fitting)]).toEqual([
        operation.id,
        '401 auth.signed_out',
      ]);
      const forged = await stranger.fetch(
        address,
        requestOf(operation, { cookie: 'meritpath.session_token=forged.signature' }),
      );
      expect([operation.id, forged.status]).toEqual([operation.id, 401]);
      const unfitting = await stranger.fetch(address, {
        ...requestOf(operation),
        ...(operation.body && { body: '{"no":"such"}' }),
      });
      expect([operation.id, unfitting.status]).toEqual([operation.id, 401]);
    }
    expect(await databasePrint(app.database)).toEqual(before);
  });

  test('is let in where the table says so and nowhere else', () => {
    const open = operations.filter(({ description }) => description.security?.length === 0);
    expect(open.map(({ id }) => id).sort()).toEqual([...PUBLIC].sort());
  });
});

describe('R-27: an id', () => {
  test('is taken only by operations that the table names', () => {
    const taking = operations.filter(({ pathParameters }) => pathParameters.length > 0);
    expect(taking.map(({ id }) => id).sort()).toEqual(Object.keys(BY_ID).sort());
  });

  test('of another learner is answered like one that does not exist', async () => {
    const victim = await aLearner(app);
    const thief = await aLearner(app);
    const [session] = await victim.api.account.listSessions();
    const attempt = await victim.api.exams.start({ paperKey: SAMPLE_EXAM.key });
    const template = { courseKey: 'togaf', templateKey: 'principles' };
    const document = await victim.api.documents.create(template);
    const model = await victim.api.models.create(
      { courseKey: 'archimate', name: 'Mine', viewpoint: null, start: { from: 'nothing' } },
      withKey(crypto.randomUUID()),
    );
    const its = {
      sessionId: session!.id,
      attemptId: attempt.id,
      documentId: document.id,
      modelId: model.id,
    };
    const none = {
      sessionId: 'no-such-session',
      attemptId: crypto.randomUUID(),
      documentId: crypto.randomUUID(),
      modelId: crypto.randomUUID(),
    };
    const owned = operations.filter(({ id }) => BY_ID[id] === 'owned');
    for (const operation of owned) {
      const ask = async (ids: Record<string, string>) => {
        const address = addressOf(operation, ids);
        const response = await thief.client.fetch(address, requestOf(operation));
        const body = (await response.json()) as Record<string, unknown>;
        return { status: response.status, ...body, requestId: '' };
      };
      const taken = await ask(its);
      expect([operation.id, taken]).toMatchObject([operation.id, { status: 404 }]);
      expect(taken).toEqual(await ask(none));
    }
    expect(await victim.api.exams.attempt({ attemptId: attempt.id })).toMatchObject({
      state: 'open',
      revision: 0,
    });
    expect((await victim.api.documents.list()).documents).toEqual([document]);
    expect((await victim.api.learner.session()).learner?.id).toBe(victim.learner.id);
    const own = find('account.revokeSession');
    const ended = await victim.client.fetch(
      addressOf(own, { sessionId: session!.id }),
      requestOf(own),
    );
    expect(ended.status).toBe(200);
    expect((await victim.api.learner.session()).learner).toBeNull();
  });

  test('of content shows and changes the caller alone, however far another learner is', async () => {
    const ahead = await aLearner(app);
    await completeMission(ahead.api, FIRST);
    const behind = await aLearner(app);
    await takeSteps(behind.api, FIRST, 2);
    const rowsOf = (learnerId: string) =>
      app.database.asOwner(
        `select row_to_json(l)::text as line from learners l where id = $1
           union all select row_to_json(a)::text from activity_progress a where learner_id = $1
           union all select row_to_json(s)::text from step_progress s where learner_id = $1
           union all select row_to_json(x)::text from xp_ledger x where learner_id = $1
           union all select row_to_json(b)::text from learner_badges b where learner_id = $1
           union all select row_to_json(e)::text from exam_attempts e where learner_id = $1 order by 1`,
        [learnerId],
      );
    const before = await rowsOf(ahead.learner.id);
    const content = operations.filter(({ id }) => BY_ID[id] === 'content');
    for (const operation of content) {
      const response = await behind.client.fetch(addressOf(operation), requestOf(operation));
      const text = await response.text();
      expect(text).not.toContain(ahead.learner.id);
      expect(text).not.toContain(ahead.email);
      expect(text).not.toContain('"status":"done"');
    }
    expect(await rowsOf(ahead.learner.id)).toEqual(before);
    const play = await behind.api.learning.play({ activityRef: FIRST });
    expect(play.progress.status).toBe('in_progress');
  });

  test('in a body or a query is no way to another learner', async () => {
    const victim = await aLearner(app);
    const thief = await aLearner(app);
    const before = await databasePrint(app.database);
    for (const key of ['id', 'userId', 'learnerId', 'user_id']) {
      const me = await thief.client.fetch(`/api/me?${key}=${victim.learner.id}`);
      expect(await me.text()).not.toContain(victim.learner.id);
      const changed = await thief.client.fetch('/api/me', {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ [key]: victim.learner.id, firstName: 'Mallory' }),
      });
      expect(changed.status).toBe(400);
    }
    expect(await databasePrint(app.database)).toEqual(before);
  });
});
