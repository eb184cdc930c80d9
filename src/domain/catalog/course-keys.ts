// The keys by which addresses and rows name a course and what is the course's own.

/** The course's key in addresses and in every learner's row. */
export type CourseKey = string;

/** The key of one of a course's kinds of items; it names the item's file and address in a phase. */
export type ItemType = string;

/** The key of one of a course's case companies, each of another industry. */
export type Industry = string;

/** The key of one of a course's tracks. */
export type Track = string;
