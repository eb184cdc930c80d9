// Messages of learners to support: listed, answered, closed.
import { parseArgs } from 'node:util';
import { THREAD_STATES, type ThreadState } from '#domain/support/threads.ts';
import { answerThread, closeThread, readDesk } from '#server/modules/operator/support.usecases.ts';
import { type Installation, oneLine } from './reach.ts';
import { Stop } from './stop.ts';

export const SUPPORT_USAGE = [
  '  npm run ops -- support list [open|answered|closed|all]     messages of learners, the longest waiting first',
  '  npm run ops -- support reply <id> --text "…"               answers one: in the product and by mail',
  '  npm run ops -- support close <id>                          nothing more is to be said',
];

const PROBLEMS = {
  'support.thread_not_found': 'There is no message with this id: "support list all" names them.',
  missing: 'An answer needs words: write them with --text "…".',
  too_long: 'The answer is longer than 4,000 characters: shorten it.',
} as const;

const stampOf = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ');

/** @returns lines to print; undefined where the call is none of these */
export async function supportCommand(
  site: Installation,
  [command, subject, ...rest]: readonly string[],
  text: string | undefined,
): Promise<string[] | undefined> {
  if (rest.length > 0) return undefined;
  if (command === 'list') return list(site, subject ?? 'open');
  if (subject === undefined) return undefined;
  if (command === 'reply') return reply(site, subject, text ?? '');
  if (command !== 'close') return undefined;
  const closed = await closeThread(site.db, subject);
  if (!closed.ok) throw new Stop(PROBLEMS[closed.error.code]);
  return ['Closed. If the learner writes back, it is open again.'];
}

async function list({ db }: Installation, which: string): Promise<string[] | undefined> {
  const state: ThreadState | undefined = THREAD_STATES.find((one) => one === which);
  if (state === undefined && which !== 'all') return undefined;
  const threads = await readDesk(db, state);
  if (threads.length === 0) return ['No messages.'];
  return threads.flatMap(({ id, subject, channel, state: now, name, email, messages }) => [
    `${id}  ${now}  ${channel}  ${oneLine(name)} <${oneLine(email)}>`,
    `  ${oneLine(subject)}`,
    ...messages.map(
      ({ author, text, createdAt }) => `    ${stampOf(createdAt)} UTC  ${author}: ${oneLine(text)}`,
    ),
  ]);
}

async function reply(site: Installation, id: string, text: string): Promise<string[]> {
  const answered = await answerThread(site, id, text);
  if (!answered.ok) throw new Stop(PROBLEMS[answered.error.code]);
  const { subject, isMailed } = answered.value;
  const mailed = isMailed
    ? ', and by mail as soon as the server runs'
    : '; this site sends no mail';
  return [`Answered "${oneLine(subject)}": the learner reads it in the product${mailed}.`];
}

/** The words after the name of the command, and what `--text` says. */
export function readWords(args: readonly string[]): { words: string[]; text: string | undefined } {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { text: { type: 'string' } },
    });
    return { words: positionals, text: values.text };
  } catch {
    return { words: [], text: undefined };
  }
}
