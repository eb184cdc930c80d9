// Cells of a document on their way: kept on the device until the server has them, all unsent ones of a page as one write.
import type { Api } from '#client/api/api.ts';
import { type Failure, isPassing, tryCall } from '#client/api/failure.ts';
import type { Entry, Write, WriteKinds } from '#client/base/outbox/entry.ts';
import type { DocumentSaved } from '#contract/documents.ts';
import { CHANGES_MAX } from '#domain/documents/limits.ts';

export const DOCUMENT_SAVE = 'document.save';

/** By cell: what was typed, above which revision. */
export type TypedCells = Readonly<Record<string, { readonly text: string; readonly base: number }>>;

export interface SaveInput {
  readonly documentId: string;
  /** The page that sends it. */
  readonly writer: string;
  readonly cells: TypedCells;
}

export const documentResource = (documentId: string): string => `document:${documentId}`;

/** Pages of several tabs have a slot each: none takes the place of what another one has still to send. */
export const saveWrite = (input: SaveInput): Write<SaveInput> => ({
  kind: DOCUMENT_SAVE,
  resource: documentResource(input.documentId),
  slot: input.writer,
  input,
});

/** What waits on this device, the newest text of each cell. */
export const waitingCells = (entries: readonly Entry[]): TypedCells =>
  Object.assign({}, ...entries.map(({ input }) => (input as SaveInput).cells));

/** A request takes 64 kB; beside the cells it holds little. */
const REQUEST_BYTES = 56_000;

interface Change {
  readonly cell: string;
  readonly text: string;
  readonly base: number;
}

/** The changes in as many requests as they need, in their order. */
export function requestsOf(cells: TypedCells): readonly (readonly Change[])[] {
  const encoder = new TextEncoder();
  const requests: Change[][] = [];
  let room = 0;
  for (const [cell, typed] of Object.entries(cells)) {
    const change = { cell, ...typed };
    const bytes = encoder.encode(JSON.stringify(change)).length + 1;
    const last = requests.at(-1);
    if (last === undefined || bytes > room || last.length >= CHANGES_MAX) {
      requests.push([change]);
      room = REQUEST_BYTES - bytes;
    } else {
      last.push(change);
      room -= bytes;
    }
  }
  return requests;
}

/** A session that has ended, and calls that were too many, pass. */
const waits: readonly Failure['code'][] = ['auth.signed_out', 'request.too_many'];

export const documentWrites = ({ documents }: Pick<Api, 'documents'>): WriteKinds => ({
  [DOCUMENT_SAVE]: {
    procedure: 'documents.save',
    repeated: 'replaced',
    isRefusal: (failure) => !isPassing(failure) && !waits.includes(failure.code),
    send: (input: SaveInput) => tryCall(saveAll(documents, input)),
  },
});

async function saveAll(
  documents: Api['documents'],
  { documentId, writer, cells }: SaveInput,
): Promise<DocumentSaved> {
  const answers: DocumentSaved[] = [];
  for (const changes of requestsOf(cells)) {
    answers.push(await documents.save({ documentId, writer, changes: [...changes] }));
  }
  const last = answers.at(-1);
  if (last === undefined) throw new Error('A save without cells.');
  return { ...last, refused: answers.flatMap(({ refused }) => refused) };
}
