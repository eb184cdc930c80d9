// Certificates: the learner's own, what a stranger sees, and what is printed on one.
import { number } from './words.ts';

export const certificates = {
  title: 'Certificates',
  loading: 'Loading your certificates...',
  failed: 'Your certificates did not load',
  failedText: 'They are kept on the server. Check the connection and try again.',
  lead: 'Finish everything that counts in a course, and its certificate is yours for good.',
  progress: (percent: number) => `${number(percent)}% done`,
  open: 'The certificate opens at 100%.',
  go: (course: string) => `Go on with ${course}`,
  issue: 'Get certificate',
  issueNamed: (course: string) => `Get the certificate of ${course}`,
  issuing: 'Issuing...',
  issueFailed: 'It was not issued. Try again.',
  issued: (day: string) => `Issued on ${day}`,
  download: 'Download PDF',
  downloadNamed: (course: string) => `Download the certificate of ${course} as PDF`,
  verify: 'Public page',
  verifyNamed: (course: string) => `Public page of the certificate of ${course}`,
  sharing:
    'Whoever has the link of the public page sees your name, the course and the day, and nothing else.',
  page: {
    title: 'Certificate',
    loading: 'Looking the certificate up...',
    valid: 'This certificate is valid',
    validText: 'It was issued here, for everything that counts in this course.',
    name: 'Issued to',
    course: 'Course',
    day: 'Issued on',
    id: 'Number',
    invalid: 'No such certificate',
    invalidText:
      'Nothing was issued under this address. A letter may be missing, or its owner has deleted their account.',
    failed: 'The certificate could not be looked up',
    failedText: 'Check the connection and try again.',
  },
  pdf: {
    title: 'Certificate of completion',
    given: 'This certificate is awarded to',
    finished: 'for completing the course',
    issued: (day: string) => `Issued on ${day}`,
    verify: 'Anybody can verify it here:',
    notOfficial: 'This is a certificate of study and not an official certification.',
  },
};
