// Begins a model, or copies one; the new one is opened.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '#client/api/action-key.ts';
import { withKey } from '#client/api/api.ts';
import { type CallResult, type FailureCode, tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { addresses } from '#client/base/addresses.ts';
import { useGo } from '#client/base/go.tsx';
import type { ModelHead, ModelStart } from '#contract/models.ts';
import type { About } from './about-fields.tsx';
import { afterCount } from './model-cache.ts';

export function useNewModel(courseKey: string) {
  const client = useQueryClient();
  const go = useGo();
  const act = useAction();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FailureCode | null>(null);
  const run = async (call: (key: string) => Promise<CallResult<Pick<ModelHead, 'id'>>>) => {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    const answer = await act(call);
    setBusy(false);
    if (!answer.ok) return setFailure(answer.failure.code);
    afterCount(client, courseKey);
    go(addresses.model(answer.value.id));
  };
  return {
    isBusy,
    failure,
    create: (about: About, start: ModelStart) =>
      run((key) => tryCall(api.models.create({ courseKey, ...about, start }, withKey(key)))),
    copy: (modelId: string, name: string) =>
      run((key) => tryCall(api.models.copy({ modelId, name }, withKey(key)))),
  };
}
