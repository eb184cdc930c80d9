// Nobody has to know what a course's short name stands for: content spells it out where it is met first.
import { expect, test } from 'vitest';
import { productCatalogIndex } from './support/catalog.ts';

const catalog = productCatalogIndex();

/** In English; ArchiMate is a name, and what it names is said. */
const stands = {
  togaf: 'The Open Group Architecture Framework',
  pmp: 'Project Management Professional',
  archimate: 'he modeling language for enterprise architecture',
};

test.each(Object.entries(stands))(
  '%s is spelled out on the doorstep, in the picker and on the first card',
  (key, name) => {
    const course = catalog.findCourse(key)!;
    expect(course.subject.en).toContain(name);
    expect(course.description.en).toContain(name);
    const [first] = catalog.missionsOf(key);
    expect(JSON.stringify(first?.steps[0])).toContain(name);
  },
);

test.each(['togaf', 'pmp'])('the name of %s is the same in every language', (key) => {
  const { subject, description } = catalog.findCourse(key)!;
  for (const text of [...Object.values(subject), ...Object.values(description)]) {
    expect(text).toContain(stands[key as keyof typeof stands]);
  }
});
