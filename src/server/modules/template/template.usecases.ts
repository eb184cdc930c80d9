// Templates as learners see them, their files, and what learners made of them.
import type { QuestDone } from '#contract/outcome.ts';
import type {
  TemplateCard,
  TemplateDetail,
  TemplateDownload,
  TemplatePartView,
} from '#contract/templates.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { Industry } from '#domain/catalog/course-keys.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { premiumPass } from '#domain/store/premium-pass.ts';
import {
  type FilledTemplate,
  fileEnding,
  meanRating,
  type Template,
  type TemplatePart,
} from '#domain/templates/template.ts';
import { newsOf, type TemplateNews } from '#domain/templates/template-news.ts';
import type { Executor, Transaction } from '#server/db/database.ts';
import type { Failure } from '#server/http/context.ts';
import { lockLearner } from '#server/modules/learner/learner.usecases.ts';
import { recordFacts } from '#server/modules/progress/progress.usecases.ts';
import { hasPremium } from '#server/modules/store/store.usecases.ts';
import {
  addDownload,
  addUse,
  type Figures,
  figuresOfTemplates,
  keepVisit,
  lastVisit,
  lockUse,
  type OwnUse,
  ownUses,
  setStars,
} from './template.queries.ts';
import { MEDIA_TYPES, type TemplateFiles } from './template-files.ts';

export interface TemplateDeps {
  readonly catalog: CatalogIndex;
  readonly files: TemplateFiles;
}

/** Wire types are mutable copies; the catalog is frozen, so its models can be handed out as they are. */
const open = (model: Template['model']) => model as TemplateDetail['model'] | undefined;

/** Names one template for one learner. */
interface Asked {
  readonly learnerId: string;
  readonly courseKey: string;
  readonly templateKey: string;
}

export async function listTemplates(
  db: Executor,
  deps: TemplateDeps,
  { learnerId, courseKey }: Pick<Asked, 'learnerId' | 'courseKey'>,
): Promise<Result<{ units: { id: string; title: string }[]; templates: TemplateCard[] }, Failure>> {
  if (!deps.catalog.findCourse(courseKey)) return err({ code: 'course.not_found' });
  const templates = deps.catalog.templatesOf(courseKey);
  const used = new Set(templates.flatMap(({ unitIds }) => unitIds));
  const units = deps.catalog.phasesOf(courseKey).filter(({ id }) => used.has(id));
  return ok({
    units: units.map(({ id, title }) => ({ id, title })),
    templates: await cardsOf(db, deps, learnerId, templates),
  });
}

export async function readTemplate(
  db: Executor,
  deps: TemplateDeps,
  asked: Asked,
): Promise<Result<TemplateDetail, Failure>> {
  const template = find(deps, asked);
  if (!template) return err({ code: 'template.not_found' });
  const [card] = await cardsOf(db, deps, asked.learnerId, [template]);
  return ok({
    ...card!,
    guidance: [...template.guidance],
    parts: template.parts.map(partView),
    drawing: drawingView(template),
    model: (card!.isOpen && open(template.model)) || null,
    filled: (card!.isOpen ? template.filled : []).map(({ company, parts }) => ({
      company,
      parts: parts.map((part) => ({
        values: 'values' in part ? [...part.values] : null,
        rows: 'rows' in part ? part.rows.map((cells) => [...cells]) : null,
      })),
    })),
  });
}

/** How a template is drawn, as the page shows it. */
export const drawingView = ({ drawing }: Template): TemplateDetail['drawing'] =>
  drawing ? { ...NOTHING_NAMED, ...drawing } : null;

const NOTHING_NAMED = { group: null, note: null, heat: null, next: null };

/** A part as the page shows it. */
export const partView = (part: TemplatePart): TemplatePartView =>
  part.kind === 'form'
    ? { ...part, fields: [...part.fields] }
    : {
        ...part,
        given: (part.given ?? []).map((cells) => [...cells]),
        columns: part.columns.map(({ key, title, kind, ...column }) => ({
          key,
          title,
          kind,
          help: column.help ?? null,
          width: column.width ?? 18,
          options: [...(column.options ?? [])],
          min: column.min ?? null,
          max: column.max ?? null,
          formula: column.formula ?? null,
          look: column.look ?? null,
        })),
      };

/** A file that the learner asked for, and whose it is. */
interface Prepared {
  readonly template: Template;
  readonly filled: FilledTemplate | undefined;
  readonly file: Buffer;
}

/** Makes the file, before a transaction is open: writing one takes a while. */
export async function prepareDownload(
  db: Executor,
  deps: TemplateDeps,
  asked: Asked & { readonly company: string | undefined },
): Promise<Result<Prepared, Failure>> {
  const template = find(deps, asked);
  if (!template) return err({ code: 'template.not_found' });
  const { company } = asked;
  const filled = template.filled.find((one) => one.company === company);
  if (company !== undefined && !filled) return err({ code: 'template.not_found' });
  if (!(await isOpenTo(db, deps.catalog, asked.learnerId, template))) {
    return err({ code: 'template.premium' });
  }
  const example = filled ? { filled, name: nameOf(deps, template, filled) } : null;
  return ok({ template, filled, file: await deps.files.fileOf(template, example) });
}

/** Counts the download of a file that is there. */
export async function downloadTemplate(
  tx: Transaction,
  { catalog }: Pick<TemplateDeps, 'catalog'>,
  learnerId: string,
  { template, filled, file }: Prepared,
): Promise<TemplateDownload> {
  const missions = await recordUse(tx, catalog, learnerId, template);
  await addDownload(tx, learnerId, template.id);
  const suffix = filled ? `-${filled.company.toLowerCase()}` : '';
  return {
    fileName: `${template.key}${suffix}.${fileEnding(template.format)}`,
    mediaType: MEDIA_TYPES[template.format],
    content: file.toString('base64'),
    missions,
  };
}

