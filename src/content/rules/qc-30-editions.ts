import { type ProseField, proseOf } from '../prose-fields.ts';
import type { CourseFile } from '../schema/course.ts';
import type { Rule } from './rule.ts';

export const editionsRule: Rule = {
  id: 'QC-30',
  title: 'Texts use the words and figures of the edition that is examined',
  why: 'Public material mixes editions, and a learner who studies an old figure loses the mark.',
  severity: 'error',
  run: (content) => {
    const byCourse = Map.groupBy(proseOf(content), (field) => field.owner.courseKey);
    return content.courses.flatMap((course) => {
      const fields = (byCourse.get(course.id) ?? []).filter((field) => !field.isLegacy);
      return course.data.outdated.flatMap((entry) => {
        const pattern = patternOf(entry.phrase);
        return fields.flatMap((field) => finding(field, pattern, entry));
      });
    });
  },
};

function finding(field: ProseField, pattern: RegExp, entry: CourseFile['outdated'][number]) {
  const match = pattern.exec(field.text);
  if (!match) return [];
  return [
    {
      ...field.placeOf(match.index),
      message: `"${match[0]}" belongs to an older edition`,
      fix: `${entry.instead}, or set legacy: true where the old edition is the subject`,
    },
  ];
}

/** The phrase with any white space, with or without a registered sign, as whole words. */
function patternOf(phrase: string): RegExp {
  const words = phrase.split(/\s+/).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\w.])${words.join('®?\\s*')}(?!\\w)`, 'i');
}
