// A document that is open on this page: typing, saving by the outbox, and what other pages wrote meanwhile.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { documentQueries } from '#client/api/document-queries.ts';
import { useOutbox, useUnsent } from '#client/base/outbox/use-outbox.tsx';
import type { DocumentDetail, DocumentSaved } from '#contract/documents.ts';
import type { CellTexts } from '#domain/templates/cells.ts';
import { documentResource, type SaveInput, saveWrite, waitingCells } from './document-writes.ts';
import {
  isBehind,
  keepTheirs,
  type OpenDocument,
  openDocument,
  reread,
  saved,
  shownTexts,
  type,
} from './open-document.ts';
import { pageWriter } from './page-writer.ts';

/** A text rests so long before it is sent. */
const PAUSE_MS = 800;

export type UsedDocument = ReturnType<typeof useDocument>;

/** @param detail as it was read; read anew, it may be handed in again */
export function useDocument(detail: DocumentDetail) {
  const client = useQueryClient();
  const outbox = useOutbox();
  const documentId = detail.id;
  const resource = documentResource(documentId);
  const unsent = useUnsent(resource);
  const [state, setState] = useState<OpenDocument>(() =>
    openDocument(detail, waitingCells(outbox.state(resource).entries)),
  );
  const latest = useRef(state);
  const change = useCallback((next: (before: OpenDocument) => OpenDocument) => {
    latest.current = next(latest.current);
    setState(latest.current);
    return latest.current;
  }, []);

  useEffect(() => {
    change((before) => reread(before, detail));
  }, [detail, change]);
  useEffect(
    () =>
      outbox.follow(resource, ({ entry, result }) => {
        void client.invalidateQueries({ queryKey: documentQueries.all().queryKey });
        const { cells } = entry.input as SaveInput;
        if (result?.ok === true) {
          change((before) => saved(before, cells, result.value as DocumentSaved));
        } else if (result === null) {
          void client.invalidateQueries({ queryKey: documentQueries.one(documentId).queryKey });
        }
      }),
    [outbox, resource, client, documentId, change],
  );
  const behind = isBehind(state);
  useEffect(() => {
    if (behind)
      void client.invalidateQueries({ queryKey: documentQueries.one(documentId).queryKey });
  }, [behind, client, documentId]);
  // A page that is left waits for no pause, and the next one begins with what is known here.
  useEffect(
    () => () => {
      void outbox.flush(resource);
      const { cells, revision } = latest.current;
      client.setQueryData(documentQueries.one(documentId).queryKey, (before) =>
        before === undefined || before.revision > revision
          ? before
          : { ...before, cells, revision },
      );
    },
    [outbox, resource, client, documentId],
  );

  return {
    texts: useMemo(() => shownTexts(state), [state]),
    conflicts: state.conflicts,
    unsent,
    type: useCallback(
      (texts: CellTexts) => {
        const { typed } = change((before) => type(before, texts));
        const write = saveWrite({ documentId, writer: pageWriter(), cells: typed });
        void outbox.put(write, { pauseMs: PAUSE_MS });
      },
      [outbox, documentId, change],
    ),
    keepTheirs: useCallback(
      (cell: string) => void change((before) => keepTheirs(before, cell)),
      [change],
    ),
    /** Sends what waits. @returns true once the server has all of it */
    flush: useCallback(() => outbox.flush(resource), [outbox, resource]),
  };
}
