import { describe, expect, test } from 'vitest';
import { checkContent } from '#content/check.ts';
import {
  aQuestion,
  messagesOf,
  problemsOf,
  type StubParts,
  someWords,
  stubContent,
} from '#tests/support/stub-content.ts';

/** A bank of `size` questions, each changed by its number. */
const bank =
  (size: number, patch: (question: StubParts['questions'][number], number: number) => void) =>
  (parts: StubParts) => {
    parts.questions = Array.from({ length: size }, (_, number) => {
      const question = aQuestion(number, { stem: `${someWords(3)} ${number}: who decides there?` });
      patch(question, number);
      return question;
    });
  };

const keyOf = (question: StubParts['questions'][number]) =>
  question.options.find((option) => option.id === question.answer[0])!;

/** Moves the key to a position and swaps the trap with it. */
function placeKey(question: StubParts['questions'][number], position: number): void {
  const key = keyOf(question);
  const other = question.options[position]!;
  if (key !== other && other.trap) {
    key.trap = other.trap;
    delete other.trap;
  }
  question.answer = [other.id];
}

test('QC-05 refuses the same question again, whatever the order and the writing of its options', () => {
  const problems = problemsOf('QC-05', (parts) => {
    const copy = aQuestion(0, { id: 'dm.q.u1.0900' });
    copy.options.reverse();
    copy.stem = `${copy.stem.toUpperCase()} `;
    parts.questions.push(copy);
  });
  expect(problems.map((problem) => [problem.id, problem.message])).toEqual([
    ['dm.q.u1.0900', 'same stem and options as dm.q.u1.0000'],
  ]);
});

test('QC-06 warns of near-duplicates unless they share a family', () => {
  const twin = (family?: string) => (parts: StubParts) => {
    const copy = aQuestion(0, { id: 'dm.q.u1.0900' });
    copy.stem = copy.stem.replace('again that day', 'again this week');
    parts.questions.push(copy);
    if (family) for (const one of [parts.questions[0]!, copy]) one.family = family;
  };
  const messages = messagesOf('QC-06', twin());
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatch(
    /^nearly the same as dm\.q\.u1\.0000 \(stem 0\.\d\d, whole 0\.9\d\)$/,
  );
  expect(messagesOf('QC-06', twin('ferry'))).toEqual([]);
});

test('QC-07 refuses the same stem with another key', () => {
  const again = (answer: string) => (parts: StubParts) => {
    parts.questions.push(aQuestion(0, { id: 'dm.q.u1.0900', answer: [answer] }));
  };
  expect(messagesOf('QC-07', again('b'))).toEqual(['same stem as dm.q.u1.0000, but another key']);
  expect(messagesOf('QC-07', again('a'))).toEqual([]);
});

test('QC-09 refuses keys that are the longest option too often, from 40 questions on', () => {
  const longest = (share: number) => (size: number) =>
    bank(size, (question, number) => {
      if (number < size * share) keyOf(question).text += ' of them all';
    });
  expect(messagesOf('QC-09', longest(0.3)(40))).toEqual([]);
  expect(messagesOf('QC-09', longest(0.35)(40))).toEqual([
    'demo: the key is strictly the longest option in 14 of 40 (35 %)',
    'demo easy: the key is strictly the longest option in 14 of 40 (35 %)',
  ]);
  expect(messagesOf('QC-09', longest(1)(39))).toEqual([]);
  expect(checkContent(stubContent(longest(1)(39))).reports).toContain(
    'QC-09 demo: the key is strictly the longest option in 39 of 39 (100 %), counts from 40 questions on',
  );
});

test('MP-27 refuses keys that are the shortest option too often, from 40 questions on', () => {
  const shortest = (share: number) => (size: number) =>
    bank(size, (question, number) => {
      if (number >= size * share) return;
      for (const option of question.options) {
        if (option !== keyOf(question)) option.text += ' of them all';
      }
    });
  expect(messagesOf('MP-27', shortest(0.3)(40))).toEqual([]);
  expect(messagesOf('MP-27', shortest(0.35)(40))).toEqual([
    'demo: the key is strictly the shortest option in 14 of 40 (35 %)',
    'demo easy: the key is strictly the shortest option in 14 of 40 (35 %)',
  ]);
  expect(messagesOf('MP-27', shortest(1)(39))).toEqual([]);
  expect(checkContent(stubContent(shortest(1)(39))).reports).toContain(
    'MP-27 demo: the key is strictly the shortest option in 39 of 39 (100 %), counts from 40 questions on',
  );
});

test('MP-27 looks at each difficulty by itself', () => {
  const hidden = bank(100, (question, number) => {
    if (number >= 40) return;
    question.difficulty = 'hard';
    if (number >= 20) return;
    for (const option of question.options) {
      if (option !== keyOf(question)) option.text += ' of them all';
    }
  });
  expect(messagesOf('MP-27', hidden)).toEqual([
    'demo hard: the key is strictly the shortest option in 20 of 40 (50 %)',
  ]);
});

