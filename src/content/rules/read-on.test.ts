import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { aQuestion, messagesOf } from '#tests/support/stub-content.ts';
import { withPath } from '#tests/support/stub-path.ts';
import type { ChoiceFile } from '../questions/choice.ts';

const group = (id: string, chapter: string, names: string[]) => ({
  id,
  title: 'Names of the house',
  unit: 'dm.u1',
  source: { part: 'Demo Standard', chapter },
  copies: ['published text', 'course notes'],
  names,
});

/** A bank question whose lesson has this sentence, beside the steps of two chapters. */
const messages = (sentence: string, question: Partial<ChoiceFile>, key?: string) =>
  messagesOf(
    'MP-51',
    withPath((path, parts) => {
      const first = path.lesson.steps.find((step) => step.kind === 'reading');
      if (first?.kind === 'reading') first.body = `${sentence} ${first.body}`;
      parts.files['courses/demo/names.yaml'] = stringify([
        group('steps-mill', 'Phase M: Mill', ['Weigh the Grain', 'Clean']),
        group('steps-bake', 'Phase B: Bakery', ['Weigh the Flour']),
        group('papers', 'Papers', ['Letter of Grain Delivery']),
      ]);
      const asked = aQuestion(4, { id: 'dm.q.u1.0104', lesson: 'demo.one.lesson', ...question });
      const options = asked.options.map((option) =>
        key && asked.answer.includes(option.id) ? { ...option, text: key } : option,
      );
      parts.files['courses/demo/banks/mock/u1.yaml'] = stringify([{ ...asked, options }]);
    }),
  );

describe('MP-51', () => {
  test('finds a key whose name the lesson to read on in does not hold', () => {
    expect(messages('The miller signs a letter.', {}, 'Letter of Grain Delivery')).toEqual([
      'demo.one.lesson does not hold "Letter of Grain Delivery", the key of dm.q.u1.0104',
    ]);
    expect(
      messages('He signs the **Letter of\nGrain Delivery**.', {}, 'Letter of Grain Delivery'),
    ).toEqual([]);
  });

  test('lets short names be, and names that only a stem holds', () => {
    expect(messages('Nothing of it.', {}, 'Clean')).toEqual([]);
    const stem = 'Who signs the Letter of Grain Delivery before the mill opens?';
    expect(messages('Nothing of it.', { stem })).toEqual([]);
  });

  test('finds a source that is the chapter of another step', () => {
    const stem = 'Which phase of the house contains the step "Weigh the Flour"?';
    expect(messages('', { stem, ref: 'Demo Standard, Phase M' })).toEqual([
      '"Weigh the Flour" is no step of Phase M',
    ]);
    expect(messages('', { stem, ref: 'Demo Standard, Phase B' })).toEqual([]);
    expect(messages('', { stem, ref: 'Demo Standard, Ways of Work' })).toEqual([]);
  });
});
