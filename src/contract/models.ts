// A learner's own models of a course that teaches a modelling language.
import { z } from 'zod';
import { fails } from './errors.ts';
import { activityRefSchema, courseKeySchema, instantSchema, stepIdSchema } from './fields.ts';
import { byCourse } from './learning.ts';
import { ownModelSchema } from './modelling.ts';
import { read, write } from './policy.ts';

export const modelIdSchema = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
/** Its rules are the domain's. */
const nameSchema = z.string().trim().min(1).max(200);
/** Viewpoints and views are content; the pattern only bounds them. */
const slugSchema = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/);
const viewpointSchema = slugSchema.nullable();

export const modelHeadSchema = z.object({
  id: z.string(),
  courseKey: z.string(),
  name: z.string(),
  /** The id of a viewpoint of the language; null where any element may be used. */
  viewpoint: z.string().nullable(),
  elements: z.int(),
  relations: z.int(),
  /** Grows with every save. */
  revision: z.int(),
  updatedAt: instantSchema,
});
export type ModelHead = z.infer<typeof modelHeadSchema>;

export const learnerModelSchema = modelHeadSchema.extend({ model: ownModelSchema });
export type LearnerModel = z.infer<typeof learnerModelSchema>;

/** What a model can begin with beside nothing. */
export const modelStartsSchema = z.object({
  /** Work of tasks that was handed in, the latest first. */
  tasks: z.array(
    z.object({ activityRef: z.string(), stepId: z.string(), title: z.string(), step: z.string() }),
  ),
  /** Views of what the learner has begun to read, with the title of where they stand. */
  views: z.array(z.object({ id: z.string(), title: z.string(), activity: z.string() })),
});
export type ModelStarts = z.infer<typeof modelStartsSchema>;

const startSchema = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('nothing') }),
  z.strictObject({
    from: z.literal('task'),
    activityRef: activityRefSchema,
    stepId: stepIdSchema,
  }),
  z.strictObject({ from: z.literal('view'), view: slugSchema }),
  /** One that the page made: read from a file, or kept when another device was first. */
  z.strictObject({ from: z.literal('model'), model: ownModelSchema }),
]);
export type ModelStart = z.infer<typeof startSchema>;

const byModel = z.strictObject({ modelId: modelIdSchema });
const route = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: `/${string}`, summary: string) =>
  ({ method, path, tags: ['models'], summary, successStatus: 200 }) as const;

export const modelsContract = {
  /** The last changed first. */
  list: read('learner')
    .route(route('GET', '/courses/{courseKey}/models', 'My models of a course'))
    .errors(fails('course.not_found'))
    .input(byCourse)
    .output(z.array(modelHeadSchema)),
  starts: read('learner')
    .route(route('GET', '/courses/{courseKey}/model-starts', 'What a new model can begin with'))
    .errors(fails('course.not_found'))
    .input(byCourse)
    .output(modelStartsSchema),
  get: read('learner')
    .route(route('GET', '/models/{modelId}', 'One of my models'))
    .errors(fails('model.not_found'))
    .input(byModel)
    .output(learnerModelSchema),
  create: write('learner', { idempotency: 'required', bodyKb: 512 })
    .route(route('POST', '/courses/{courseKey}/models', 'Begin a model'))
    .errors(
      fails('course.not_found', 'course.no_language', 'model.too_many', 'model.start_not_found'),
    )
    .input(
      z.strictObject({
        courseKey: courseKeySchema,
        name: nameSchema,
        viewpoint: viewpointSchema,
        start: startSchema,
      }),
    )
    .output(learnerModelSchema),
  /**
   * Keeps what is drawn. It is refused where somebody else saved since `base`: an editor, which is one
   * page, always follows itself.
   */
  save: write('learner', { idempotency: 'kept', bodyKb: 512 })
    .route(route('PUT', '/models/{modelId}', 'Save what is drawn'))
    .errors(fails('model.not_found', 'model.changed'))
    .input(
      z.strictObject({
        modelId: modelIdSchema,
        /** Any id of its own for each page that draws. */
        editor: z.string().regex(/^[A-Za-z0-9-]{8,64}$/),
        /** The revision that the page began with. */
        base: z.int().min(1).max(2_000_000_000),
        model: ownModelSchema,
      }),
    )
    .output(modelHeadSchema),
  /** The last one counts. */
  describe: write('learner', { idempotency: 'none' })
    .route(route('PUT', '/models/{modelId}/about', 'Rename a model or choose its viewpoint'))
    .errors(fails('model.not_found'))
    .input(z.strictObject({ modelId: modelIdSchema, name: nameSchema, viewpoint: viewpointSchema }))
    .output(modelHeadSchema),
  copy: write('learner', { idempotency: 'required' })
    .route(route('POST', '/models/{modelId}/copies', 'Copy a model'))
    .errors(fails('model.not_found', 'model.too_many'))
    .input(z.strictObject({ modelId: modelIdSchema, name: nameSchema }))
    .output(modelHeadSchema),
  remove: write('learner', { idempotency: 'none' })
    .route(route('DELETE', '/models/{modelId}', 'Delete a model'))
    .errors(fails('model.not_found'))
    .input(byModel)
    .output(z.object({ ok: z.literal(true) })),
};
