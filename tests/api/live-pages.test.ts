// Open pages hear of a change by the stream of events, whichever node made it and whichever they are on.
import { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLogger } from '#server/http/logger.ts';
import { createLivePages } from '#server/live/live-pages.ts';
import { aLearner, startApp, type TestApp, type TestClient } from '#tests/support/app.ts';

let app: TestApp;
let otherNode: TestApp;
beforeAll(async () => {
  app = await startApp();
  otherNode = await startApp({ database: app.database });
});
afterAll(async () => {
  await otherNode.close();
  await app.close();
});

/** An open page: what it hears, one text after the other. */
async function openPage(client: TestClient) {
  const response = await client.fetch('/api/live');
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  return {
    response,
    /** The next text of the stream; null when it has ended. */
    async next(): Promise<string | null> {
      const { done, value } = await reader.read();
      return done ? null : value;
    },
    close: () => reader.cancel(),
  };
}

/** The same learner on another node. */
function onNode(node: TestApp, client: TestClient): TestClient {
  const there = node.newClient();
  for (const [name, value] of client.cookies) there.cookies.set(name, value);
  return there;
}

const VOLUME = 'event: profile\ndata: changed\n\n';

/** A way to the database that takes its time to stand. */
class SlowSocket extends Socket {
  override connect(...to: unknown[]): this {
    setTimeout(() => Reflect.apply(Socket.prototype.connect, this, to), 100);
    return this;
  }
}

describe('an open page', () => {
  test('begins when its node listens: what changes after that is heard', async () => {
    const pages = createLivePages({
      connection: {
        ...app.database.appConfig,
        application_name: 'slow node',
        stream: () => new SlowSocket(),
      },
      log: createLogger({ level: 'silent', write: () => {}, now: () => 0 }),
    });
    await pages.open('somebody', () => {});
    const listening = await app.database.asOwner(
      "select query from pg_stat_activity where application_name = 'slow node'",
    );
    expect(listening).toEqual([{ query: 'listen meritpath_live' }]);
    await pages.stop();
  });

  test('is told at once how soon to come back, and is not compressed or kept', async () => {
    const { client } = await aLearner(app);
    const page = await openPage(client);
    expect(page.response.headers.get('content-type')).toBe('text/event-stream');
    expect(page.response.headers.get('cache-control')).toBe('no-store');
    expect(page.response.headers.get('content-encoding')).toBeNull();
    expect(await page.next()).toMatch(/^retry: \d+\n\n$/);
    await page.close();
  });

  test('hears that a setting was changed on another node', async () => {
    const { client } = await aLearner(app);
    const page = await openPage(onNode(otherNode, client));
    await page.next();
    await client.api.learner.update({ settings: { volume: 5 } });
    expect(await page.next()).toContain(VOLUME);
    await page.close();
  });

  test('hears nothing of another learner', async () => {
    const [one, other] = [await aLearner(app), await aLearner(app)];
    const page = await openPage(one.client);
    await page.next();
    const theirs = await openPage(other.client);
    await theirs.next();
    await other.api.learner.update({ settings: { volume: 6 } });
    expect(await theirs.next()).toContain(VOLUME);
    // The next that the first page hears is its own change, of another topic.
    const { id } = await one.api.learner.get();
    await app.database.asOwner('select pg_notify($1, $2)', ['meritpath_live', `support ${id}`]);
    expect(await page.next()).toBe('event: support\ndata: changed\n\n');
    await Promise.all([page.close(), theirs.close()]);
  });

  test('reads everything anew after its node lost the database', async () => {
    const { client } = await aLearner(app);
    const page = await openPage(client);
    await page.next();
    await app.database.asOwner(
      "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen meritpath_live%' and datname = current_database()",
    );
    let text = '';
    while (!text.includes('event: notifications')) text += await page.next();
    expect(text).toContain('event: notifications\ndata: changed\n\n');
    await page.close();
  });

  test('is ended when its learner opens too many, the oldest first', async () => {
    const { client } = await aLearner(app);
    const first = await openPage(client);
    await first.next();
    const more = [];
    for (let at = 0; at < 12; at += 1) more.push(await openPage(client));
    expect(await first.next()).toBeNull();
    await Promise.all(more.map((page) => page.close()));
  });

  test('is for somebody who is signed in', async () => {
    const response = await app.newClient().fetch('/api/live');
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'auth.signed_out' });
  });

  test('ends with its node, and one that comes later ends at once', async () => {
    const node = await startApp({ database: app.database });
    const { client } = await aLearner(app);
    const there = onNode(node, client);
    const page = await openPage(there);
    await page.next();
    await node.endPages();
    expect(await page.next()).toBeNull();
    const late = await openPage(there);
    await late.next();
    expect(await late.next()).toBeNull();
    await node.close();
  });
});
