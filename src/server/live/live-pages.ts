// Open pages that hear of changes: server-sent events, fed by what any node tells the database's channel.
import pg from 'pg';
import { describeError } from '#server/http/error-fields.ts';
import type { Logger } from '#server/http/logger.ts';
import { LIVE_CHANNEL, LIVE_TOPICS, type LiveTopic } from './tell-pages.ts';

/** Between two signs of life: proxies close what is silent for a minute. */
const SIGN_OF_LIFE_MS = 20_000;
/** A page connects anew after this long, and with that proves its session again. */
const CONNECTED_MS = 5 * 60_000;
/** What a page waits before it connects anew. */
const RETRY_MS = 2_000;
/** Pages of one learner; one more closes the one that has been open longest. */
const PAGES_OF_A_LEARNER = 12;
/** Events that wait for a page's connection to take them; one more, and it is cut. */
const WAITING_AT_MOST = 500;
/** After a lost connection to the database. */
const LISTEN_AGAIN_MS = 1_000;

export interface LivePages {
  /**
   * An answer that stays open and names each topic when it changes. It begins once this node listens to the database: a
   * page that reads what is there when it hears the beginning misses nothing. Without a database it begins at once, and
   * the page is told to read everything when there is one again.
   * @param cut ends the connection of a page that has stopped reading
   */
  open(learnerId: string, cut: () => void): Promise<Response>;
  /** Ends every page and the connection to the database; a page that comes later is ended at once. */
  stop(): Promise<void>;
}

interface Page {
  send(text: string): void;
  end(): void;
}

interface LiveParts {
  /** How the app connects to its database. */
  readonly connection: pg.ClientConfig;
  readonly log: Logger;
}

const encoder = new TextEncoder();
/** An event without data is never delivered. */
const eventOf = (topic: LiveTopic): string => `event: ${topic}\ndata: changed\n\n`;

export function createLivePages({ connection, log }: LiveParts): LivePages {
  const pages = new Map<string, Set<Page>>();
  let listener: pg.Client | undefined;
  /** Over when the listener listens or is lost. */
  let listening = Promise.resolve();
  let isStopped = false;
  let again: NodeJS.Timeout | undefined;

  const tell = (learnerId: string, topic: LiveTopic) => {
    for (const page of pages.get(learnerId) ?? []) page.send(eventOf(topic));
  };
  const heard = ({ payload = '' }: pg.Notification) => {
    const [topic, learnerId] = payload.split(' ');
    const known = LIVE_TOPICS.find((one) => one === topic);
    if (known !== undefined && learnerId !== undefined) tell(learnerId, known);
  };

  /** Listens while any page is open; after a loss all of them read everything anew. */
  function listen(isAgain: boolean): Promise<void> {
    if (!listener && !isStopped && pages.size > 0) listening = connect(isAgain);
    return listening;
  }

  async function connect(isAgain: boolean): Promise<void> {
    const client = new pg.Client(connection);
    listener = client;
    const lost = (error?: unknown) => {
      if (listener !== client) return;
      listener = undefined;
      client.end().catch(() => {});
      if (isStopped) return;
      log.warn(
        { ...(error !== undefined && describeError(error)) },
        'live pages lost the database',
      );
      again = setTimeout(() => void listen(true), LISTEN_AGAIN_MS);
      again.unref();
    };
    client.on('error', lost);
    client.on('end', () => lost());
    client.on('notification', heard);
    try {
      await client.connect();
      await client.query(`listen ${LIVE_CHANNEL}`);
    } catch (error) {
      return lost(error);
    }
    if (!isAgain) return;
    for (const learnerId of pages.keys()) for (const topic of LIVE_TOPICS) tell(learnerId, topic);
  }

  function join(learnerId: string, page: Page): void {
    const own = pages.get(learnerId) ?? new Set();
    own.add(page);
    pages.set(learnerId, own);
    const [oldest] = own;
    if (own.size > PAGES_OF_A_LEARNER) oldest?.end();
  }

  function leave(learnerId: string, page: Page): void {
    const own = pages.get(learnerId);
    own?.delete(page);
    if (own?.size === 0) pages.delete(learnerId);
  }

  function streamFor(learnerId: string, cut: () => void): ReadableStream<Uint8Array> {
    let end = () => {};
    return new ReadableStream({
      start(controller) {
        const timers: NodeJS.Timeout[] = [];
        const waiting = () => 1 - (controller.desiredSize ?? 1);
        const drop = () => {
          end();
          cut();
        };
        const page: Page = {
          send: (text) => {
            if (waiting() > WAITING_AT_MOST) return drop();
            controller.enqueue(encoder.encode(text));
          },
          end() {
            for (const timer of timers) clearTimeout(timer);
            leave(learnerId, page);
            controller.close();
          },
        };
        end = () => {
          for (const timer of timers) clearTimeout(timer);
          leave(learnerId, page);
        };
        page.send(`retry: ${RETRY_MS}\n\n`);
        if (isStopped) return page.end();
        timers.push(
          setInterval(() => page.send(': alive\n\n'), SIGN_OF_LIFE_MS).unref(),
          // An end would wait behind what nobody reads.
          setTimeout(() => (waiting() > 1 ? drop() : page.end()), CONNECTED_MS).unref(),
        );
        join(learnerId, page);
      },
      cancel: () => end(),
    });
  }

  return {
    async open(learnerId, cut) {
      const stream = streamFor(learnerId, cut);
      await listen(false);
      return new Response(stream, {
        headers: {
          'content-type': 'text/event-stream',
          'cache-control': 'no-store',
          // nginx would keep events until a buffer is full.
          'x-accel-buffering': 'no',
        },
      });
    },
    async stop() {
      isStopped = true;
      clearTimeout(again);
      for (const own of [...pages.values()]) for (const page of [...own]) page.end();
      const client = listener;
      listener = undefined;
      await client?.end().catch(() => {});
    },
  };
}
