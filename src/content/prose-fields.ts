import type { Content } from './content.ts';
import { figureText } from './figure.ts';
import { at, type Located, type Path } from './located.ts';
import type { Place } from './problem.ts';
import { lineAt } from './prose.ts';
import type { LocalizedFile } from './schema/localized.ts';

/** A text that learners read, with where it stands. */
export interface ProseField {
  readonly kind: 'course' | 'section' | 'mission' | 'question' | 'figure' | 'badge';
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
      ...localized('course', course, ['description'], course.data.description),
      ...localized('course', course, ['legalNotice'], course.data.legalNotice),
      ...course.data.objectives.map((objective, index) =>
        prose('course', course, ['objectives', index, 'title'], objective.title),
      ),
    ]),
    ...content.sections.map((section) =>
      prose('section', section, ['summary'], section.data.summary),
    ),
    ...content.missions.flatMap(missionProse),
    ...content.questions.flatMap((question) => {
      const { stem, options, explanation, legacy = false } = question.data;
      return [
        prose('question', question, ['stem'], stem, legacy),
        ...options.flatMap((option, index) => [
          prose('question', question, ['options', index, 'text'], option.text, legacy),
          prose('question', question, ['options', index, 'why'], option.why, legacy),
        ]),
        prose('question', question, ['explanation'], explanation, legacy),
      ];
    }),
    ...content.figures.flatMap((figure) =>
      figure.data ? [prose('figure', figure, [], figureText(figure.data.nodes))] : [],
    ),
    ...content.badges.flatMap((badge) => [
      ...localized('badge', badge, ['name'], badge.data.name),
      ...localized('badge', badge, ['description'], badge.data.description),
    ]),
  ];
}

function missionProse(mission: Content['missions'][number]): ProseField[] {
  const { title, description, outcomes, takeaway, steps } = mission.data;
  return [
    prose('mission', mission, ['title'], title),
    prose('mission', mission, ['description'], description),
    ...steps.flatMap((step, index) => {
      if (step.kind !== 'reading') return [];
      const { legacy = false } = step;
      const texts: [Path, string | undefined][] = [
        [['title'], step.title],
        [['body'], step.body],
        [['figure', 'alt'], step.figure?.alt],
        [['figure', 'caption'], step.figure?.caption],
        [['keep'], step.keep],
      ];
      return texts.flatMap(([path, text]) =>
        text === undefined
          ? []
          : [prose('mission', mission, ['steps', index, ...path], text, legacy)],
      );
    }),
    ...outcomes.map((outcome, index) => prose('mission', mission, ['outcomes', index], outcome)),
    prose('mission', mission, ['takeaway'], takeaway),
  ];
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
