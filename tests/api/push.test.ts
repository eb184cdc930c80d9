// Web push: which device gets which message, readable by its browser alone, and when a device is pushed to no more.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerThread } from '#server/modules/operator/support.usecases.ts';
import { codeOf, forgiveAttempts, signInElsewhere } from '#tests/support/accounts.ts';
import { aLearner, startApp, type TestApp, type TestClient } from '#tests/support/app.ts';
import { completeMission } from '#tests/support/play.ts';
import { pushBrowser, vapidClaims } from '#tests/support/push-browser.ts';

interface Sent {
  readonly endpoint: string;
  readonly headers: Record<string, string>;
  readonly body: Uint8Array;
}

const FIRST = 'the-cycle-in-15-minutes';
const sent: Sent[] = [];
/** What the push service answers, by endpoint; 201 where nothing is said. */
const answers = new Map<string, number>();
const sendPush = async (endpoint: string, message: Omit<Sent, 'endpoint'>) => {
  sent.push({ endpoint, ...message });
  return answers.get(endpoint) ?? 201;
};

let app: TestApp;
let otherNode: TestApp;
beforeAll(async () => {
  app = await startApp({ sendPush });
  otherNode = await startApp({ sendPush, database: app.database });
});
beforeEach(async () => {
  await forgiveAttempts(app);
  sent.length = 0;
});
afterAll(async () => {
  await otherNode.close();
  await app.close();
});

const deliver = () => Promise.all([app.pusher.deliver(), otherNode.pusher.deliver()]);
const waiting = () =>
  app.database.asOwner<{ n: number }>('select count(*)::int as n from push_deliveries');

/** A learner whose browser is pushed to. */
async function aListener(client?: TestClient) {
  const learner = await aLearner(app);
  const browser = pushBrowser();
  await (client ?? learner.client).api.push.subscribe(browser.device);
  return { ...learner, browser };
}
const messagesFor = ({
  browser,
}: {
  browser: ReturnType<typeof pushBrowser>;
}): { title: string }[] =>
  sent
    .filter(({ endpoint }) => endpoint === browser.device.endpoint)
    .map(({ body }) => browser.read(body) as { title: string });

test('all nodes have one key, kept sealed, and a device is listed where it was noted', async () => {
  const { api, browser } = await aListener();
  const there = otherNode.newClient();
  const other = await signInElsewhere(app, await aLearner(app));
  for (const [name, value] of other.cookies) there.cookies.set(name, value);
  const { publicKey, endpoints } = await api.push.get();
  expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
  expect(endpoints).toEqual([browser.device.endpoint]);
  expect(await there.api.push.get()).toEqual({ publicKey, endpoints: [] });
  const [row] = await app.database.asOwner<{ private_key: string }>('select * from push_keys');
  expect(row!.private_key).toMatch(/^v1\./);
});

test('what happens is pushed once to each device of the learner, and can be read by its browser', async () => {
  const listener = await aListener();
  const second = pushBrowser('updates.push.services.mozilla.com');
  await listener.api.push.subscribe(second.device);
  const stranger = await aListener();
  await completeMission(listener.api, FIRST);
  await deliver();
  await deliver();
  for (const browser of [listener.browser, second]) {
    // They are sent side by side.
    const messages = messagesFor({ browser }).toSorted((a, b) => (a.title < b.title ? 1 : -1));
    expect(messages).toEqual([
      {
        lang: 'en-US',
        link: `/missions/togaf.${FIRST}`,
        tag: expect.stringMatching(/^mission_done \d+$/),
        title: 'Mission done',
        body: 'The method in five minutes',
      },
      {
        lang: 'en-US',
        link: '/achievements',
        tag: expect.stringMatching(/^badge_earned \d+$/),
        title: 'Badge earned',
        body: 'First Steps',
      },
    ]);
  }
  expect(messagesFor(stranger)).toEqual([]);
  expect(await waiting()).toEqual([{ n: 0 }]);
});

test('an answer of support is pushed by the name of its conversation, and leads there', async () => {
  const listener = await aListener();
  const { id: threadId } = await listener.api.support.begin({
    channel: 'chat',
    subject: 'My streak',
    message: 'It says 0. Why?',
  });
  const mailer = { canSend: false, enqueue: async () => undefined };
  await answerThread({ db: app.database.db, mailer }, threadId, 'It begins anew today.');
  await deliver();
  expect(messagesFor(listener)).toEqual([
    {
      lang: 'en-US',
      link: `/support/messages/${threadId}`,
      tag: expect.stringMatching(/^support_reply \d+$/),
      title: 'Support answered: My streak',
      body: 'Read the answer',
    },
  ]);
});

test('a message is signed with the key that browsers subscribe by, and names how long it is good', async () => {
  const listener = await aListener();
  await completeMission(listener.api, FIRST);
  await deliver();
  const [{ headers }] = sent as [Sent];
  const { key, claims } = vapidClaims(headers.authorization!);
  expect(key).toBe((await listener.api.push.get()).publicKey);
  expect(claims).toMatchObject({ aud: 'https://fcm.googleapis.com', sub: 'mailto:push@localhost' });
  expect(Number(headers.ttl)).toBeGreaterThan(23 * 3_600);
  expect(headers['content-encoding']).toBe('aes128gcm');
});

