// Files are written beside the thread that answers requests. The writing thread starts with the first file and ends
// when none was asked for in a while; a file that it could not write fails alone.
import { Worker } from 'node:worker_threads';
import type { DocumentContent } from '#domain/templates/document.ts';
import type { Template } from '#domain/templates/template.ts';

export interface WriterJob {
  readonly id: number;
  readonly template: Template;
  readonly content: DocumentContent | null;
}

export type WriterAnswer =
  | { readonly id: number; readonly file: Uint8Array }
  | { readonly id: number; readonly problem: string };

/** The libraries of all formats take some 60 MiB, which go with the thread; it starts within half a second. */
const IDLE_MS = 5_000;
/** A file takes less than a second; a thread that says nothing for so long is ended. */
const PATIENCE_MS = 30_000;
/** Mebibytes of a heap in which the largest document fits many times. */
const MOST_HEAP = 384;

interface Waiting {
  readonly resolve: (file: Buffer) => void;
  readonly reject: (error: Error) => void;
}

export type WriteFile = (template: Template, content: DocumentContent | null) => Promise<Buffer>;

export function createWriter(): WriteFile {
  let thread: Worker | null = null;
  let lastId = 0;
  let timer: NodeJS.Timeout | undefined;
  const waiting = new Map<number, Waiting>();

  const end = (ended: Worker, error: Error): void => {
    if (thread !== ended) return;
    thread = null;
    clearTimeout(timer);
    void ended.terminate();
    for (const one of waiting.values()) one.reject(error);
    waiting.clear();
  };
  const rest = (present: Worker): void => {
    clearTimeout(timer);
    const isIdle = waiting.size === 0;
    // Idle, it keeps no process alive.
    if (isIdle) present.unref();
    const why = new Error(isIdle ? 'Nothing is to be written.' : 'The writer says nothing.');
    timer = setTimeout(() => end(present, why), isIdle ? IDLE_MS : PATIENCE_MS);
    timer.unref();
  };
  const start = (): Worker => {
    const present = new Worker(new URL('./writer-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP },
    });
    present.on('message', (answer: WriterAnswer) => {
      const one = waiting.get(answer.id);
      waiting.delete(answer.id);
      rest(present);
      if ('file' in answer) one?.resolve(Buffer.from(answer.file));
      else one?.reject(new Error(`A template was not written: ${answer.problem}`));
    });
    present.on('error', (error: Error) => end(present, error));
    present.on('exit', () => end(present, new Error('The writer has ended.')));
    return present;
  };

  return (template, content) => {
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    thread ??= start();
    thread.ref();
    lastId += 1;
    waiting.set(lastId, { resolve, reject });
    thread.postMessage({ id: lastId, template, content } satisfies WriterJob);
    rest(thread);
    return promise;
  };
}