/** May the learner take it along: it is free, or a pass of theirs runs (decisions 9). */
export const isOpenTo = async (
  db: Executor,
  catalog: CatalogIndex,
  learnerId: string,
  { isPremium }: Pick<Template, 'isPremium'>,
): Promise<boolean> => !isPremium || (await hasPremium(db, catalog, learnerId));

/**
 * Records that the learner has taken a template to work: its file, or a document that is filled in here.
 * @param at taken for the database's clock, ms since 1970; only the demo's story gives it
 * @returns the missions that the first use of it ended
 */
export async function recordUse(
  tx: Transaction,
  catalog: CatalogIndex,
  learnerId: string,
  { id, courseKey }: Template,
  at?: number,
): Promise<QuestDone[]> {
  if ((await ownUses(tx, learnerId, [id])).length > 0) return [];
  // The learner before what is counted of all: the order of every write of learning.
  const learner = await lockLearner(tx, learnerId, at);
  if (!learner) return [];
  await addUse(tx, learnerId, id);
  const of = { catalog, learner, courseKey };
  const { questsDone } = await recordFacts(tx, of, [{ type: 'template-used' }]);
  return [...questsDone];
}

/** Keeps what the list of a course holds now: what comes later is new to the learner. */
export async function visitTemplates(
  tx: Transaction,
  { catalog }: Pick<TemplateDeps, 'catalog'>,
  { learnerId, courseKey }: Pick<Asked, 'learnerId' | 'courseKey'>,
): Promise<Result<{ ok: true }, Failure>> {
  if (!catalog.findCourse(courseKey)) return err({ code: 'course.not_found' });
  const templateIds = catalog.templatesOf(courseKey).map(({ id }) => id);
  await keepVisit(tx, { learnerId, courseKey, templateIds });
  return ok({ ok: true });
}

/** What the dashboard says of a course's templates; null where it has none. */
export async function templateNews(
  db: Executor,
  catalog: CatalogIndex,
  { learnerId, courseKey }: Pick<Asked, 'learnerId' | 'courseKey'>,
  company: Industry | null,
): Promise<TemplateNews | null> {
  const templates = catalog.templatesOf(courseKey);
  if (templates.length === 0) return null;
  const shown = await lastVisit(db, learnerId, courseKey);
  return newsOf(templates, shown, company);
}

export async function rateTemplate(
  tx: Transaction,
  deps: TemplateDeps,
  asked: Asked & { readonly stars: number },
): Promise<Result<TemplateCard, Failure>> {
  const template = find(deps, asked);
  if (!template) return err({ code: 'template.not_found' });
  const use = await lockUse(tx, asked.learnerId, template.id);
  if (!use || use.downloads === 0) return err({ code: 'template.not_downloaded' });
  await setStars(tx, use, asked.stars);
  const [card] = await cardsOf(tx, deps, asked.learnerId, [template]);
  return ok(card!);
}

const find = ({ catalog }: TemplateDeps, { courseKey, templateKey }: Asked) =>
  catalog.templatesOf(courseKey).find(({ key }) => key === templateKey);

/** What the company of an example is called. */
export const nameOf = (
  { catalog }: Pick<TemplateDeps, 'catalog'>,
  { courseKey }: Template,
  { company, companyName }: FilledTemplate,
) =>
  companyName ??
  catalog.findCourse(courseKey)?.companies.find(({ key }) => key === company)?.company ??
  company;

async function cardsOf(
  db: Executor,
  deps: TemplateDeps,
  learnerId: string,
  templates: readonly Template[],
): Promise<TemplateCard[]> {
  const ids = templates.map(({ id }) => id);
  if (ids.length === 0) return [];
  const figures = new Map(
    (await figuresOfTemplates(db, ids)).map((row) => [row.templateId, row] as const),
  );
  const uses = new Map(
    (await ownUses(db, learnerId, ids)).map((row) => [row.templateId, row] as const),
  );
  const isPaid = templates.some(({ isPremium }) => isPremium);
  const hasPass = isPaid && (await hasPremium(db, deps.catalog, learnerId));
  const sizes = await deps.files.sizesOf(templates);
  const pass = premiumPass(deps.catalog.store);
  return templates.map((template, at) => ({
    ...cardOf(deps, template, sizes[at] ?? null, figures.get(template.id), uses.get(template.id)),
    isOpen: hasPass || !template.isPremium,
    pass: hasPass || !template.isPremium ? null : pass,
  }));
}

const cardOf = (
  deps: TemplateDeps,
  template: Template,
  bytes: number | null,
  figures: Figures | undefined,
  use: OwnUse | undefined,
): Omit<TemplateCard, 'isOpen' | 'pass'> => ({
  id: template.id,
  key: template.key,
  title: template.title,
  description: template.description,
  format: template.format,
  unitIds: [...template.unitIds],
  inPractice: template.inPractice,
  bytes,
  downloads: figures?.downloads ?? 0,
  rating: meanRating(figures?.starsSum ?? 0, figures?.ratings ?? 0),
  ratings: figures?.ratings ?? 0,
  ownStars: use?.stars ?? null,
  isDownloaded: (use?.downloads ?? 0) > 0,
  updatedOn: template.updatedOn,
  isPremium: template.isPremium,
  examples: template.filled.map((filled) => ({
    company: filled.company,
    name: nameOf(deps, template, filled),
  })),
});
