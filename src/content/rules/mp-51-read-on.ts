import { keysOf } from '../bank.ts';
import type { Content, QuestionSource } from '../content.ts';
import { holdsName } from '../field-names.ts';
import { at } from '../located.ts';
import type { Finding } from '../problem.ts';
import { proseOf } from '../prose-fields.ts';
import { askedTextOf } from '../questions/questions.ts';
import { inCourse } from '../references.ts';
import type { NameGroupFile } from '../schema/names.ts';
import type { Rule } from './rule.ts';

/** Shorter names, such as Flow or Data Architecture, are explained in other words as well. */
const WORDS_FROM = 3;
/** Groups of names that are the steps of one chapter, which a source may name. */
const STEPS = 'steps-';

export const readOnRule: Rule = {
  id: 'MP-51',
  title:
    'Where the key is a name of the field, the lesson to read on in holds it, and the source of a step is its chapter',
  why: 'Whoever missed a name and is led to another phase looks for it in vain, and doubts the answer.',
  severity: 'error',
  run: (content) => {
    const texts = textsByActivity(content);
    return content.courses.flatMap((course) => {
      const names = inCourse(content.names, course).flatMap(({ id, data }) => named(id, data));
      return inCourse(content.questions, course)
        .filter(({ inBank }) => inBank)
        .flatMap((question) => [
          ...notTaught(question, names, texts.get(question.data.lesson ?? '')),
          ...fromElsewhere(question, names),
        ]);
    });
  },
};

interface Named {
  readonly name: string;
  /** The chapter whose step it is. */
  readonly chapter?: string;
}

function named(id: string, { names, source }: NameGroupFile): Named[] {
  return names
    .map((one) => (typeof one === 'string' ? one : one.name))
    .filter((name) => (name.match(/\p{L}+/gu) ?? []).length >= WORDS_FROM)
    .map((name) => (id.startsWith(STEPS) ? { name, chapter: source.chapter } : { name }));
}

/** What each item or mission says, in small letters. */
function textsByActivity(content: Content): ReadonlyMap<string, string> {
  const fields = proseOf(content).filter(({ kind }) => kind === 'item' || kind === 'mission');
  return new Map(
    [...Map.groupBy(fields, ({ owner }) => owner.id)].map(([id, those]) => [
      id,
      plain(those.map(({ text }) => text).join(' ')),
    ]),
  );
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').toLowerCase();

/** The names that a text holds, without those inside a longer one. */
function heldIn(text: string, names: readonly Named[]): Named[] {
  const held = names.filter(({ name }) => holdsName(plain(text), plain(name)));
  return held.filter(
    ({ name }) => !held.some((other) => other.name !== name && holdsName(other.name, name)),
  );
}

/** Ways on of a scenario name much beside the point, so only options that are chosen by their name count. */
const keyedBy = ({ data }: QuestionSource, names: readonly Named[]): Named[] =>
  data.type === 'sc' || data.type === 'ms'
    ? keysOf(data).flatMap(({ text }) => heldIn(text, names))
    : [];

function notTaught(
  question: QuestionSource,
  names: readonly Named[],
  lesson: string | undefined,
): Finding[] {
  if (lesson === undefined) return [];
  const missed = keyedBy(question, names).filter(({ name }) => !holdsName(lesson, plain(name)));
  return [...new Set(missed.map(({ name }) => name))].map((name) => ({
    ...at(question, ['lesson']),
    message: `${question.data.lesson} does not hold "${name}", the key of ${question.id}`,
    fix: 'name the lesson, artifact or deep dive that holds it',
  }));
}

function fromElsewhere(question: QuestionSource, names: readonly Named[]): Finding[] {
  const said = question.data.ref.split(', ').at(-1) ?? '';
  const isChapter = (chapter: string | undefined) => chapter?.startsWith(said) === true;
  if (!names.some(({ chapter }) => isChapter(chapter))) return [];
  const ofChapters = names.filter(({ chapter }) => chapter);
  const steps = [
    ...keyedBy(question, ofChapters),
    ...heldIn(askedTextOf(question.data), ofChapters),
  ];
  if (steps.length === 0 || steps.some(({ chapter }) => isChapter(chapter))) return [];
  return [
    {
      ...at(question, ['ref']),
      message: `"${steps[0]!.name}" is no step of ${said}`,
      fix: `name its chapter: ${steps[0]!.chapter}`,
    },
  ];
}
