// One's own model on this page: what is drawn, what waits for the server, and what became of it elsewhere.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { newActionKey } from '#client/api/action-key.ts';
import { modelQueries } from '#client/api/model-queries.ts';
import type { Settled } from '#client/base/outbox/entry.ts';
import { useOutbox, useUnsent } from '#client/base/outbox/use-outbox.tsx';
import type { LearnerModel, ModelHead } from '#contract/models.ts';
import type { Model } from '#domain/modelling/editing/model.ts';
import {
  MODEL_RESCUE,
  modelResource,
  modelSlot,
  type SaveInput,
  saveWrite,
} from './model-writes.ts';

/** What is drawn rests this long before it is sent. */
const PAUSE_MS = 800;

/** `kept` names the model that holds what was drawn here. */
export type Elsewhere = { status: 'keeping' | 'lost' } | { status: 'kept'; modelId: string };

interface Base {
  readonly editor: string;
  readonly revision: number;
}

/** @param read the model as the server has it; a later one is taken over where nothing was drawn here */
export function useOwnModel(read: LearnerModel, copyName: (name: string) => string) {
  const client = useQueryClient();
  const outbox = useOutbox();
  const { id } = read;
  const unsent = useUnsent(modelResource(id));
  const [waiting] = useState(
    () => outbox.find(modelResource(id), modelSlot(id).slot)?.input as SaveInput | undefined,
  );
  const [model, setModel] = useState<Model>(waiting?.model ?? read.model);
  const base = useRef<Base>({
    editor: waiting?.editor ?? newActionKey(),
    revision: waiting?.base ?? read.revision,
  });
  const [elsewhere, setElsewhere] = useState<Elsewhere | null>(null);
  /** The newest revision that this page knows of, by its own saves too. */
  const known = useRef(read.revision);
  const latest = useRef(read);
  const hasUnsent = unsent.entries.length > 0;

  useEffect(() => {
    latest.current = read;
    if (read.revision <= known.current || hasUnsent || elsewhere !== null) return;
    known.current = read.revision;
    base.current = { editor: newActionKey(), revision: read.revision };
    setModel(read.model);
  }, [read, hasUnsent, elsewhere]);

  const onSettled = useCallback(
    ({ entry, result }: Settled) => {
      const isRescue = entry.kind === MODEL_RESCUE;
      if (result === null) return void client.invalidateQueries({ queryKey: ['model', id] });
      if (isRescue) {
        setElsewhere(
          result.ok
            ? { status: 'kept', modelId: (result.value as LearnerModel).id }
            : { status: 'lost' },
        );
        return void client.invalidateQueries({ queryKey: ['models'] });
      }
      if (!result.ok) {
        const { code } = result.failure;
        if (code === 'model.changed' || code === 'model.not_found')
          setElsewhere({ status: 'keeping' });
        return;
      }
      const head = result.value as ModelHead;
      const { model: saved } = entry.input as SaveInput;
      known.current = Math.max(known.current, head.revision);
      client.setQueryData(modelQueries.one(id).queryKey, { ...head, model: saved });
      void client.invalidateQueries({ queryKey: ['models'] });
      void client.invalidateQueries({ queryKey: ['dashboard'] });
    },
    [client, id],
  );
  useEffect(() => outbox.follow(modelResource(id), onSettled), [outbox, id, onSettled]);
  // A page that is left waits for no pause.
  useEffect(() => () => void outbox.flush(modelResource(id)), [outbox, id]);

  return {
    model,
    unsent,
    elsewhere,
    change: (next: Model) => {
      setModel(next);
      // What is drawn once it is kept elsewhere would overwrite another's work.
      if (elsewhere !== null) return;
      const { courseKey, name, viewpoint } = latest.current;
      const { editor, revision } = base.current;
      void outbox.put(
        saveWrite({
          modelId: id,
          editor,
          base: revision,
          model: next as LearnerModel['model'],
          rescue: { courseKey, name: copyName(name), viewpoint },
        }),
        { pauseMs: PAUSE_MS },
      );
    },
    /** Takes what the server has, once what was drawn here is kept as another model. */
    showOther: async () => {
      const fresh = await client.fetchQuery({ ...modelQueries.one(id), staleTime: 0 });
      known.current = fresh.revision;
      base.current = { editor: newActionKey(), revision: fresh.revision };
      setModel(fresh.model);
      setElsewhere(null);
    },
  };
}
