import { banksOf, hasOneKey, percent, type QuestionSource } from '../bank.ts';
import { at } from '../located.ts';
import type { Finding } from '../problem.ts';
import { optionSetsOf } from '../questions/questions.ts';
import type { Rule } from './rule.ts';

const PLACES = 4;
const RUN_MAX = 5;
const CHI_SQUARE_FROM = 100;
/** Chi-square at p = 0.01 with three degrees of freedom: four places. */
const CHI_SQUARE_MAX = 11.34;
/** What somebody who always picks one place may get right; one of four is chance. */
const SHARE_MAX = 0.3;
/** Below this many questions one more or less moves a share by a fifth and says nothing. */
const SHARE_FROM = 6;
/** Of fewer pictures two at one place are chance. */
const PICTURES_FROM = 4;

export const keyPositionsRule: Rule = {
  id: 'QC-12',
  title: 'Keys are spread evenly over the authored places, in each bank and difficulty',
  why: 'A habit of placing the key shows wherever options are seen as written, as in lessons, quizzes and exports.',
  severity: 'warning',
  run: (content) =>
    [...banksOf(content)].flatMap(([name, bank]) => {
      const single = bank.filter(hasOneKey);
      return [
        ...samePlaces(bank),
        ...longRuns(single),
        ...uneven(single, name),
        ...groupsOf(single, name).flatMap(([group, items]) => crowded(items, group, name)),
      ];
    }),
  report: (content) =>
    [...banksOf(content)].flatMap(([name, bank]) =>
      groupsOf(bank.filter(hasOneKey), name).map(([group, items]) => said(items, group)),
    ),
};

/** Where the key stands in the list, from 0. Ids stay with their texts, so they say nothing of it. */
function placeOf({ data }: QuestionSource): number {
  const [set] = optionSetsOf(data);
  return set?.options.findIndex(({ id }) => set.answer.includes(id)) ?? -1;
}

const counts = (single: readonly QuestionSource[]): number[] =>
  Array.from(
    { length: PLACES },
    (_, place) => single.filter((question) => placeOf(question) === place).length,
  );

/** A bank as a whole, and each of its difficulties. */
const groupsOf = (single: QuestionSource[], name: string): [string, QuestionSource[]][] => [
  ...(single.length > 0 ? [[name, single] as [string, QuestionSource[]]] : []),
  ...Map.groupBy(single, ({ data }) => `${name} ${data.difficulty}`),
];

const said = (items: readonly QuestionSource[], group: string): string => {
  const most = Math.max(...counts(items));
  return `${group}: keys by place ${counts(items).join(' ')}, always the same place gets at most ${percent(most, items.length)}`;
};

function longRuns(single: readonly QuestionSource[]): Finding[] {
  let run = 0;
  return single.flatMap((question, index) => {
    const before = single[index - 1];
    run = before && placeOf(before) === placeOf(question) ? run + 1 : 1;
    if (run !== RUN_MAX + 1) return [];
    const message = `more than ${RUN_MAX} keys in a row stand at place ${placeOf(question) + 1}`;
    return [{ ...at(question, ['options']), message, fix: 'reorder the options of some of them' }];
  });
}

function uneven(single: readonly QuestionSource[], name: string): Finding[] {
  const [first] = single;
  if (!first || single.length < CHI_SQUARE_FROM) return [];
  const expected = single.length / PLACES;
  const observed = counts(single);
  const chiSquare = observed.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  if (chiSquare < CHI_SQUARE_MAX) return [];
  return [
    {
      ...at(first, ['options']),
      id: name,
      message: `${name}: keys by place ${observed.join(' ')}, chi-square ${chiSquare.toFixed(1)}`,
      fix: `reorder options until it is below ${CHI_SQUARE_MAX}`,
    },
  ];
}

/** Pictures have their areas in an order too, and a bank has few of them: no place has over half of their keys. */
function samePlaces(bank: readonly QuestionSource[]): Finding[] {
  const keys = bank.flatMap((question) => {
    const { data } = question;
    if (data.type !== 'hotspot') return [];
    return [{ question, place: data.areas.findIndex(({ id }) => data.answer.includes(id)) + 1 }];
  });
  return [...Map.groupBy(keys, ({ place }) => place)].flatMap(([place, same]) => {
    const [first] = same;
    if (!first || keys.length < PICTURES_FROM || 2 * same.length <= keys.length) return [];
    const message = `${same.length} of ${keys.length} pictures have their key at place ${place}`;
    return [{ ...at(first.question, ['areas']), message, fix: 'move the key in some of them' }];
  });
}

/** One place holds too many keys; a small group may have as many as its most even spread. */
function crowded(items: readonly QuestionSource[], group: string, name: string): Finding[] {
  const [first] = items;
  const most = Math.max(...counts(items));
  const allowed = Math.max(Math.floor(items.length * SHARE_MAX), Math.ceil(items.length / PLACES));
  if (!first || items.length < SHARE_FROM || most <= allowed) return [];
  const fix = `move lines of options, ids and all, until no place has more than ${allowed} keys`;
  return [{ ...at(first, ['options']), id: name, message: said(items, group), fix }];
}
