// Of several documents that a learner made from one template, the one that was begun last is meant.
interface MadeDocument {
  /** Null where the template is gone: then it cannot be opened. */
  readonly template: { readonly key: string; readonly courseKey: string } | null;
  /** As the API has it, so that texts compare as moments do. */
  readonly createdAt: string;
}

/** The document that was begun last from a template; of two of one moment, the first. */
export function newestOf<D extends MadeDocument>(
  documents: readonly D[],
  of: { readonly key: string; readonly courseKey: string },
): D | undefined {
  return documents
    .filter(({ template }) => template?.key === of.key && template.courseKey === of.courseKey)
    .reduce<D | undefined>(
      (newest, one) => (newest === undefined || one.createdAt > newest.createdAt ? one : newest),
      undefined,
    );
}
