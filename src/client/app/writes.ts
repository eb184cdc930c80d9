// What may wait for the server, and what its answers change on this page.
import type { QueryClient } from '@tanstack/react-query';
import { tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { saveDraft, savedDrafts } from '#client/base/device.ts';
import type { Settled } from '#client/base/outbox/entry.ts';
import { inTurn } from '#client/base/outbox/in-turn.ts';
import type { Outbox } from '#client/base/outbox/outbox.ts';
import { pageOutbox } from '#client/base/outbox/page-outbox.ts';
import { PROFILE, type ProfileChoice, profileWrites } from '#client/base/profile-writes.ts';
import type { SessionStore } from '#client/base/session/session-store.ts';
import { attemptWrites, type SaveInput } from '#client/features/attempt/attempt-writes.ts';
import { ownStorage } from '#client/features/attempt/work-storage.ts';
import { takeMarks } from '#client/features/library/library-marks.ts';
import { LIBRARY_MARK, libraryWrites } from '#client/features/library/library-writes.ts';
import { modelWrites } from '#client/features/models/model-writes.ts';
import { playerWrites } from '#client/features/player/player-writes.ts';
import { DOCUMENT_SAVE, documentWrites } from '#client/features/templates/document-writes.ts';
import type { Learner } from '#contract/learner.ts';

const drafts = {
  forms: () => Object.keys(savedDrafts()),
  read: (form: string) => savedDrafts()[form],
  write: saveDraft,
};

/** The rules of attempts arrive when one has left something. */
async function sendLeftAttempt(input: SaveInput) {
  const rules = await tryCall(import('#client/features/attempt/send-left.ts'));
  if (!rules.ok) return rules;
  const { leftCalls, sendLeft } = rules.value;
  return sendLeft(ownStorage, leftCalls(api), input);
}

const createWrites = (client: QueryClient): Outbox =>
  pageOutbox(client, {
    ...profileWrites(api),
    ...playerWrites(api),
    ...libraryWrites(api),
    ...modelWrites(api),
    ...documentWrites(api),
    ...attemptWrites(ownStorage, sendLeftAttempt),
  });

/** The page's one outbox: open for whoever is signed in, and it takes in what the server says. */
export function openWrites(client: QueryClient, session: SessionStore): Outbox {
  const outbox = createWrites(client);
  outbox.follow(null, (settled) => onSettled(settled, client, session));
  const follow = () => {
    const state = session.state();
    if (state.status === 'signed_in') void open(outbox, state.learner.id);
    else outbox.close();
  };
  session.subscribe(follow);
  // It arrives when somebody is here already.
  follow();
  return outbox;
}

async function open(outbox: Outbox, learnerId: string): Promise<void> {
  const isNew = await outbox.open(learnerId);
  if (!isNew || !drafts.forms().some((form) => form.split(':')[1] === learnerId)) return;
  const { moveFirstRelease } = await import('#client/features/player/first-release.ts');
  await inTurn('first release', () => moveFirstRelease({ drafts, learnerId, put: outbox.put }));
}

function onSettled(
  { entry, result, isFollowed }: Settled,
  client: QueryClient,
  session: SessionStore,
) {
  if (entry.resource === PROFILE) {
    if (result?.ok !== true) return;
    session.learnerChanged(result.value as Learner);
    const { choice } = entry.input as ProfileChoice;
    if (choice === undefined) return;
    // A track changes the route: what is next on it is read anew wherever it is shown.
    for (const key of ['path', 'courses', 'dashboard']) {
      void client.invalidateQueries({ queryKey: [key] });
    }
    return;
  }
  if (entry.kind === LIBRARY_MARK) return takeMarks(client, entry, result);
  if (entry.kind === DOCUMENT_SAVE) {
    // An open document follows its own saves.
    if (isFollowed) return;
    void client.invalidateQueries({ queryKey: ['document'] });
    void client.invalidateQueries({ queryKey: ['documents'] });
    return;
  }
  // A page that is open writes the answer into what it shows.
  if (isFollowed || entry.kind === 'attempt.save' || result?.ok === false) return;
  void client.invalidateQueries();
}