test('nothing is pushed where push is off, and nothing of what nobody wants to hear of', async () => {
  const [silent, other] = [await aListener(), await aListener()];
  await silent.api.learner.update({ settings: { notifyByPush: false } });
  await other.api.learner.update({ settings: { notifyAchievements: false } });
  for (const { api } of [silent, other]) await completeMission(api, FIRST);
  await deliver();
  expect(sent).toEqual([]);
});

describe('a device is pushed to no more', () => {
  const isListed = async ({ learner }: Awaited<ReturnType<typeof aListener>>) =>
    (
      await app.database.asOwner('select 1 from push_subscriptions where learner_id = $1', [
        learner.id,
      ])
    ).length > 0;

  test.each([404, 410])('once its push service answers %i', async (status) => {
    const listener = await aListener();
    answers.set(listener.browser.device.endpoint, status);
    await completeMission(listener.api, FIRST);
    await deliver();
    expect(await isListed(listener)).toBe(false);
    expect(await waiting()).toEqual([{ n: 0 }]);
  });

  test('when its learner says so, and no other learner can', async () => {
    const [listener, other] = [await aListener(), await aLearner(app)];
    const { endpoint } = listener.browser.device;
    await other.api.push.unsubscribe({ endpoint });
    expect(await isListed(listener)).toBe(true);
    await listener.api.push.unsubscribe({ endpoint });
    expect(await isListed(listener)).toBe(false);
  });

  test('when its session ends: signed out there, or ended from elsewhere', async () => {
    const [left, ended] = [await aListener(), await aListener()];
    await left.api.account.signOut();
    expect(await isListed(left)).toBe(false);
    const elsewhere = await signInElsewhere(app, ended);
    const sessions = await elsewhere.api.account.listSessions();
    const there = sessions.find(({ current }) => !current)!;
    await elsewhere.api.account.revokeSession({ sessionId: there.id });
    expect(await isListed(ended)).toBe(false);
  });

  test('of the learner before, once another one allows it on the same browser', async () => {
    const [before, after] = [await aListener(), await aLearner(app)];
    await after.api.push.subscribe(before.browser.device);
    await completeMission(before.api, FIRST);
    await deliver();
    expect(messagesFor(before)).toEqual([]);
    expect((await after.api.push.get()).endpoints).toEqual([before.browser.device.endpoint]);
  });
});

test('the same browser goes on when its session gets a new id', async () => {
  const listener = await aListener();
  await listener.api.account.disableTwoFactor({ password: listener.password });
  expect((await listener.api.push.get()).endpoints).toHaveLength(1);
});

test('a push service that is busy is tried again later, and what is over is not sent at all', async () => {
  const listener = await aListener();
  answers.set(listener.browser.device.endpoint, 503);
  await completeMission(listener.api, FIRST);
  await deliver();
  expect(sent).toHaveLength(2);
  // Not at once.
  await deliver();
  expect(sent).toHaveLength(2);
  answers.delete(listener.browser.device.endpoint);
  await app.database.asOwner('update push_deliveries set next_attempt_at = now()');
  await deliver();
  expect(sent).toHaveLength(4);
  expect(await waiting()).toEqual([{ n: 0 }]);
  await listener.api.learner.update({ settings: { notifyByPush: true } });
  await app.database.asOwner(
    "insert into push_deliveries (learner_id, subscription_id, kind, subject_id, expires_at) select learner_id, id, 'badge_earned', 'x', now() from push_subscriptions where learner_id = $1",
    [listener.learner.id],
  );
  await deliver();
  expect(sent).toHaveLength(4);
  expect(await waiting()).toEqual([{ n: 0 }]);
});

test('no address but one of a push service is taken, nor pushed to should one be stored (R-33)', async () => {
  const { api } = await aLearner(app);
  const { device } = pushBrowser();
  for (const endpoint of [
    'https://127.1/x',
    'https://[::ffff:127.0.0.1]/x',
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com@evil.example/x',
    'https://fcm.googleapis.com.evil.example/x',
  ]) {
    expect(await codeOf(api.push.subscribe({ ...device, endpoint }))).toBe('push.endpoint_refused');
  }
  const listener = await aListener();
  await app.database.asOwner(
    "update push_subscriptions set endpoint = 'https://127.0.0.1/x' where learner_id = $1",
    [listener.learner.id],
  );
  await completeMission(listener.api, FIRST);
  await deliver();
  expect(sent).toEqual([]);
  expect((await listener.api.push.get()).endpoints).toEqual([]);
});

test('a demo learner is pushed to nowhere', async () => {
  const { api } = app.newClient();
  await api.account.startDemo({});
  expect(await codeOf(api.push.subscribe(pushBrowser().device))).toBe('auth.demo_refused');
});

test('keys that another secret sealed are replaced, and devices of the former go', async () => {
  const own = await startApp({ sendPush });
  try {
    const learner = await aLearner(own);
    await learner.api.push.subscribe(pushBrowser().device);
    const before = await learner.api.push.get();
    await own.database.asOwner("update push_keys set private_key = 'v1.' || repeat('A', 80)");
    const restarted = await startApp({ sendPush, database: own.database });
    const client = restarted.newClient();
    for (const [name, value] of learner.client.cookies) client.cookies.set(name, value);
    const after = await client.api.push.get();
    expect(after.publicKey).not.toBe(before.publicKey);
    expect(after.endpoints).toEqual([]);
    await restarted.close();
  } finally {
    await own.close();
  }
});
