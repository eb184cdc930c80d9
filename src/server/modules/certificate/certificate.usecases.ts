// Issuing a certificate once for a finished course, showing it to strangers, drawing it.
import { randomBytes } from 'node:crypto';
import type { Certificate, CertificateList, PublicCertificate } from '#contract/certificates.ts';
import type { Locale } from '#contract/fields.ts';
import type { Course } from '#domain/catalog/catalog.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { EventTemplate } from '#domain/events/event-template.ts';
import { type Occurrence, occurrenceOn, partsOf } from '#domain/events/occurrence.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { addDays } from '#domain/kernel/time.ts';
import {
  type CertificateSubject,
  certificateSubject,
} from '#domain/notifications/certificate-subject.ts';
import { courseProgress } from '#domain/progress/course-progress.ts';
import type { Executor, Transaction } from '#server/db/database.ts';
import type { Failure } from '#server/http/context.ts';
import {
  findCourseChoice,
  type LockedLearner,
  lockLearner,
} from '#server/modules/learner/learner.usecases.ts';
import { notify } from '#server/modules/notification/notification.usecases.ts';
import { activityRecords } from '#server/modules/record/records.usecases.ts';
import { looksOf } from '#server/modules/store/store.usecases.ts';
import {
  addCertificate,
  addEventCertificate,
  certificatesOf,
  eventCertificateRows,
  findCertificate,
} from './certificate.queries.ts';

/** 128 bits, as nobody can guess them. */
const ID_BYTES = 16;

async function percentOf(
  db: Executor,
  catalog: CatalogIndex,
  course: Course,
  learnerId: string,
): Promise<number> {
  const records = await activityRecords(db, learnerId, course.key);
  const { track } = await findCourseChoice(db, course, learnerId);
  return courseProgress(catalog, course.key, { records, track }).percent;
}

const viewOf = (row: { id: string; name: string; issuedAt: Date }): Certificate => ({
  id: row.id,
  name: row.name,
  issuedAt: row.issuedAt.toISOString(),
});

/** Every course with how far the learner is, and the certificate where one was issued. */
export async function listCertificates(
  db: Executor,
  catalog: CatalogIndex,
  learnerId: string,
): Promise<CertificateList> {
  const issued = new Map(
    (await certificatesOf(db, learnerId)).map((row) => [row.courseKey, viewOf(row)]),
  );
  const courses: CertificateList = [];
  for (const course of catalog.courses) {
    courses.push({
      courseKey: course.key,
      title: course.title,
      percent: await percentOf(db, catalog, course, learnerId),
      certificate: issued.get(course.key) ?? null,
    });
  }
  return courses;
}

/**
 * Issues the certificate of a course of which everything is done; a second time it is the same one.
 * What is done later, such as another track, takes it from nobody.
 */
export async function issueCertificate(
  tx: Transaction,
  catalog: CatalogIndex,
  learnerId: string,
  courseKey: string,
): Promise<Result<Certificate, Failure>> {
  const course = catalog.findCourse(courseKey);
  const learner = await lockLearner(tx, learnerId);
  if (!course || !learner) return err({ code: 'course.not_found' });
  const standing = (await certificatesOf(tx, learnerId)).find((row) => row.courseKey === courseKey);
  if (standing) return ok(viewOf(standing));
  if ((await percentOf(tx, catalog, course, learnerId)) < 100) {
    return err({ code: 'certificate.course_open' });
  }
  const row = await addCertificate(tx, {
    learnerId,
    courseKey,
    id: randomBytes(ID_BYTES).toString('base64url'),
    name: learner.displayName,
    issuedAt: new Date(learner.now),
  });
  await tellOf(tx, learner, { certificateId: row.id, of: courseKey, courseKey });
  return ok(viewOf(row));
}

/** Where it is shown stays at hand for the day somebody asks for it. */
async function tellOf(
  tx: Transaction,
  learner: LockedLearner,
  { courseKey, ...subject }: CertificateSubject & { readonly courseKey: string | null },
): Promise<void> {
  const subjectId = certificateSubject(subject);
  await notify(tx, learner, [{ kind: 'certificate_issued', courseKey, subjectId }]);
}

