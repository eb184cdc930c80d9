import type { Step } from '#domain/catalog/catalog.ts';
import type { LessonSource, MissionSource } from './content.ts';

/** The steps of something read card by card, with their readings compiled. */
export function toSteps({ data, bodies }: MissionSource | LessonSource): Step[] {
  return data.steps.map((step, index): Step => {
    if (step.kind === 'check') return { id: step.id, kind: 'check', questionId: step.question };
    if (step.kind === 'template') return step;
    const { legacy: _, ...reading } = step;
    return { ...reading, body: present(bodies[index], step.id) };
  });
}

/** For what the content check has made sure of. */
export function present<T>(thing: T | undefined, id: string): T {
  if (thing === undefined) throw new Error(`${id} is missing; the content check guards this.`);
  return thing;
}
