// The body of a request: text in UTF-8 that holds one JSON object, or nothing.

/** A body that cannot be read; leaves as `request.invalid` with what it has to be. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
  readonly rule: 'utf8' | 'json' | 'object';

  constructor(rule: Unreadable['rule'], message: string) {
    super(message);
    this.rule = rule;
  }
}

// Without `fatal`, what is no UTF-8 would be stored as a row of question marks.
const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * The body as text, read once however often it is asked for.
 * @returns a function that throws `Unreadable` where the body is no UTF-8
 */
export function bodyText(request: { arrayBuffer(): Promise<ArrayBuffer> }): () => Promise<string> {
  let read: Promise<string> | undefined;
  const decode = async () => {
    const bytes = await request.arrayBuffer();
    try {
      return utf8.decode(bytes);
    } catch {
      throw new Unreadable('utf8', 'Send the body as UTF-8, not compressed.');
    }
  };
  return () => {
    read ??= decode();
    return read;
  };
}

/**
 * What a body says; undefined where there is none.
 * @throws Unreadable where it is no JSON, or JSON that is no object
 */
export function objectIn(text: string): object | undefined {
  if (text === '') return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Unreadable('json', 'Send the body as JSON.');
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new Unreadable('object', 'Send a JSON object.');
}