test('QC-10 refuses a bank of long keys and warns of a single one', () => {
  const long = bank(10, (question) => {
    keyOf(question).text += ' and so on';
  });
  expect(problemsOf('QC-10', long)).toMatchObject([
    {
      severity: 'error',
      id: 'demo',
      message: expect.stringMatching(/^demo: keys are on average 1\.36 times/),
    },
  ]);
  const single = bank(10, (question, number) => {
    if (number === 0) keyOf(question).text += ' and many more words behind it';
  });
  expect(problemsOf('QC-10', single)).toMatchObject([{ severity: 'warning', id: 'dm.q.u1.0000' }]);
});

describe('QC-12 warns', () => {
  test('of more than five keys in a row at one place', () => {
    const run = (length: number) =>
      bank(20, (question, number) => {
        if (number < length) placeKey(question, 1);
        else placeKey(question, [0, 2, 3][number % 3]!);
      });
    expect(messagesOf('QC-12', run(5))).toEqual([]);
    expect(messagesOf('QC-12', run(6))).toEqual(['more than 5 keys in a row stand at place 2']);
  });

  test('of a spread that chance does not explain, from 100 questions on', () => {
    const uneven = (size: number) =>
      bank(size, (question, number) => placeKey(question, number % 10 < 9 ? number % 3 : 3));
    const unlikely = (size: number) =>
      messagesOf('QC-12', uneven(size)).filter((message) => message.includes('chi-square'));
    expect(unlikely(99)).toEqual([]);
    expect(unlikely(100)).toEqual(['demo: keys by place 30 30 30 10, chi-square 12.0']);
  });

  /** Places of keys in turns, so that none stands long in a row. */
  const inTurns = (counts: readonly number[]): number[] =>
    counts
      .flatMap((count, place) => Array.from({ length: count }, (_, turn) => ({ place, turn })))
      .toSorted((one, other) => one.turn - other.turn)
      .map(({ place }) => place);
  /** As many easy questions spread evenly, and hard ones whose keys stand as told. */
  const hardKeys = (...counts: number[]) => {
    const places = inTurns(counts);
    return bank(2 * places.length, (question, number) => {
      const hard = number >= places.length;
      question.difficulty = hard ? 'hard' : 'easy';
      placeKey(question, hard ? places[number - places.length]! : number % 4);
    });
  };

  test('of a place with more than three in ten of the keys of one difficulty', () => {
    expect(messagesOf('QC-12', hardKeys(5, 6, 5, 4))).toEqual([]);
    expect(messagesOf('QC-12', hardKeys(5, 7, 4, 4))).toEqual([
      'demo hard: keys by place 5 7 4 4, always the same place gets at most 35 %',
    ]);
  });

  test('of that in a whole bank whose difficulties stay within it', () => {
    const messages = messagesOf('QC-12', (parts) => {
      bank(10, (question, number) => {
        question.difficulty = number < 5 ? 'easy' : 'hard';
        placeKey(question, inTurns([4, 2, 2, 2])[number]!);
      })(parts);
    });
    expect(messages).toEqual([
      'demo: keys by place 4 2 2 2, always the same place gets at most 40 %',
    ]);
  });

  test('from six questions on, and of no spread that a small group cannot better', () => {
    const hard = (...counts: number[]) =>
      messagesOf('QC-12', hardKeys(...counts)).filter((message) => message.includes('hard'));
    expect(hard(3, 1, 1, 0)).toEqual([]);
    expect(hard(2, 2, 1, 1)).toEqual([]);
    expect(hard(3, 1, 1, 1)).toEqual([
      'demo hard: keys by place 3 1 1 1, always the same place gets at most 50 %',
    ]);
  });

  test('by where the line of the key stands, whatever its id', () => {
    const moved = bank(6, (question, number) => {
      question.answer = ['a'];
      const [key, ...others] = question.options;
      question.options = others.toSpliced(number % 4, 0, key!);
    });
    expect(messagesOf('QC-12', moved)).toEqual([]);
  });
});

test('QC-15 compares absolute words in keys and distractors from 100 questions on', () => {
  const marked = (size: number) =>
    bank(size, (question) => {
      question.options.find((option) => option !== keyOf(question))!.text += ' always';
    });
  expect(messagesOf('QC-15', marked(99))).toEqual([]);
  expect(messagesOf('QC-15', marked(100))).toEqual([
    'demo: absolute words are 0.00 times as frequent in keys as in distractors',
  ]);
});

test('QC-16 compares careful words in keys and distractors from 100 questions on', () => {
  const careful = (size: number, word: string, distractors: number) =>
    bank(size, (question) => {
      keyOf(question).text += ` ${word}`;
      const others = question.options.filter((option) => option !== keyOf(question));
      for (const option of others.slice(0, distractors)) option.text += ` ${word}`;
    });
  expect(messagesOf('QC-16', careful(99, 'usually', 1))).toEqual([]);
  expect(messagesOf('QC-16', careful(100, 'usually', 1))).toEqual([
    'demo: careful words are 3.00 times as frequent in keys as in distractors',
  ]);
  expect(messagesOf('QC-16', careful(100, 'may', 2))).toEqual([]);
  expect(messagesOf('QC-16', careful(100, 'from May', 0))).toEqual([]);
});

