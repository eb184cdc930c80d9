import { createHash } from 'node:crypto';
import type { Catalog, Course, Mission, Question } from '#domain/catalog/catalog.ts';
import type { QuestionSource } from './bank.ts';
import { compilePath } from './compile-path.ts';
import { type Markers, markersOf, present, toSteps } from './compile-steps.ts';
import { type Content, isShipped, type MissionSource } from './content.ts';
import { deepFreeze } from './deep-freeze.ts';
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
  const parts: Omit<Catalog, 'revision'> = {
    courses: courses.map(toCourse),
    sections,
    missions: [...sectionOf].map(([id, sectionId]) =>
      toMission(present(byId.get(id), id), sectionId, markers),
    ),
    ...compilePath(content, markers),
    questions: content.questions.filter(isShipped).map(toQuestion),
    badges: content.badges.map(({ data }) => ({
      ...data,
      name: complete(data.name),
      description: complete(data.description),
    })),
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
  const { key, title, icon, color, spec, checkedOn, objectives } = data;
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
    legalNotice: complete(data.legalNotice),
  };
}

function toMission(mission: MissionSource, sectionId: string, markers: Markers): Mission {
  const { state: _, doneWhen, ...data } = mission.data;
  return {
    ...data,
    kind: 'mission',
    courseKey: mission.courseKey,
    sectionId,
    doneWhen: doneWhen ?? ['steps.seen', 'checks.answered'],
    steps: toSteps(mission, markers(mission)),
  };
}

function toQuestion({ data, courseKey }: QuestionSource): Question {
  const { state: _, family: _family, legacy: _legacy, ...question } = data;
  return { ...question, courseKey };
}
