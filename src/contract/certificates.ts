// Certificates of finished courses: the learner's own, and what a stranger with the id may see.
import { z } from 'zod';
import { fails } from './errors.ts';
import { courseKeySchema, instantSchema, localizedTextSchema } from './fields.ts';
import { byCourse } from './learning.ts';
import { read, write } from './policy.ts';

/** 128 random bits in base64url. */
export const certificateIdSchema = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

export const certificateSchema = z.object({
  id: certificateIdSchema,
  /** The learner's name on the day it was issued. */
  name: z.string(),
  issuedAt: instantSchema,
});
export type Certificate = z.infer<typeof certificateSchema>;

export const certificateListSchema = z.array(
  z.object({
    courseKey: courseKeySchema,
    title: z.string(),
    /** The course's progress; at 100 the certificate can be had. */
    percent: z.int(),
    certificate: certificateSchema.nullable(),
  }),
);
export type CertificateList = z.infer<typeof certificateListSchema>;

export const publicCertificateSchema = certificateSchema.extend({
  /** The title of the course or event, and what it is about. */
  course: z.string(),
  subject: localizedTextSchema,
  /** Where it is of an event: its name and its first and last day; null for a course. */
  event: z
    .object({ name: localizedTextSchema, firstDay: z.string(), lastDay: z.string() })
    .nullable(),
});
export type PublicCertificate = z.infer<typeof publicCertificateSchema>;

export const certificatesContract = {
  list: read('learner')
    .route({
      method: 'GET',
      path: '/certificates',
      tags: ['certificates'],
      summary: 'My certificates',
    })
    .output(certificateListSchema),
  /** Issues the certificate of a course that is finished; repeating it answers the same one. */
  issue: write('learner', { idempotency: 'none' })
    .route({
      method: 'POST',
      path: '/courses/{courseKey}/certificate',
      tags: ['certificates'],
      summary: 'Have my certificate issued',
    })
    .errors(fails('course.not_found', 'certificate.course_open'))
    .input(byCourse)
    .output(certificateSchema),
  /** Says to anybody who has the id whose certificate it is; nothing else of the learner. */
  verify: read('anyone')
    .route({
      method: 'GET',
      path: '/certificates/{certificateId}',
      tags: ['certificates'],
      summary: 'Verify a certificate',
    })
    .errors(fails('certificate.not_found'))
    .input(z.strictObject({ certificateId: certificateIdSchema }))
    .output(publicCertificateSchema),
};
