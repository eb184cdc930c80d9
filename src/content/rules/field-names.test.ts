import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { aQuestion, messagesOf, type StubParts } from '#tests/support/stub-content.ts';
import { withPath } from '#tests/support/stub-path.ts';
import { holdsName, nearMissFinder } from '../field-names.ts';
import type { ChoiceFile } from '../questions/choice.ts';
import type { NameGroupFile } from '../schema/names.ts';

const aGroup = (changes: Partial<NameGroupFile> = {}): NameGroupFile => ({
  id: 'papers-of-the-house',
  title: 'Papers of the house',
  unit: 'dm.u1',
  source: { part: 'Demo Standard', chapter: 'Papers' },
  copies: ['published text', 'course notes'],
  names: ['Letter of Grain Delivery'],
  ...changes,
});

/** Lays names, a sentence in each lesson and a question of a bank into the stub content. */
const withNames = (
  group: Partial<NameGroupFile>,
  sentence: string,
  question: Partial<ChoiceFile> = {},
) =>
  withPath((path, parts: StubParts) => {
    path.lesson.objectives = ['dm.u1'];
    const first = path.lesson.steps.find((step) => step.kind === 'reading');
    if (first?.kind === 'reading') first.body = `${sentence} ${first.body}`;
    parts.files['courses/demo/names.yaml'] = stringify([aGroup(group)]);
    parts.files['courses/demo/banks/mock/u1.yaml'] = stringify([
      aQuestion(4, { id: 'dm.q.u1.0104', lesson: 'ms.demo.a', ...question }),
    ]);
  });

const SENTENCE = 'The miller signs the **Letter of Grain Delivery** today.';
const messages = (...args: Parameters<typeof withNames>) => messagesOf('QC-41', withNames(...args));

describe('QC-41', () => {
  test('is content with a name that stands word for word in a lesson of its unit', () => {
    expect(messages({}, SENTENCE)).toEqual([]);
  });

  test('finds a name that lessons paraphrase', () => {
    expect(messages({}, 'The miller signs the letter on the delivery of grain.')).toEqual([
      'no lesson of dm.u1 holds "Letter of Grain Delivery"',
    ]);
  });

  test('looks for names in lessons once the course teaches, and in its banks before that', () => {
    const stem = 'Who signs the Letter of Delivery when the miller is out of the house?';
    const untaught = withNames({}, 'The miller signs the letter.', { stem });
    const said = messagesOf('QC-41', (parts) => {
      untaught(parts);
      for (const mission of parts.missions) mission.state = 'draft';
      for (const file of Object.keys(parts.files)) {
        if (file.includes('/phases/')) delete parts.files[file];
      }
    });
    expect(said).toEqual(['"Letter of Delivery" is nearly "Letter of Grain Delivery"']);
  });

  test('does not take a lesson of another unit for one of its own', () => {
    const other = withNames({ unit: 'dm.u2' }, SENTENCE);
    const whole = messagesOf('QC-41', (parts) => {
      other(parts);
      delete parts.files['courses/demo/phases/next/phase.yaml'];
    });
    expect(whole).toEqual(['no lesson of dm.u2 holds "Letter of Grain Delivery"']);
  });

  test('leaves a unit alone that no lesson teaches, while a phase of the course is unwritten', () => {
    expect(messages({ unit: 'dm.u2' }, SENTENCE)).toEqual([]);
    expect(messages({ unit: 'dm.u1' }, 'The miller signs the letter.')).toHaveLength(1);
  });

  test('finds a name of which a bank drops or alters a word', () => {
    const stem = 'Who signs the Letter of Delivery, and who reads the Letter of Flour Delivery?';
    expect(messages({}, SENTENCE, { stem })).toEqual([
      '"Letter of Delivery" is nearly "Letter of Grain Delivery"',
      '"Letter of Flour Delivery" is nearly "Letter of Grain Delivery"',
    ]);
  });

  test('leaves a near name alone that is a name itself', () => {
    const names = ['Letter of Grain Delivery', 'Letter of Flour Delivery'];
    const sentence = `${SENTENCE} The baker has the Letter of Flour Delivery.`;
    const stem = 'Who signs the Letter of Flour Delivery on the day of the fair?';
    expect(messages({ names }, sentence, { stem })).toEqual([]);
  });

  test('finds a key that rests on a name seen in one copy', () => {
    const names = [{ name: 'Letter of Grain Delivery', seen: 'once' as const }];
    const { options, answer } = aQuestion(4);
    const onKey = options.map((option) =>
      answer.includes(option.id) ? { ...option, text: 'Letter of Grain Delivery' } : option,
    );
    const beside = options.map((option) =>
      answer.includes(option.id) ? option : { ...option, text: 'Letter of Grain Delivery' },
    );
    expect(messages({ names }, SENTENCE, { options: onKey })).toEqual([
      'the key rests on "Letter of Grain Delivery", which was seen in one copy only',
    ]);
    expect(messages({ names }, SENTENCE, { options: beside })).toEqual([]);
  });
});

describe('a name in a text', () => {
  test('is found in any number, and not inside another word', () => {
    expect(holdsName('Two Work Packages wait.', 'Work Package')).toBe(true);
    expect(holdsName('The Work Packager waits.', 'Work Package')).toBe(false);
    expect(holdsName('A Worker and a Work Package.', 'Work Package')).toBe(true);
  });

  test('counts the parts of a name with slashes as words', () => {
    const name = 'Goal/Objective/Business Service diagram';
    expect(nearMissFinder([name])('Draw a Goal/Objective/Service diagram.')).toEqual([
      { found: 'Goal Objective Service diagram', name },
    ]);
  });

  test('is not missed where its last word is left out, or small letters begin it', () => {
    const names = ['Statement of Architecture Work'];
    expect(nearMissFinder(names)('A Statement of Architecture is late.')).toEqual([]);
    expect(nearMissFinder(names)('A statement of Design Work is late.')).toEqual([]);
  });
});
