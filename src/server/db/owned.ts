// A row whose owner a query has checked: use cases take it, so that an id alone reaches nobody's rows.

declare const ownership: unique symbol;

/** Made by queries only, which a wall holds. */
export type Owned<T> = T & { readonly [ownership]: true };

/** Says that the query which read this row asked for its owner, or is a job of the server's own. */
export const owned = <T>(row: T): Owned<T> => row as Owned<T>;
