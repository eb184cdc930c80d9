import { CORE_ID } from '#domain/catalog/path.ts';
import { type Content, type ItemSource, isShipped, itemsOf } from '../content.ts';
import { at } from '../located.ts';
import type { Finding } from '../problem.ts';
import { inCourse } from '../references.ts';
import type { Rule } from './rule.ts';

/** `<prefix>.<short>.<kind>`: the course's prefix, the phase's short name, the kind. */
const idOf = (content: Content, phase: Phase, type: string): string => {
  const course = content.courses.find(({ id }) => id === phase.courseKey);
  return `${course?.data.prefix}.${phase.data.short}.${type}`;
};
const kindsOf = (content: Content, phase: Phase) =>
  inCourse(content.plans, phase).flatMap((plan) => plan.data.kinds);

/** The kinds that the plan names for a phase; where it leaves the phase out, all of them (MP-15). */
function plannedKinds(content: Content, phase: Phase) {
  const titles = inCourse(content.plans, phase)[0]?.data.titles[phase.id];
  return kindsOf(content, phase).filter(({ key }) => titles === undefined || key in titles);
}

export const plannedItemsRule: Rule = {
  id: 'MP-14',
  title: 'A phase has an item of every kind that the plan names for it, or none, each in its file',
  why: 'Items open one after the other: where one is missing, those behind it never open and the phase is never done.',
  severity: 'error',
  run: (content) => [
    ...content.phases.flatMap((phase) => missing(content, phase)),
    // The Core line has a rule of its own, MP-22.
    ...itemsOf(content)
      .filter((item) => item.phaseId !== CORE_ID)
      .flatMap((item) => misplaced(content, item)),
  ],
};

type Phase = Content['phases'][number];

function missing(content: Content, phase: Phase): Finding[] {
  const items = inCourse(itemsOf(content), phase).filter((item) => item.phaseId === phase.phaseId);
  if (items.length === 0) return [];
  const drafts = items.filter((item) => !isShipped(item));
  if (drafts.length > 0 && drafts.length < items.length) {
    const message = `${phase.id} has drafts beside items that are shipped`;
    return [{ ...at(phase), message, fix: `finish ${drafts.map((item) => item.id).join(', ')}` }];
  }
  return plannedKinds(content, phase).flatMap(({ key: type }) => {
    const isThere = items.some((item) => item.data.type === type);
    if (isThere || content.refusedMentions.has(idOf(content, phase, type))) return [];
    const message = `${phase.id} has items, but no ${type}`;
    return [{ ...at(phase), message, fix: `write ${type}.yaml beside its phase.yaml` }];
  });
}

function misplaced(content: Content, item: ItemSource): Finding[] {
  const { type } = item.data;
  const phase = inCourse(content.phases, item).find((one) => one.phaseId === item.phaseId);
  if (!phase) {
    if (content.refusedMentions.has(item.phaseId)) return [];
    const message = `${item.id} stands in a folder without a phase.yaml`;
    return [{ ...at(item), message, fix: `describe the phase in ${item.phaseId}/phase.yaml` }];
  }
  const kinds = kindsOf(content, phase);
  const kind = kinds.find(({ key }) => key === type);
  if (kinds.length > 0 && kind?.form !== item.form) {
    const message = kind
      ? `${item.id} has the form ${item.form}, its kind has the form ${kind.form}`
      : `there is no kind ${type} in the plan of the path`;
    return [
      { ...at(item, ['type']), message, fix: 'correct the type, or add the kind to path.yaml' },
    ];
  }
  if (kind && !plannedKinds(content, phase).includes(kind)) {
    const message = `the plan names no ${type} for ${phase.id}`;
    const fix = `give it a title in path.yaml, or take ${type}.yaml away`;
    return [{ ...at(item, ['type']), message, fix }];
  }
  const id = idOf(content, phase, type);
  if (item.id !== id) {
    const message = `the id "${item.id}" is not that of this item`;
    return [{ ...at(item, ['id']), message, fix: `write ${id}` }];
  }
  if (item.file.endsWith(`/${type}.yaml`)) return [];
  const message = `a ${type} stands in a file of another name`;
  return [{ ...at(item, ['type']), message, fix: `move it to ${type}.yaml` }];
}
