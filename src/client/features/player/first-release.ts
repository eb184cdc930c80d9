// What a page of the first release left unsent on this device lies among the drafts: it moves into the
// outbox, and leaves the drafts once the device has it there.
import type { ActivityRequest } from '#client/api/activity-request.ts';
import type { Write } from '#client/base/outbox/entry.ts';
import type { Industry } from '#contract/fields.ts';
import type { Answer } from '#contract/questions/questions.ts';
import type { TaskAnswerView } from '#contract/tasks/tasks.ts';
import { type Drafts, PLAYER_FORM } from './answer-drafts.ts';
import { playerWrite } from './player-writes.ts';

/** A field of such a draft, and the writes that it stands for. */
interface Found {
  readonly form: string;
  readonly field: string;
  readonly text: string;
  readonly writes: readonly Write[];
}

const ids = (text: string): string[] => text.split(',').filter(Boolean);

/** What somebody else wrote into this browser's storage is no work of ours. */
function workOf(text: string): TaskAnswerView | null {
  try {
    const value: unknown = JSON.parse(text);
    const isAnswer = typeof value === 'object' && value !== null && 'kind' in value;
    return isAnswer ? (value as TaskAnswerView) : null;
  } catch {
    return null;
  }
}

/** In the order in which the first release sent them: a question opens only after the cards before it. */
const orders = ['unsent', 'answer:', 'handed-in:', 'work:'] as const;

function writesOf(request: ActivityRequest, field: string, text: string): Write[] {
  if (field === 'unsent') {
    return ids(text).map((stepId) => playerWrite('step.see', { request, stepId }));
  }
  const at = field.indexOf(':') + 1;
  const stepId = field.slice(at);
  if (field.startsWith('answer:')) {
    return [
      playerWrite('step.answer', { request, stepId, answer: { chosen: ids(text) } as Answer }),
    ];
  }
  const answer = workOf(text);
  if (answer === null) return [];
  const kind = field.startsWith('handed-in:') ? 'task.submit' : 'task.draft';
  return [playerWrite(kind, { request, stepId, answer })];
}

/** @param forms the names of all drafts on this device */
function leftByFirstRelease(drafts: Drafts, forms: readonly string[], learnerId: string): Found[] {
  return forms.flatMap((form) => {
    const [kind, owner, activityRef, industry] = form.split(':');
    if (kind !== PLAYER_FORM || owner !== learnerId || activityRef === undefined) return [];
    const request: ActivityRequest = {
      activityRef,
      ...(industry && { industry: industry as Industry }),
    };
    const fields = drafts.read(form) ?? {};
    return orders.flatMap((order) =>
      Object.entries(fields)
        .filter(([field]) => field.startsWith(order))
        // Work that was handed in is no draft beside it.
        .filter(([field]) => order !== 'work:' || !(`handed-in:${field.slice(5)}` in fields))
        .map(([field, text]) => ({ form, field, text, writes: writesOf(request, field, text) })),
    );
  });
}

interface MoveOptions {
  readonly drafts: Drafts & { readonly forms: () => readonly string[] };
  readonly learnerId: string;
  /** @returns whether it lies on the device, outside the page */
  readonly put: (write: Write) => Promise<boolean>;
}

/** Puts it all into the outbox. What the device refuses there stays where it is for the next page. */
export async function moveFirstRelease({ drafts, learnerId, put }: MoveOptions) {
  for (const { form, field, text, writes } of leftByFirstRelease(
    drafts,
    drafts.forms(),
    learnerId,
  )) {
    const stored = await Promise.all(writes.map(put));
    const { [field]: now, ...others } = drafts.read(form) ?? {};
    if (stored.includes(false) || now !== text) continue;
    if (field.startsWith('handed-in:')) delete others[`work:${field.slice('handed-in:'.length)}`];
    if (field.startsWith('answer:')) delete others[`choice:${field.slice('answer:'.length)}`];
    drafts.write(form, Object.keys(others).length === 0 ? null : others);
  }
}
