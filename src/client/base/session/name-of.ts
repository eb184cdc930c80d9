// What a learner is called in the profile menu (brief 1, 2.4).

/**
 * The full name if both parts exist, otherwise the part that does; without either the part of the
 * e-mail before the at sign, otherwise the default label.
 */
export function nameOf(
  learner: { firstName: string; lastName: string; email: string },
  otherwise: string,
): string {
  const full = `${learner.firstName.trim()} ${learner.lastName.trim()}`.trim();
  if (full !== '') return full;
  const local = learner.email.split('@')[0]?.trim() ?? '';
  return local === '' ? otherwise : local;
}

/** One or two letters for the round sign in the header. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s._-]+/u).filter((word) => word !== '');
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters
    .map((word) => (word === undefined ? '' : ([...word][0] ?? '')))
    .join('')
    .toLocaleUpperCase();
}
