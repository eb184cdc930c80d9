import { createHash } from 'node:crypto';
import type { Badge, Catalog, Course } from '#domain/catalog/catalog.ts';
import type { CourseKey } from '#domain/catalog/course-keys.ts';
import type { FigureUse } from '#domain/catalog/figure.ts';
import type { LocalizedText } from '#domain/catalog/localized-text.ts';
import type { Question } from '#domain/questions/questions.ts';
import { compileCase } from './compile-cases.ts';
import { compileDemo } from './compile-demo.ts';
import { compileBanks, compilePapers } from './compile-exams.ts';
import { compileMission } from './compile-missions.ts';
import { compilePath } from './compile-path.ts';
import { compileResources } from './compile-resources.ts';
import { figureOf, markersOf, present, viewUseOf } from './compile-steps.ts';
import { compileSupport } from './compile-support.ts';
import { compileTemplates } from './compile-templates.ts';
import { compileViews, viewsToGoOnWith } from './compile-views.ts';
import { type Content, isShipped, type QuestionSource } from './content.ts';
import { deepFreeze } from './deep-freeze.ts';
import { compiledQuestion } from './questions/questions.ts';
import { complete, type LocalizedFile } from './schema/localized.ts';
import type { ViewUseFile } from './schema/view.ts';

/**
 * Makes the catalog of content that `checkContent` found without errors; drafts are left out.
 * The result is deeply frozen, and its revision changes whenever any shipped content does.
 */
export function compileCatalog(content: Content): Catalog {
  const [rewards] = content.rewards;
  if (!rewards) throw new Error('There is no rewards.yaml; QC-01 guards this.');
  const missions = content.missions.filter(isShipped);
  const shipped = new Set(missions.map((mission) => mission.id));
  const courses = content.courses.toSorted((a, b) => a.data.orderIndex - b.data.orderIndex);
  const sections = courses.flatMap((course) =>
    content.sections
      .filter((section) => section.courseKey === course.id)
      .map(({ data: { missions: ids, ...section } }) => ({
        ...section,
        courseKey: course.id,
        missionIds: ids.filter((id) => shipped.has(id)),
      }))
      .filter((section) => section.missionIds.length > 0),
  );
  const sectionOf = new Map(
    sections.flatMap((section) => section.missionIds.map((id) => [id, section.id] as const)),
  );
  const byId = new Map(missions.map((mission) => [mission.id, mission]));
  const markers = markersOf(content);
  const path = compilePath(content, markers);
  const papers = compilePapers(content);
  const parts: Omit<Catalog, 'revision'> = {
    courses: courses.map((course) => toCourse(content, course)),
    sections,
    missions: [...sectionOf].map(([id, sectionId]) =>
      compileMission(content, present(byId.get(id), id), sectionId, markers),
    ),
    ...path,
    questions: [...content.questions.filter(isShipped), ...content.drills].map((question) =>
      toQuestion(content, question),
    ),
    banks: compileBanks(content),
    papers,
    templates: compileTemplates(content),
    badges: content.badges
      .map(({ data }): Badge => {
        const { name, description, goal } = data;
        return {
          ...data,
          name: complete(name),
          description: complete(description),
          goal: complete(goal),
        };
      })
      .filter((badge) => canBeEarned(badge, path, papers)),
    store: content.store
      .filter((item) => opensSomething(content, item))
      .map(({ data }) => ({
        ...data,
        name: complete(data.name),
        description: complete(data.description),
        features: data.features.map(complete),
      })),
    events: content.events.map(({ data }) => ({
      ...data,
      name: complete(data.name),
      description: complete(data.description),
    })),
    figures: [
      ...content.figures.map((figure) => present(figure.data, figure.id)),
      ...compileViews(content),
    ],
    rewards: {
      ...rewards.data,
      levels: rewards.data.levels.map((level, at) => ({
        ...level,
        name: numbered(complete(level.name), at + 1),
      })),
    },
    support: compileSupport(content),
    resources: compileResources(content, markers),
    retiredIds: content.retired.map((entry) => entry.data),
  };
  const revision = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
  return deepFreeze({ revision, ...parts });
}