/** The ids of the learner's certificates of events, by occurrence. */
export async function eventCertificatesOf(
  db: Executor,
  learnerId: string,
): Promise<Map<string, string>> {
  const rows = await eventCertificateRows(db, learnerId);
  return new Map(rows.map(({ occurrenceId, id }) => [occurrenceId, id]));
}

/** Issues the certificate of an event once; the caller has seen that the learner completed it. @returns its id */
export async function issueEventCertificate(
  tx: Transaction,
  learner: LockedLearner,
  occurrenceId: string,
): Promise<string> {
  const standing = (await eventCertificatesOf(tx, learner.id)).get(occurrenceId);
  if (standing !== undefined) return standing;
  const row = await addEventCertificate(tx, {
    learnerId: learner.id,
    occurrenceId,
    id: randomBytes(ID_BYTES).toString('base64url'),
    name: learner.displayName,
    issuedAt: new Date(learner.now),
  });
  await tellOf(tx, learner, { certificateId: row.id, of: occurrenceId, courseKey: null });
  return row.id;
}

/** What a certificate is of. */
type Subject =
  | { readonly kind: 'course'; readonly course: Course }
  | { readonly kind: 'event'; readonly event: EventTemplate; readonly occurrence: Occurrence };

function subjectOf(
  catalog: CatalogIndex,
  { courseKey, occurrenceId }: { courseKey: string | null; occurrenceId: string | null },
): Subject | undefined {
  const course = courseKey === null ? undefined : catalog.findCourse(courseKey);
  if (course) return { kind: 'course', course };
  const parts = partsOf(occurrenceId ?? '');
  const event = parts && catalog.findEvent(parts.templateId);
  const occurrence = event && occurrenceOn(event, parts.startsOn);
  return occurrence && { kind: 'event', event, occurrence };
}

/** What a stranger with the id may see: whose it is, of what and since when. */
export async function verifyCertificate(
  db: Executor,
  catalog: CatalogIndex,
  id: string,
): Promise<Result<PublicCertificate, Failure>> {
  const row = await findCertificate(db, id);
  const of = row && subjectOf(catalog, row);
  if (!row || !of) return err({ code: 'certificate.not_found' });
  return ok({
    id: row.id,
    name: row.name,
    course: of.kind === 'course' ? of.course.title : of.event.name.en,
    subject: of.kind === 'course' ? of.course.subject : of.event.description,
    event:
      of.kind === 'course'
        ? null
        : {
            name: of.event.name,
            firstDay: of.occurrence.startsOn,
            lastDay: addDays(of.occurrence.endsOn, -1),
          },
    issuedAt: row.issuedAt.toISOString(),
  });
}

/**
 * The certificate as a PDF in its learner's language and design.
 * @param site where this installation is reached
 */
export async function certificatePdf(
  db: Executor,
  catalog: CatalogIndex,
  { id, site }: { readonly id: string; readonly site: string },
): Promise<Uint8Array | undefined> {
  const row = await findCertificate(db, id);
  const of = row && subjectOf(catalog, row);
  if (!row || !of) return undefined;
  const looks = await looksOf(db, catalog, { id: row.learnerId, now: row.now });
  // The generator takes memory that few requests need.
  const { drawCertificate } = await import('./certificate-pdf.ts');
  return drawCertificate({
    id,
    name: row.name,
    of:
      of.kind === 'course'
        ? {
            kind: 'course',
            title: of.course.title,
            subject: of.course.subject,
            legalNotice: of.course.legalNotice,
            color: of.course.colors.light.accent,
          }
        : {
            kind: 'event',
            name: of.event.name,
            firstDay: of.occurrence.startsOn,
            lastDay: addDays(of.occurrence.endsOn, -1),
          },
    issuedAt: row.issuedAt,
    timeZone: row.timeZone,
    locale: row.locale as Locale,
    address: `${site}/#/certificates/${id}`,
    isPremium: looks.includes('premium-certificate'),
  });
}
