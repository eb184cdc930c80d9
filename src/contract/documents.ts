// Documents of a learner: templates that are filled in here, with their versions and their files.
import { z } from 'zod';
import { CELL_MAX, CHANGES_MAX, NAME_MAX } from '#domain/documents/limits.ts';
import { VERSION_REASONS } from '#domain/documents/versions.ts';
import { TEMPLATE_FORMATS } from '#domain/templates/template.ts';
import { fails } from './errors.ts';
import { courseKeySchema, industrySchema, instantSchema } from './fields.ts';
import { read, write } from './policy.ts';
import {
  templateDrawingSchema,
  templateFileSchema,
  templateKeySchema,
  templatePartSchema,
} from './templates.ts';

/** Documents are named by random UUIDs. */
export const documentIdSchema = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
const versionNoSchema = z.coerce.number().int().min(1).max(2_147_483_647);
const revisionSchema = z.int().min(0).max(2_147_483_647);
/** An open page, by a name of its own choice. */
const writerSchema = z.string().regex(/^[A-Za-z0-9-]{8,40}$/);
/** Named as `cells.ts` of the domain does; whether the template has it is the domain's to say. */
const cellSchema = z.string().max(200);
/** What it may consist of is the domain's to say. */
const nameSchema = z
  .string()
  .min(1)
  .max(2 * NAME_MAX);

export const documentCardSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Null where this release has the template no more. */
  template: z
    .object({
      key: templateKeySchema,
      courseKey: courseKeySchema,
      title: z.string(),
      format: z.enum(TEMPLATE_FORMATS),
    })
    .nullable(),
  /** How many cells hold something that the blank document does not. */
  filled: z.int(),
  /** How many of them stand as the filled example has them; 0 where it is no copy of one. */
  ofExample: z.int(),
  createdAt: instantSchema,
  /** When something in it was changed last. */
  changedAt: instantSchema,
});
export type DocumentCard = z.infer<typeof documentCardSchema>;

export const documentDetailSchema = documentCardSchema.extend({
  revision: z.int(),
  /** Texts by the names of their cells. */
  cells: z.record(z.string(), z.string()),
  guidance: z.array(z.string()),
  parts: z.array(templatePartSchema),
  /** Null where nothing is drawn. */
  drawing: templateDrawingSchema.nullable(),
});
export type DocumentDetail = z.infer<typeof documentDetailSchema>;

export const documentVersionSchema = z.object({
  no: z.int(),
  reason: z.enum(VERSION_REASONS),
  /** How many cells held something. */
  filled: z.int(),
  /** When it became a version. */
  at: instantSchema,
});
export type DocumentVersion = z.infer<typeof documentVersionSchema>;

/** What a save came to. */
export const documentSavedSchema = z.object({
  /** One more where something changed. */
  revision: z.int(),
  changedAt: instantSchema,
  /** Cells that another page had changed meanwhile: that text stands, and a version holds what was sent. */
  refused: z.array(z.object({ cell: z.string(), stands: z.string() })),
});
export type DocumentSaved = z.infer<typeof documentSavedSchema>;

const route = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: `/${string}`, summary: string) =>
  ({ method, path, tags: ['documents'], summary, successStatus: 200 }) as const;

const one = { documentId: documentIdSchema };

export const documentsContract = {
  list: read('learner')
    .route(route('GET', '/documents', 'My documents'))
    /** The last changed first, at most a hundred: a learner has no more. */
    .output(z.object({ documents: z.array(documentCardSchema) })),
  document: read('learner')
    .route(route('GET', '/documents/{documentId}', 'A document of mine with all that stands in it'))
    .errors(fails('document.not_found', 'template.not_found'))
    .input(z.strictObject(one))
    .output(documentDetailSchema),
  /** Begins a document, blank or as a copy of a filled example. */
  create: write('learner', { idempotency: 'kept' })
    .route(
      route('POST', '/courses/{courseKey}/templates/{templateKey}/documents', 'Begin a document'),
    )
    .errors(fails('template.not_found', 'template.premium', 'document.too_many'))
    .input(
      z.strictObject({
        courseKey: courseKeySchema,
        templateKey: templateKeySchema,
        /** Whose filled example it begins with; left out for a blank one. */
        company: industrySchema.optional(),
      }),
    )
    .output(documentCardSchema),
  copy: write('learner', { idempotency: 'kept' })
    .route(route('POST', '/documents/{documentId}/copies', 'Copy a document'))
    .errors(fails('document.not_found', 'document.too_many'))
    .input(z.strictObject(one))
    .output(documentCardSchema),
  /** Changes cells; a repetition by the same page changes nothing more. */
  save: write('learner', { idempotency: 'none' })
    .route(route('PUT', '/documents/{documentId}/cells', 'Change cells of a document'))
    .errors(
      fails(
        'document.not_found',
        'template.not_found',
        'document.cell_unknown',
        'document.too_large',
      ),
    )
    .input(
      z.strictObject({
        ...one,
        writer: writerSchema,
        changes: z
          .array(
            z.strictObject({
              cell: cellSchema,
              /** Empty where nothing stands there any more. */
              text: z.string().max(CELL_MAX),
              /** The revision that was shown when it was typed. */
              base: revisionSchema,
            }),
          )
          .min(1)
          .max(CHANGES_MAX),
      }),
    )
    .output(documentSavedSchema),
  rename: write('learner', { idempotency: 'none' })
    .route(route('PUT', '/documents/{documentId}/name', 'Rename a document'))
    .errors(fails('document.not_found', 'document.name_invalid'))
    .input(z.strictObject({ ...one, name: nameSchema }))
    .output(documentCardSchema),
  /** With its versions, for good. */
  remove: write('learner', { idempotency: 'none' })
    .route(route('DELETE', '/documents/{documentId}', 'Delete a document'))
    .errors(fails('document.not_found'))
    .input(z.strictObject(one))
    .output(z.object({})),
  /** Its file in the format of the template. */
  file: read('learner')
    .route(route('GET', '/documents/{documentId}/file', 'The file of a document'))
    .errors(fails('document.not_found', 'template.not_found'))
    .input(z.strictObject(one))
    .output(templateFileSchema),
  versions: read('learner')
    .route(route('GET', '/documents/{documentId}/versions', 'The versions of a document'))
    .errors(fails('document.not_found'))
    .input(z.strictObject(one))
    /** The newest first, at most twenty. */
    .output(z.object({ versions: z.array(documentVersionSchema) })),
  /** Makes the document as it was in a version; how it was before becomes a version. */
  restore: write('learner', { idempotency: 'kept' })
    .route(
      route('POST', '/documents/{documentId}/versions/{versionNo}/restore', 'Restore a version'),
    )
    .errors(fails('document.not_found', 'document.version_not_found', 'template.not_found'))
    .input(z.strictObject({ ...one, versionNo: versionNoSchema }))
    .output(documentDetailSchema),
};
