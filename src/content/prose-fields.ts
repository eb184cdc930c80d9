import type { Content, LessonSource, MissionSource, ResourceSource } from './content.ts';
import { figureText } from './figure.ts';
import { at, type Located, type Path } from './located.ts';
import type { Place } from './problem.ts';
import { lineAt } from './prose.ts';
import type { LocalizedFile } from './schema/localized.ts';

/** A text that learners read, with where it stands. */
export interface ProseField {
  readonly kind:
    | 'course'
    | 'section'
    | 'mission'
    | 'phase'
    | 'item'
    | 'term'
    | 'technique'
    | 'question'
    | 'case'
    | 'paper'
    | 'figure'
    | 'view'
    | 'badge'
    | 'store'
    | 'event'
    | 'resource';
  readonly owner: Located<unknown>;
  readonly field: string;
  readonly text: string;
  /** About an older edition on purpose. */
  readonly isLegacy: boolean;
  /** The place of a character of the text. */
  placeOf(index: number): Place;
}

/** All texts that learners read, in the order they meet them within one thing. */
export function proseOf(content: Content): ProseField[] {
  return [
    ...content.courses.flatMap((course) => [
      ...localized('course', course, ['subject'], course.data.subject),
      ...localized('course', course, ['exams'], course.data.exams),
      ...localized('course', course, ['takenFor'], course.data.takenFor),
      ...localized('course', course, ['description'], course.data.description),
      ...localized('course', course, ['legalNotice'], course.data.legalNotice),
      ...course.data.objectives.map((objective, index) =>
        prose('course', course, ['objectives', index, 'title'], objective.title),
      ),
      ...(course.data.areas ?? []).map((area, index) =>
        prose('course', course, ['areas', index, 'title'], area.title),
      ),
    ]),
    ...content.sections.map((section) =>
      prose('section', section, ['summary'], section.data.summary),
    ),
    ...content.missions.flatMap((mission) => cardProse('mission', mission)),
    ...content.phases.flatMap((phase) => anyProse('phase', phase)),
    ...content.lessons.flatMap((lesson) => cardProse('item', lesson)),
    ...[...content.labs, ...content.quizzes, ...content.checklists].flatMap((item) =>
      anyProse('item', item),
    ),
    ...content.terms.flatMap((term) => anyProse('term', term)),
    ...content.techniques.flatMap((technique) => anyProse('technique', technique)),
    ...content.questions.flatMap((question) => {
      const { legacy = false } = question.data;
      return textsIn(question.data, [])
        .filter(([path]) => !path.includes('facts') || path[0] === 'facts')
        .map(([path, text]) => prose('question', question, path, text, legacy));
    }),
    ...content.cases.flatMap((one) =>
      anyProse('case', one).filter(({ field }) => !field.startsWith('facts')),
    ),
    ...content.papers.flatMap((paper) => anyProse('paper', paper)),
    ...content.figures.flatMap((figure) =>
      figure.data ? [prose('figure', figure, [], figureText(figure.data.nodes))] : [],
    ),
    ...content.views.flatMap((view) => anyProse('view', view)),
    ...content.badges.flatMap((badge) => [
      ...localized('badge', badge, ['name'], badge.data.name),
      ...localized('badge', badge, ['description'], badge.data.description),
    ]),
    ...content.store.flatMap((item) => [
      ...localized('store', item, ['name'], item.data.name),
      ...localized('store', item, ['description'], item.data.description),
    ]),
    ...content.events.flatMap((event) => [
      ...localized('event', event, ['name'], event.data.name),
      ...localized('event', event, ['description'], event.data.description),
    ]),
    ...content.resources.flatMap(resourceProse),
  ];
}

function cardProse(kind: ProseField['kind'], card: MissionSource | LessonSource): ProseField[] {
  const { title, description, outcomes, takeaway, steps } = card.data;
  return [
    prose(kind, card, ['title'], title),
    prose(kind, card, ['description'], description),
    ...('briefing' in card.data ? [prose(kind, card, ['briefing'], card.data.briefing)] : []),
    ...steps.flatMap((step, index) => {
      const isLegacy = step.kind === 'reading' && step.legacy === true;
      return textsIn(step, ['steps', index]).map(([path, text]) =>
        prose(kind, card, path, text, isLegacy),
      );
    }),
    ...outcomes.map((outcome, index) => prose(kind, card, ['outcomes', index], outcome)),
    prose(kind, card, ['takeaway'], takeaway),
  ];
}

const anyProse = (kind: ProseField['kind'], owner: Located<unknown>): ProseField[] =>
  textsIn(owner.data, []).map(([path, text]) => prose(kind, owner, path, text));

/** Fields of steps, phases and items that hold texts, or lists and tables of texts. */
const TEXT_FIELDS = new Set(
  'title mapTitle description outcomes takeaway deliverable pitfalls applyAtWork objective inputs steps outputs chapter name purpose body alt caption keep scenario prompt text stem explanation facts why label low high hint full half none model howKnown term with case working'.split(
    ' ',
  ),
);

/** Those of resources besides. */
const LIBRARY_FIELDS = new Set('summary intro tryIt say lines reply role tags'.split(' '));

function resourceProse(resource: ResourceSource): ProseField[] {
  const { data } = resource;
  return textsIn(data, [], LIBRARY_FIELDS).map(([path, text]) => {
    const section =
      data.format === 'guide' && path[0] === 'sections' && data.sections[Number(path[1])];
    return prose('resource', resource, path, text, section ? section.legacy === true : false);
  });
}

/** Every text below a value, with its path. */
function textsIn(
  value: unknown,
  path: Path,
  more: ReadonlySet<string> = new Set(),
): [Path, string][] {
  if (typeof value === 'string') {
    const isText = path
      .slice(-2)
      .some((part) => TEXT_FIELDS.has(String(part)) || more.has(String(part)));
    return isText ? [[path, value]] : [];
  }
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) =>
    textsIn(part, [...path, Array.isArray(value) ? Number(key) : key], more),
  );
}

function localized(
  kind: ProseField['kind'],
  owner: Located<unknown>,
  path: Path,
  texts: LocalizedFile,
): ProseField[] {
  return Object.entries(texts).map(([language, text]) =>
    prose(kind, owner, [...path, language], text),
  );
}

function prose(
  kind: ProseField['kind'],
  owner: Located<unknown>,
  path: Path,
  text: string,
  isLegacy = false,
): ProseField {
  return {
    kind,
    owner,
    field: path.join('.'),
    text,
    isLegacy,
    placeOf: (index) => at(owner, path, lineAt(text, index)),
  };
}
