// What is drawn on a model of one's own waits here until the server has it. What it will not take, because somebody
// else saved first, becomes a model of its own, so that nothing that was drawn is lost.
import { type Api, withKey } from '#client/api/api.ts';
import { type Failure, isPassing, tryCall } from '#client/api/failure.ts';
import type { Write, WriteKind } from '#client/base/outbox/entry.ts';
import type { LearnerModel } from '#contract/models.ts';

export const MODEL_SAVE = 'model.save';
export const MODEL_RESCUE = 'model.rescue';
const SLOT = 'drawing';

/** What a copy needs where the model itself was changed elsewhere. */
interface Rescue {
  readonly courseKey: string;
  readonly name: string;
  readonly viewpoint: string | null;
}
export interface SaveInput {
  readonly modelId: string;
  /** The page that draws. */
  readonly editor: string;
  /** The revision that it began with. */
  readonly base: number;
  readonly model: LearnerModel['model'];
  readonly rescue: Rescue;
}
type RescueInput = Rescue & { readonly model: LearnerModel['model'] };

export const modelResource = (modelId: string): string => `model:${modelId}`;
export const modelSlot = (modelId: string) => ({
  kind: MODEL_SAVE,
  resource: modelResource(modelId),
  slot: SLOT,
});
export const saveWrite = (input: SaveInput): Write<SaveInput> => ({
  ...modelSlot(input.modelId),
  input,
});

/** A session that has ended, and calls that were too many, pass. */
const waits: readonly Failure['code'][] = ['auth.signed_out', 'request.too_many'];
const isRefusal = (failure: Failure) => !isPassing(failure) && !waits.includes(failure.code);

/** The model is another one now, or gone. */
const isElsewhere = ({ code }: Failure) => code === 'model.changed' || code === 'model.not_found';

export const modelWrites = (
  api: Pick<Api, 'models'>,
): { [MODEL_SAVE]: WriteKind<SaveInput>; [MODEL_RESCUE]: WriteKind<RescueInput> } => ({
  [MODEL_SAVE]: {
    procedure: 'models.save',
    repeated: 'replaced',
    isRefusal,
    send: ({ modelId, editor, base, model }, key) =>
      tryCall(api.models.save({ modelId, editor, base, model }, withKey(key))),
    afterRefusal: ({ rescue, model }, failure) =>
      isElsewhere(failure)
        ? { kind: MODEL_RESCUE, slot: SLOT, input: { ...rescue, model } satisfies RescueInput }
        : undefined,
  },
  [MODEL_RESCUE]: {
    procedure: 'models.create',
    repeated: 'replaced',
    isRefusal,
    send: ({ model, ...about }, key) =>
      tryCall(api.models.create({ ...about, start: { from: 'model', model } }, withKey(key))),
  },
});
