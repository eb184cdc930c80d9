// An expected failure is a value with a code of our domain; a bug throws.

export type Ok<T> = { readonly ok: true; readonly value: T };
export type Err<E> = { readonly ok: false; readonly error: E };

/** What a rule or a use case answers: the value, or the expected failure with its facts. */
export type Result<T, E> = Ok<T> | Err<E>;

/** Wraps a value as a success. */
export const ok = <T>(value: T): Ok<T> => ({ ok: true, value });

/** Wraps an expected failure, for example `err({ code: 'mission.locked' })`. */
export const err = <E>(error: E): Err<E> => ({ ok: false, error });
