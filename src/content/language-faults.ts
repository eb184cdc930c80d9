// What is wrong with a modelling language before its table can be made, and with the table itself.
import { membersOf } from '#domain/modelling/language.ts';
import { allowed, preferred, type Table, tableOf } from '#domain/modelling/table.ts';
import type { Path } from './located.ts';
import type { LanguageFile } from './schema/language.ts';

export interface LanguageFault {
  readonly path: Path;
  readonly message: string;
  readonly fix: string;
}

/** Names that nothing carries, and sets that are made of themselves or of later ones. */
export function nameFaults(language: LanguageFile): LanguageFault[] {
  const elements = language.elements.map(({ id }) => id);
  const sets = Object.keys(language.sets);
  const letters = language.relationships.map(({ letter }) => letter).join('');
  const among = (names: readonly string[], known: readonly string[], path: Path) =>
    names
      .filter((name) => !known.includes(name))
      .map((name) =>
        fault(path, `nothing is called ${name}`, 'correct the name, or add it before'),
      );
  const lettered = (types: string, path: Path) =>
    [...types]
      .filter((letter) => !letters.includes(letter))
      .map((letter) => fault(path, `no relationship has the letter ${letter}`, 'correct it'));
  const all = ['all', ...elements, ...sets];
  const pairs = (field: 'rules' | 'preferred') =>
    language[field].flatMap(({ from, to, types }, index) => [
      ...among([...from, ...to], all, [field, index]),
      ...lettered(types, [field, index, 'types']),
    ]);
  return [
    ...twice(elements, ['elements']),
    ...twice(
      language.relationships.map(({ letter }) => letter),
      ['relationships'],
    ),
    ...language.elements.flatMap(({ layer, aspect }, index) => [
      ...among(
        [layer],
        language.layers.map(({ id }) => id),
        ['elements', index, 'layer'],
      ),
      ...among(
        [aspect],
        language.aspects.map(({ id }) => id),
        ['elements', index, 'aspect'],
      ),
    ]),
    ...sets.flatMap((set, index) =>
      among(language.sets[set] ?? [], [...elements, ...sets.slice(0, index)], ['sets', set]),
    ),
    ...pairs('rules'),
    ...pairs('preferred'),
    ...language.cells.flatMap(({ from, to, types }, index) => [
      ...among([from, to], elements, ['cells', index]),
      ...lettered(types, ['cells', index, 'types']),
    ]),
    ...among(language.unions, elements, ['unions']),
    ...among(language.junction.mixedFrom, elements, ['junction', 'mixedFrom']),
    ...among(language.relation.containers, elements, ['relation', 'containers']),
    ...language.crossings.flatMap(({ from, to }, index) =>
      among(
        [...from, to],
        language.layers.map(({ domain }) => domain),
        ['crossings', index],
      ),
    ),
    ...language.viewpoints.flatMap(({ concepts }, index) =>
      among(concepts ?? [], all, ['viewpoints', index, 'concepts']),
    ),
    ...among(language.drills?.without ?? [], all, ['drills', 'without']),
    ...among(
      language.drills?.instead ?? [],
      language.relationships.map(({ id }) => id),
      ['drills', 'instead'],
    ),
  ];
}

/** The table of a language; undefined where its names do not hold together. */
export const soundTable = (language: LanguageFile): Table | undefined =>
  nameFaults(language).length > 0 ? undefined : tableOf(language);

/** Patterns that are preferred and not permitted. */
export const patternFaults = (table: Table, language: LanguageFile): LanguageFault[] =>
  language.preferred.flatMap(({ from, to }, index) =>
    [...membersOf(language, from)].flatMap((source) =>
      [...membersOf(language, to)].flatMap((target) => {
        const permitted = allowed(table, source, target);
        return preferred(table, source, target)
          .filter((type) => !permitted.includes(type))
          .map((type) =>
            fault(['preferred', index], `${source} ${type} ${target} is blocked`, 'leave it out'),
          );
      }),
    ),
  );

const fault = (path: Path, message: string, fix: string): LanguageFault => ({ path, message, fix });

const twice = (ids: readonly string[], path: Path): LanguageFault[] =>
  ids
    .filter((id, index) => ids.indexOf(id) < index)
    .map((id) => fault(path, `${id} stands twice`, 'keep one of them'));
