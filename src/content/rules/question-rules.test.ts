import { describe, expect, test } from 'vitest';
import { messagesOf, problemsOf, type StubParts, someWords } from '#tests/support/stub-content.ts';

const change = (patch: (question: StubParts['questions'][number]) => void) => (parts: StubParts) =>
  patch(parts.questions[0]!);

describe('QC-03 key count', () => {
  test.each([
    ['single choice with two keys', ['a', 'b'], '2 keys'],
    [
      'an answer that is no option',
      ['e'],
      'the answer names an option twice or one that is not there',
    ],
  ])('refuses %s', (_, answer, message) => {
    expect(
      messagesOf(
        'QC-03',
        change((question) => {
          question.answer = answer;
        }),
      ),
    ).toContain(message);
  });

  test('refuses single choice with three options', () => {
    const messages = messagesOf(
      'QC-03',
      change((question) => {
        question.options.pop();
      }),
    );
    expect(messages).toEqual(['3 options']);
  });

  const asMultiple = (stem: string) =>
    change((question) => {
      question.type = 'ms';
      question.stem = stem;
      question.answer = ['a', 'b'];
      question.options.push({ id: 'e', text: 'A fifth choice', why: 'It is one more reason.' });
    });

  test('wants the stem of multiple choice to say how many are right', () => {
    expect(messagesOf('QC-03', asMultiple('Which stones are found in the river?'))).toEqual([
      'the stem does not say 2',
    ]);
    expect(messagesOf('QC-03', asMultiple('Which two stones are found there?'))).toEqual([]);
  });

  test('refuses two options of one id', () => {
    const messages = messagesOf(
      'QC-03',
      change((question) => {
        question.options[1]!.id = 'a';
      }),
    );
    expect(messages).toContain('two options have the same id');
  });
});

test('QC-04 refuses a short explanation and an empty reason', () => {
  const problems = problemsOf(
    'QC-04',
    change((question) => {
      question.explanation = 'Because it is so.';
      question.options[2]!.why = 'Right.';
    }),
  );
  expect(problems.map((problem) => [problem.id, problem.message])).toEqual([
    ['dm.q.u1.0000', 'option c has no real reason'],
    ['dm.q.u1.0000', 'the explanation has 4 words and 17 characters'],
  ]);
});

test('QC-04 is content with 25 words in a lesson or a quiz, and refuses more than 110', () => {
  const words = (count: number) =>
    messagesOf(
      'QC-04',
      change((question) => {
        question.explanation = someWords(count);
      }),
    );
  expect([words(24), words(25), words(110), words(111)].map((found) => found.length)).toEqual([
    1, 0, 0, 1,
  ]);
});

test('QC-08 refuses options of the same words', () => {
  const messages = messagesOf(
    'QC-08',
    change(({ options }) => {
      options[1]!.text = `${options[0]!.text.toUpperCase()}!`;
    }),
  );
  expect(messages).toEqual(['options a and b hold the same words']);
});

test('QC-11 warns of options of unlike length, but not of short names', () => {
  const long = 'A choice that goes on for very much longer than any of the other choices here';
  expect(
    messagesOf(
      'QC-11',
      change(({ options }) => {
        options[1]!.text = long;
      }),
    ),
  ).toEqual(['the longest option is 2.75 times the shortest']);
  const names = change(({ options }) => {
    options[0]!.text = 'Vision';
    options[1]!.text = 'Requirements list';
  });
  expect(messagesOf('QC-11', names)).toEqual([]);
});

describe('QC-13 shuffle safe', () => {
  test.each([
    'Option B would come too late.',
    'The answer (c) skips the board.',
    'Both A and C are inputs.',
    'None of the above fits the case.',
    'The first option is an output.',
  ])('refuses "%s"', (sentence) => {
    const messages = messagesOf(
      'QC-13',
      change((question) => {
        question.explanation += ` ${sentence}`;
      }),
    );
    expect(messages).toHaveLength(1);
  });

  test.each([
    'The first two phases come before it.',
    'It weighs the options a bank has.',
    'Phases B and C are both domain work.',
    'The roof above is left out.',
  ])('lets "%s" pass', (sentence) => {
    const messages = messagesOf(
      'QC-13',
      change((question) => {
        question.explanation += ` ${sentence}`;
      }),
    );
    expect(messages).toEqual([]);
  });
});

