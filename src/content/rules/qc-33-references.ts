import { type Content, cardsOf, itemsOf } from '../content.ts';
import { at, type Located } from '../located.ts';
import type { Finding } from '../problem.ts';
import type { Rule } from './rule.ts';

export const referencesRule: Rule = {
  id: 'QC-33',
  title: 'Questions and activities name a known source and were checked within a year',
  why: 'Standards and outlines change; a learner must be able to see what a statement rests on, and when it was true.',
  severity: 'warning',
  run: (content) => [
    ...content.courses.flatMap((course) => age(course, content.today)),
    ...[...content.missions, ...itemsOf(content)].flatMap((activity) =>
      age(activity, content.today),
    ),
    ...[...cardsOf(content), ...content.labs].flatMap((activity) =>
      activity.data.refs.flatMap((ref, index) => known(content, activity, ref, ['refs', index])),
    ),
    ...content.papers.flatMap((paper) => age(paper, content.today)),
    ...content.questions.flatMap((question) => [
      ...age(question, content.today),
      ...known(content, question, question.data.ref, ['ref']),
    ]),
  ],
};

function age(thing: Located<{ checkedOn: string }>, today: string): Finding[] {
  const { checkedOn } = thing.data;
  const place = at(thing, ['checkedOn']);
  if (checkedOn > today) {
    return [
      { ...place, message: `${checkedOn} lies in the future`, fix: 'write the day it was checked' },
    ];
  }
  if (checkedOn >= aYearBefore(today)) return [];
  const message = `last checked on ${checkedOn}, over a year ago`;
  return [{ ...place, message, fix: 'check it against its source again and date it' }];
}

function known(
  content: Content,
  thing: Located<unknown>,
  ref: string,
  path: readonly PropertyKey[],
): Finding[] {
  const course = content.courses.find((one) => one.id === thing.courseKey);
  if (!course || course.data.references.some((known) => ref.startsWith(known))) return [];
  const message = `"${ref}" is no known source`;
  const fix = `begin with one of the course's references: ${course.data.references.join('; ')}`;
  return [{ ...at(thing, path), message, fix }];
}

const aYearBefore = (day: string): string => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
