import { type Content, isShipped, type LessonSource } from '../content.ts';
import { at } from '../located.ts';
import type { Finding } from '../problem.ts';
import { inCourse, unresolved, unshipped } from '../references.ts';
import type { Rule } from './rule.ts';

type Template = Content['templates'][number];

export const artifactTemplatesRule: Rule = {
  id: 'MP-46',
  title:
    'An artifact of the path names the template that it is about, and every template has an artifact that leads to it',
  why: 'A work product that cannot be taken along is forgotten on Monday, and a template that nothing leads to is never found.',
  severity: 'error',
  run: (content) => [
    ...artifacts(content).flatMap((item) => named(content, item)),
    ...twice(content),
    ...content.templates.flatMap((template) => reached(content, template)),
  ],
};

const artifacts = (content: Content): readonly LessonSource[] =>
  content.lessons.filter(({ form }) => form === 'artifact');

const templateOf = ({ data }: LessonSource): string | undefined =>
  'template' in data ? data.template : undefined;

/** In a course that has templates. */
function named(content: Content, item: LessonSource): Finding[] {
  const templates = inCourse(content.templates, item);
  if (templates.length === 0) return [];
  const id = templateOf(item);
  if (id === undefined) {
    const message = 'the artifact names no template';
    return [{ ...at(item), message, fix: 'name one of the course under template' }];
  }
  const template = templates.find((one) => one.id === id);
  const isPaid = template?.data.premium === true;
  const isAway = template !== undefined && !template.data.units.includes(item.phaseId);
  return [
    ...unresolved(content, item, ['template'], id, templates, 'template'),
    ...unshipped(item, ['template'], id, templates),
    ...(isPaid
      ? [
          {
            ...at(item, ['template']),
            message: `${id} is premium, and what is learned costs nothing`,
            fix: 'name a free template',
          },
        ]
      : []),
    ...(isAway
      ? [
          {
            ...at(item, ['template']),
            message: `${id} is not used in ${item.phaseId}`,
            fix: 'add the phase to units of the template, or name another one',
          },
        ]
      : []),
  ];
}

/** Two artifacts about one document would lead to the same work twice. */
const twice = (content: Content): Finding[] =>
  artifacts(content).flatMap((item, index, all) => {
    const id = templateOf(item);
    if (id === undefined || all.findIndex((one) => templateOf(one) === id) === index) return [];
    const message = `another artifact is about ${id}`;
    return [{ ...at(item, ['template']), message, fix: 'name another template' }];
  });

/** An artifact leads to its template, and to the others that its phase uses. */
function reached(content: Content, template: Template): Finding[] {
  const own = inCourse(artifacts(content), template).filter(isShipped);
  if (own.length === 0 || !isShipped(template)) return [];
  if (own.some(({ phaseId }) => template.data.units.includes(phaseId))) return [];
  const message = 'no phase that uses it has an artifact, so nothing leads to it';
  return [{ ...at(template, ['units']), message, fix: 'name a phase that has an artifact' }];
}