describe('QC-14 all of the above', () => {
  test.each(['All of the above', 'None of these', 'Both of the options.'])(
    'refuses "%s"',
    (text) => {
      expect(
        messagesOf(
          'QC-14',
          change(({ options }) => {
            options[3]!.text = text;
          }),
        ),
      ).toEqual(['option d gathers the other options']);
    },
  );

  test('lets "All of the board agrees" pass', () => {
    const text = 'All of the board agrees';
    expect(
      messagesOf(
        'QC-14',
        change(({ options }) => {
          options[3]!.text = text;
        }),
      ),
    ).toEqual([]);
  });
});

test('QC-15 warns where every distractor is absolute and the key is not', () => {
  const absolute = change(({ options }) => {
    for (const option of options.slice(1)) option.text = `Always ${option.text}`;
  });
  expect(messagesOf('QC-15', absolute)).toEqual([
    'every distractor has an absolute word and the key has none',
  ]);
  const alsoInKey = (parts: StubParts) => {
    absolute(parts);
    parts.questions[0]!.options[0]!.text += ' only';
  };
  expect(messagesOf('QC-15', alsoInKey)).toEqual([]);
});

describe('QC-18 negative stem', () => {
  const stem = (text: string) =>
    change((question) => {
      question.stem = text;
    });

  test('warns of a small not in the question proper', () => {
    expect(messagesOf('QC-18', stem('Ice came. Which of these may not sail on that day?'))).toEqual(
      ['the question turns on a small "not"'],
    );
    expect(
      messagesOf('QC-18', stem('The ice does not melt. Which ferry may sail on that day?')),
    ).toEqual([]);
    expect(
      messagesOf('QC-18', stem('Which ferry needs at least two hours to reach the shore?')),
    ).toEqual([]);
  });

  test('lets a small bank have one NOT and no more', () => {
    const negative = (count: number) => (parts: StubParts) => {
      for (const question of parts.questions.slice(0, count)) {
        question.stem += ' Which of the ferries may NOT sail on that day?';
      }
    };
    expect(messagesOf('QC-18', negative(1))).toEqual([]);
    expect(messagesOf('QC-18', negative(2))).toEqual(['demo: 2 of 4 stems are negative']);
  });
});

test('QC-19 warns of a question that cannot be answered without its options', () => {
  const stem = (text: string) =>
    messagesOf(
      'QC-19',
      change((question) => {
        question.stem = text;
      }),
    );
  expect(stem('Ice lies on the river. Which of the following is true?')).toEqual([
    'the question only asks which option is true',
  ]);
  expect(stem('Ice lies on the river. Who decides?')).toEqual(['the question itself has 2 words']);
  expect(stem('Which two stones lie in the river? Choose two.')).toEqual([]);
});

test('QC-25 warns of a stem longer than its course allows', () => {
  const stem = (words: number) =>
    change((question) => {
      question.stem = `${someWords(words)}?`;
    });
  expect(messagesOf('QC-25', stem(60))).toEqual([]);
  expect(messagesOf('QC-25', stem(61))).toEqual(['the stem has 61 words']);
});

describe('QC-29 traps', () => {
  test('warns of distractors without a known code and of a key with one', () => {
    const messages = messagesOf(
      'QC-29',
      change(({ options }) => {
        options[0]!.trap = 'd-one';
        delete options[1]!.trap;
        options[2]!.trap = 'd-ten';
      }),
    );
    expect(messages).toEqual([
      'key a has a trap code',
      'option b has no trap code',
      'option c has the unknown code d-ten',
    ]);
  });

  test('warns where all distractors come from one error', () => {
    const messages = messagesOf(
      'QC-29',
      change(({ options }) => {
        for (const option of options.slice(1)) option.trap = 'd-one';
      }),
    );
    expect(messages).toEqual(['all distractors come from the same error']);
  });
});