function toCourse(content: Content, { id, data }: Content['courses'][number]): Course {
  const { key, prefix, title, icon, colors, spec, checkedOn, objectives, areas = [] } = data;
  const { tracks = [], companies = [], featured = {}, book = [] } = data;
  const plan = content.plans.find((one) => one.courseKey === id)?.data;
  const language = languageOf(content, id);
  const { dashboard, menu = [], ...papers } = featured;
  return {
    key,
    prefix,
    title,
    subject: complete(data.subject),
    exams: complete(data.exams),
    takenFor: complete(data.takenFor),
    description: complete(data.description),
    icon,
    colors,
    tracks: tracks.map(({ core = false, name, text, more, ...track }) => {
      return { ...track, core, name: complete(name), text: complete(text), more: complete(more) };
    }),
    companies: companies.map(({ name, text, ...company }) => {
      return { ...company, name: complete(name), text: complete(text) };
    }),
    kinds: (plan?.kinds ?? []).map(({ estMin: _minutes, xp: _xp, name, ...kind }) => {
      return { ...kind, name: complete(name) };
    }),
    featured: {
      ...papers,
      ...(dashboard && { dashboard: named(dashboard) }),
      menu: menu.map(named),
    },
    ...(data.demo && { demo: compileDemo(content, id, data.demo) }),
    ...(plan?.map && { map: plan.map }),
    scenes: Object.fromEntries(
      Object.entries(plan?.scenes ?? {}).map(([unit, scene]) => [unit, figureOf(id, scene)]),
    ),
    ...(plan?.route && { route: plan.route }),
    ...(plan?.twins && { twins: plan.twins }),
    book,
    spec,
    checkedOn,
    objectives,
    areas,
    ...(data.mastery && { mastery: masteryOf(data.mastery, objectives) }),
    legalNotice: complete(data.legalNotice),
    ...(language && { language }),
    views: language ? viewsToGoOnWith(content, id, language) : [],
  };
}

/** The language as it is drawn in; what drills are made of has been used. */
function languageOf({ languages }: Content, courseKey: CourseKey): Course['language'] {
  const file = languages.find((one) => one.courseKey === courseKey)?.data;
  if (!file) return undefined;
  const { drills: _, ...language } = file;
  return language;
}

type CourseFile = Content['courses'][number]['data'];

const masteryOf = (
  { name, of }: NonNullable<CourseFile['mastery']>,
  objectives: CourseFile['objectives'],
): NonNullable<Course['mastery']> => ({
  name: complete(name),
  of: of.map(({ title, groups }) => ({
    title,
    objectives: objectives.filter(({ group }) => group !== undefined && groups.includes(group)),
  })),
});

const named = ({ paper, name }: { paper: string; name: LocalizedFile }) => ({
  paper,
  name: complete(name),
});

/** A badge over a phase, a lab or papers is offered once one of them is there. */
function canBeEarned(
  { rule }: Badge,
  { phases, items }: ReturnType<typeof compilePath>,
  papers: Catalog['papers'],
): boolean {
  switch (rule?.metric) {
    case 'unit-items-done': {
      const { course, subject } = rule;
      const phase = phases.find(({ id, courseKey }) => courseKey === course && id === subject);
      return (phase?.itemIds.length ?? 0) >= rule.atLeast;
    }
    case 'lab-industries':
      return items.some(({ id }) => id === rule.subject);
    case 'papers-taken':
    case 'paper-points':
      return papers.some(({ id }) => rule.papers.includes(id));
    default:
      return true;
  }
}

/** Each type says what the catalog holds of it; that it is that type's question, its schema has shown. */
function toQuestion(content: Content, source: QuestionSource): Question {
  const { data, courseKey } = source;
  const question = withDrawnOptions(compiledQuestion(data), courseKey);
  const onCase = compileCase(content, source);
  const { figure, ...rest } = question as { figure?: FigureUse | ViewUseFile };
  return {
    ...rest,
    ...(figure && pictureOf(data.type, courseKey, figure)),
    ...(onCase && { case: onCase }),
    courseKey,
  } as unknown as Question;
}

/** The picture of a hotspot is what is pointed at; any other only stands with its question. */
function pictureOf(
  type: Question['type'],
  courseKey: string,
  figure: FigureUse | ViewUseFile,
): { figure: FigureUse } | { view: FigureUse } {
  if ('view' in figure) return { view: viewUseOf(courseKey, figure) };
  const picture = figureOf(courseKey, figure);
  return type === 'hotspot' ? { figure: picture } : { view: picture };
}

/** Options that are views lead to their pictures. */
function withDrawnOptions(question: object, courseKey: CourseKey): object {
  if (!('options' in question) || !Array.isArray(question.options)) return question;
  const options = question.options.map(({ view, ...option }: { view?: string }) => ({
    ...option,
    ...(view !== undefined && { view: viewUseOf(courseKey, { view }) }),
  }));
  return { ...question, options };
}

/** A pass is sold only where there is something that it opens. */
const opensSomething = (
  { templates }: Content,
  { data: { effect } }: Content['store'][number],
): boolean =>
  effect.kind !== 'premium' || templates.some((one) => isShipped(one) && one.data.premium === true);

/** A level is called by its number and its name everywhere, so that nobody takes it for an exam of that name. */
const numbered = ({ en, es, fr, de }: LocalizedText, number: number): LocalizedText => ({
  en: `${number} · ${en}`,
  es: `${number} · ${es}`,
  fr: `${number} · ${fr}`,
  de: `${number} · ${de}`,
});
