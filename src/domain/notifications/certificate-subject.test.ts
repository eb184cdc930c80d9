import { expect, test } from 'vitest';
import { certificateSubject, readCertificateSubject } from './certificate-subject.ts';

test.each(['a-course', 'an.event@2026-11-23'])(
  'what a certificate is of is read as it was written: %s',
  (of) => {
    const subject = { certificateId: 'Ab_-9', of };
    expect(readCertificateSubject(certificateSubject(subject))).toEqual(subject);
  },
);

test.each(['', 'a-course', '/a-course', 'Ab_-9/'])('%j tells of no certificate', (text) => {
  expect(readCertificateSubject(text)).toBeUndefined();
});
