import { type Content, isShipped, itemsOf } from '../content.ts';
import { at } from '../located.ts';
import type { Finding } from '../problem.ts';
import { inCourse } from '../references.ts';
import type { Rule } from './rule.ts';

export const phasesRule: Rule = {
  id: 'MP-13',
  title: 'Phases stand in one order, and each needs only phases before it',
  why: 'A phase that waits for itself, for a later one or for one without content stays locked for every learner.',
  severity: 'error',
  run: (content) => content.phases.flatMap((phase) => faults(content, phase)),
};

type Phase = Content['phases'][number];

function faults(content: Content, phase: Phase): Finding[] {
  const { short, order, prerequisites } = phase.data;
  const others = inCourse(content.phases, phase).filter((other) => other !== phase);
  const found = (field: string | [string, number], message: string, fix: string): Finding => ({
    ...at(phase, [field].flat()),
    message,
    fix,
  });
  const findings: Finding[] = [];
  if (phase.id !== phase.phaseId) {
    const message = `the id "${phase.id}" is not the name of the folder ${phase.phaseId}`;
    findings.push(found('id', message, 'make id and folder the same'));
  }
  const before = content.phases.slice(0, content.phases.indexOf(phase));
  const twin = inCourse(before, phase).find((other) => other.data.short === short);
  if (twin) {
    const message = `"${short}" is also the short name of ${twin.id}`;
    findings.push(found('short', message, 'give each phase a short name of its own'));
  }
  // Where a phase.yaml was refused, the places of the others are not the fault.
  const isWhole = !content.found.schema.some(({ file }) => file.endsWith('/phase.yaml'));
  if ((isWhole && order > others.length) || others.some((other) => other.data.order === order)) {
    const message = `${phase.id} stands at place ${order}, which is taken or beyond the end`;
    findings.push(found('order', message, `number the phases from 0 to ${others.length}`));
  }
  prerequisites.forEach((id, index) => {
    const needed = id === phase.id ? phase : others.find((other) => other.id === id);
    if (!needed) return;
    if (needed.data.order >= order) {
      const message = `${phase.id} needs ${id}, which does not come before it`;
      findings.push(found(['prerequisites', index], message, 'need phases with a lower order'));
    } else if (isWritten(content, phase) && !isWritten(content, needed)) {
      const message = `${phase.id} is written, but it needs ${id}, which is not`;
      findings.push(found(['prerequisites', index], message, 'write phases in their order'));
    }
  });
  return findings;
}

const isWritten = (content: Content, phase: Phase): boolean =>
  inCourse(itemsOf(content), phase).some(
    (item) => item.phaseId === phase.phaseId && isShipped(item),
  );
