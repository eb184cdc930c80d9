// What done activities have left: documents that are made from stored answers whenever they are read.
import type { Deliverable, DeliverableCard, DeliverableSection } from '#contract/deliverables.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { PathItem } from '#domain/catalog/path.ts';
import { type Made, madeOf } from '#domain/deliverables/made.ts';
import { correctedIn, sectionOf } from '#domain/deliverables/section.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { taskFor } from '#domain/tasks/tasks.ts';
import type { Failure } from '#server/http/context.ts';
import { handedInTasks, stepRecords } from '#server/modules/record/records.usecases.ts';
import { whoseOf } from './activity.usecases.ts';
import type { ActivityRequest } from './open-play.usecases.ts';
import type { StudyDeps } from './study.usecases.ts';

/** What all done activities of the learner have left, the latest first. */
export async function listDeliverables(
  { db, catalog }: StudyDeps,
  learnerId: string,
): Promise<{ deliverables: DeliverableCard[] }> {
  const handedIn = await handedInTasks(db, learnerId);
  const all = [...handedIn].flatMap(([id, tasks]) => {
    const item = catalog.findItem(id);
    return item ? madeOf(item, tasks).map((made) => ({ item, made })) : [];
  });
  const latestFirst = all.toSorted((a, b) => b.made.madeAt - a.made.madeAt);
  return { deliverables: latestFirst.map(({ item, made }) => cardView(catalog, item, made)) };
}

/** One of them; it is the caller's own, as it is made from their answers. */
export async function readDeliverable(
  { db, catalog }: StudyDeps,
  learnerId: string,
  { activityRef, industry }: ActivityRequest,
): Promise<Result<Deliverable, Failure>> {
  const item = catalog.findItem(activityRef);
  if (!item) {
    const mission = catalog.findMissionByKey(activityRef) ?? catalog.findMission(activityRef);
    return err({ code: mission ? 'deliverable.not_made' : 'activity.not_found' });
  }
  const handedIn = await handedInTasks(db, learnerId, item.id);
  const all = madeOf(item, handedIn.get(item.id) ?? new Map());
  const made = industry === undefined ? all[0] : all.find((one) => one.industry === industry);
  if (!made) return err({ code: 'deliverable.not_made' });
  const stored = await stepRecords(db, learnerId, item.id);
  const sections = made.tasks.map((task) => {
    const { round = 1, work = null, ratings = null } = stored.get(task.id) ?? {};
    const step = taskFor(task, whoseOf({ activity: item }, learnerId), round);
    return sectionOf({ step, answer: work, ratings });
  });
  return ok({
    ...cardView(catalog, item, made),
    caseTitle: made.caseTitle,
    corrected: sections.reduce((sum, section) => sum + correctedIn(section), 0),
    // Read-only lists there, lists that may be changed on the wire: the same ones.
    sections: sections as unknown as DeliverableSection[],
    others: all.flatMap((other) => (other === made ? [] : (companyOf(catalog, item, other) ?? []))),
  });
}

function companyOf(catalog: CatalogIndex, { courseKey }: PathItem, { industry }: Made) {
  const { companies = [] } = catalog.findCourse(courseKey) ?? {};
  const found = companies.find(({ key }) => key === industry);
  return found ? { industry: found.key, company: found.company, name: found.name } : null;
}

function cardView(catalog: CatalogIndex, item: PathItem, made: Made): DeliverableCard {
  return {
    activityRef: item.id,
    activityTitle: item.title,
    courseKey: item.courseKey,
    phaseId: item.phaseId,
    itemName: item.key ?? item.kind,
    kind: item.kind,
    title: item.deliverable ?? item.title,
    company: companyOf(catalog, item, made),
    madeAt: new Date(made.madeAt).toISOString(),
  };
}
