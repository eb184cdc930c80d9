// Begins a model, or copies one; the new one is opened.
import { useQueryClient } from '@tanstack/react-query';
import { withKey } from '#client/api/api.ts';
import { type CallResult, tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { useCall } from '#client/api/use-call.ts';
import { addresses } from '#client/base/addresses.ts';
import { useGo } from '#client/base/go.tsx';
import type { ModelHead, ModelStart } from '#contract/models.ts';
import type { About } from './about-fields.tsx';
import { afterCount } from './model-cache.ts';

export function useNewModel(courseKey: string) {
  const client = useQueryClient();
  const go = useGo();
  const { isBusy, failure, run } = useCall();
  const begin = async (call: (key: string) => Promise<CallResult<Pick<ModelHead, 'id'>>>) => {
    const answer = await run(call);
    if (!answer?.ok) return;
    afterCount(client, courseKey);
    go(addresses.model(answer.value.id));
  };
  return {
    isBusy,
    failure,
    create: (about: About, start: ModelStart) =>
      begin((key) => tryCall(api.models.create({ courseKey, ...about, start }, withKey(key)))),
    copy: (modelId: string, name: string) =>
      begin((key) => tryCall(api.models.copy({ modelId, name }, withKey(key)))),
  };
}
