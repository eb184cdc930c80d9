// What the first release knew of one course only. Its nodes insert profiles without these values and read
// them, so the columns and their defaults stay until the release after this one takes them away.

export const FIRST_RELEASE = { courseKey: 'togaf', track: 'exam-ready', industry: 'BFSI' } as const;
