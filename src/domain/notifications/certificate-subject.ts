// What a notification of a certificate is about: the certificate's id and what it is of, in one text.

/** What a certificate is of, by its key, and where it is shown. */
export interface CertificateSubject {
  readonly certificateId: string;
  /** The key of a course or of an occurrence of an event. */
  readonly of: string;
}

/** The text that a notification keeps. Ids of certificates hold no slash, keys are at least one letter. */
export const certificateSubject = ({ certificateId, of }: CertificateSubject): string =>
  `${certificateId}/${of}`;

/** What such a text says; undefined for any other text. */
export function readCertificateSubject(subjectId: string): CertificateSubject | undefined {
  const [, certificateId, of] = /^([A-Za-z0-9_-]+)\/(.+)$/.exec(subjectId) ?? [];
  return certificateId === undefined || of === undefined ? undefined : { certificateId, of };
}