describe('QC-17 warns of a first word', () => {
  const begun = (uses: { keys: number; distractors: number }) =>
    bank(40, (question, number) => {
      const key = keyOf(question);
      const other = question.options.find((option) => option !== key)!;
      if (number < uses.keys) key.text = `The review of it all, ${key.text}`;
      if (number < uses.distractors) other.text = `Review it all, ${other.text}`;
    });

  test('that begins keys too often', () => {
    expect(messagesOf('QC-17', begun({ keys: 10, distractors: 5 }))).toEqual([
      'demo: "review" begins 15 options, keys 6.00 times as often as distractors',
    ]);
    expect(messagesOf('QC-17', begun({ keys: 15, distractors: 0 }))).toEqual([
      'demo: "review" begins 15 options, keys 90.00 times as often as distractors',
    ]);
  });

  test('that begins keys too seldom', () => {
    expect(messagesOf('QC-17', begun({ keys: 1, distractors: 14 }))).toEqual([
      'demo: "review" begins 15 options, keys 0.21 times as often as distractors',
    ]);
  });

  test('unless both begin so, or few do', () => {
    expect(messagesOf('QC-17', begun({ keys: 6, distractors: 12 }))).toEqual([]);
    expect(messagesOf('QC-17', begun({ keys: 14, distractors: 0 }))).toEqual([]);
  });
});

test('QC-18 lets one stem in twenty be negative in a bank of 40', () => {
  const negative = (count: number) =>
    bank(40, (question, number) => {
      if (number < count) question.stem = `Which of the ferries may NOT sail on day ${number}?`;
    });
  expect(messagesOf('QC-18', negative(2))).toEqual([]);
  expect(messagesOf('QC-18', negative(3))).toEqual(['demo: 3 of 40 stems are negative']);
});

test('QC-29 reports an error that too many distractors of a large bank share', () => {
  const content = stubContent(bank(40, () => {}));
  expect(checkContent(content).reports.filter((line) => line.startsWith('QC-29'))).toEqual([
    'QC-29 demo: 50 % of the distractors are d-two, aim for at most 25 %',
    'QC-29 demo: 50 % of the distractors are d-one, aim for at most 25 %',
  ]);
});

test('QC-21 refuses a bank whose keys have most in common with the other options', () => {
  const middle = (size: number, count: number) =>
    bank(size, (question, number) => {
      const others = question.options.filter((option) => option !== keyOf(question));
      keyOf(question).text = 'copper tin silver lead';
      // Each distractor holds one part of the key.
      ['copper glass', 'silver paper', 'lead and linen'].forEach((text, at) => {
        others[at]!.text = number < count ? text : text.replace(/^(?:copper|silver|lead)/, 'iron');
      });
    });
  const reports = (size: number, count: number) =>
    checkContent(stubContent(middle(size, count))).reports.filter((line) =>
      line.startsWith('QC-21'),
    );
  const share = 'the key shares most words with the other options in';
  expect(messagesOf('QC-21', middle(40, 16))).toEqual([]);
  expect(messagesOf('QC-21', middle(40, 17))).toEqual([`demo: ${share} 17 of 40 (43 %)`]);
  expect(messagesOf('QC-21', middle(20, 8))).toEqual([]);
  expect(messagesOf('QC-21', middle(20, 9))).toEqual([`demo: ${share} 9 of 20 (45 %)`]);
  expect(messagesOf('QC-21', middle(19, 19))).toEqual([]);
  expect(reports(20, 9)).toEqual([`QC-21 demo: ${share} 9 of 20 (45 %)`]);
  expect(reports(19, 19)).toEqual([
    `QC-21 demo: ${share} 19 of 19 (100 %), counts from 20 questions on`,
  ]);
});

describe('QC-44 stock distractors', () => {
  const stock = (size: number, wrong: number, right: number, words: string) =>
    messagesOf(
      'QC-44',
      bank(size, (question, number) => {
        const other = question.options.find(({ id }) => id !== question.answer[0])!;
        if (number < wrong) other.text = `${words} number ${number}`;
        if (number >= wrong && number < wrong + right) keyOf(question).text = words;
      }),
    );

  test('are a beginning of four words, or a stock phrase, that is wrong in over 8 % and never right', () => {
    expect(stock(50, 4, 0, 'Ask the whole board')).toEqual([]);
    expect(stock(50, 5, 0, 'Ask the whole board')).toEqual([
      'demo: "ask the whole board" is a distractor in 5 of 50 (10 %) and never a key',
    ]);
    expect(
      stock(50, 5, 0, 'Leave it to').filter((message) => message.includes('"leave it to"')),
    ).toHaveLength(1);
  });

  test('may stand where they are right as well, and in a small bank', () => {
    expect(stock(50, 5, 1, 'Ask the whole board first')).toEqual([]);
    expect(stock(39, 20, 0, 'Ask the whole board')).toEqual([]);
  });
});
