// What the server tells an open page: that something of the learner changed, here or on another device.

/** What may have changed; the page reads it anew. */
export const LIVE_TOPICS = ['notifications', 'profile', 'support'] as const;
export type LiveTopic = (typeof LIVE_TOPICS)[number];

/** What of the browser's `EventSource` is used. */
export interface EventStream {
  addEventListener(name: string, hear: () => void): void;
  close(): void;
}

export interface LiveDeps {
  readonly open: () => EventStream;
  /** Called with each topic that changed, and with all of them once a connection stands. */
  readonly onChange: (topic: LiveTopic) => void;
  /** Calls back after some seconds; answers how to call it off. */
  readonly later: (again: () => void) => () => void;
}

/**
 * Keeps a stream of events open. The browser itself connects anew when a connection ends; a stream
 * that the server refused (it is going down, or nobody is signed in any more) is opened again later.
 * @returns ends it
 */
export function followLive({ open, onChange, later }: LiveDeps): () => void {
  let stream: EventStream | null = null;
  let callOff = () => {};

  function connect(): void {
    const opened = open();
    stream = opened;
    for (const topic of LIVE_TOPICS) opened.addEventListener(topic, () => onChange(topic));
    opened.addEventListener('open', () => {
      // What changed since the page read it, or since the connection before, was told to nobody here.
      for (const topic of LIVE_TOPICS) onChange(topic);
    });
    opened.addEventListener('error', () => {
      if ((opened as { readyState?: number }).readyState !== 2) return;
      opened.close();
      callOff = later(connect);
    });
  }

  connect();
  return () => {
    callOff();
    stream?.close();
  };
}
