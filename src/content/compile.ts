import { createHash } from 'node:crypto';
import type { Badge, Catalog, Course, Question } from '#domain/catalog/catalog.ts';
import { compileBanks, compilePapers } from './compile-exams.ts';
import { compileMission } from './compile-missions.ts';
import { compilePath } from './compile-path.ts';
import { markersOf, present } from './compile-steps.ts';
import { type Content, isShipped, type QuestionSource } from './content.ts';
import { deepFreeze } from './deep-freeze.ts';
import { opaqueItems } from './opaque-items.ts';
import { complete } from './schema/localized.ts';

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
    courses: courses.map(toCourse),
    sections,
    missions: [...sectionOf].map(([id, sectionId]) =>
      compileMission(content, present(byId.get(id), id), sectionId, markers),
    ),
    ...path,
    questions: content.questions.filter(isShipped).map(toQuestion),
    banks: compileBanks(content),
    papers,
    badges: content.badges
      .map(({ data }): Badge => {
        const { name, description } = data;
        return { ...data, name: complete(name), description: complete(description) };
      })
      .filter((badge) => canBeEarned(badge, path, papers)),
    figures: content.figures.map((figure) => present(figure.data, figure.id)),
    rewards: {
      ...rewards.data,
      levels: rewards.data.levels.map((level) => ({ ...level, name: complete(level.name) })),
    },
    retiredIds: content.retired.map((entry) => entry.data),
  };
  const revision = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
  return deepFreeze({ revision, ...parts });
}

function toCourse({ data }: Content['courses'][number]): Course {
  const { key, title, icon, color, spec, checkedOn, objectives, areas = [] } = data;
  return {
    key,
    title,
    subject: complete(data.subject),
    description: complete(data.description),
    icon,
    color,
    spec,
    checkedOn,
    objectives,
    areas,
    legalNotice: complete(data.legalNotice),
  };
}

/** A badge over a phase, a lab or papers is offered once one of them is there. */
function canBeEarned(
  { rule }: Badge,
  { phases, items }: ReturnType<typeof compilePath>,
  papers: Catalog['papers'],
): boolean {
  switch (rule?.metric) {
    case 'phase-items-done': {
      const phase = phases.find(({ id }) => id === rule.subject);
      return (phase?.itemIds.length ?? 0) >= rule.atLeast;
    }
    case 'lab-industries':
      return items.some(({ id }) => id === rule.subject);
    case 'papers-sat':
    case 'paper-points':
      return papers.some(({ id }) => rule.papers.includes(id));
    default:
      return true;
  }
}

function toQuestion({ data, courseKey }: QuestionSource): Question {
  const { state: _, family: _family, legacy: _legacy, ...question } = data;
  if (question.type === 'order') {
    return { ...question, courseKey, items: opaqueItems(question.id, question.items) };
  }
  if (question.type !== 'gradient') return { ...question, courseKey };
  const { scenario } = question;
  return { ...question, courseKey, scenario: paragraphsOf(scenario) };
}

const paragraphsOf = (text: string): string[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split(/\s+/).join(' '));
