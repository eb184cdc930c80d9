// What a document that a learner fills in holds at most.

/** Characters of one cell. */
export const CELL_MAX = 5_000;
/** Characters of all cells of a document. */
export const DOCUMENT_MAX = 200_000;
/** Documents that a learner has at once. */
export const DOCUMENTS_MAX = 100;
/** Changes that are saved at once. */
export const CHANGES_MAX = 400;
/** Characters of a document's name. */
export const NAME_MAX = 100;
