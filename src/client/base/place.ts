// Where the page is: the path and search behind the hash. Pure; `navigation.tsx` moves.

/** A path behind the hash, for example `/missions/first-orientation`. */
export type Address = `/${string}`;

export type SearchText = Readonly<Record<string, string>>;

export interface Place {
  /** The path behind the hash, always with its leading slash. */
  path: string;
  search: SearchText;
}

/** Reads `location.hash`; an empty one is the root. Texts stay texts: `?q=01` is not a number. */
export function placeOf(hash: string): Place {
  const address = hash.replace(/^#/, '');
  const at = address.indexOf('?');
  const path = at < 0 ? address : address.slice(0, at);
  const query = at < 0 ? '' : address.slice(at + 1);
  return {
    path: path.startsWith('/') ? path : `/${path}`,
    search: Object.fromEntries(new URLSearchParams(query)),
  };
}

/** The address of a place; a search value that is empty or undefined is left out. */
export function addressOf(path: string, search: Record<string, string | undefined>): Address {
  const others = Object.entries(search).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
  );
  const query = new URLSearchParams(others).toString();
  const withSlash: Address = path.startsWith('/') ? (path as Address) : `/${path}`;
  return query === '' ? withSlash : `${withSlash}?${query}`;
}
