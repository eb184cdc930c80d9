import { describe, expect, test } from 'vitest';
import { parseMarkdown, plainText } from './markdown.ts';

test('paragraphs, emphasis, lists and tables become blocks', () => {
  const { blocks, issues } = parseMarkdown(`Two lines
of **one *deep* paragraph**.

- first
- *second*

1. one
2. two

| State | Means |
|---|---|
| Baseline | **now** |
`);
  expect(issues).toEqual([]);
  expect(blocks).toEqual([
    {
      kind: 'paragraph',
      content: [
        'Two lines of ',
        {
          kind: 'strong',
          content: ['one ', { kind: 'emphasis', content: ['deep'] }, ' paragraph'],
        },
        '.',
      ],
    },
    {
      kind: 'list',
      ordered: false,
      items: [['first'], [{ kind: 'emphasis', content: ['second'] }]],
    },
    { kind: 'list', ordered: true, items: [['one'], ['two']] },
    {
      kind: 'table',
      head: [['State'], ['Means']],
      rows: [[['Baseline'], [{ kind: 'strong', content: ['now'] }]]],
    },
  ]);
  expect(plainText(blocks)).toBe(
    'Two lines of one deep paragraph.\nfirst\nsecond\none\ntwo\nState\nMeans\nBaseline\nnow',
  );
});

describe('what readings do not allow is refused with its line', () => {
  test.each([
    ['# Title', 'a heading'],
    ['Title\n===', 'a heading'],
    ['See <b>this</b>.', 'HTML'],
    ['<script>alert(1)</script>', 'HTML'],
    ['See [this](javascript:alert(1)).', 'a link'],
    ['See https://example.org for more.', 'a link'],
    ['![a](b.png)', 'an image'],
    ['Use `code`.', 'code'],
    ['    indented', 'code'],
    ['> quoted', 'a quotation block'],
    ['one  \ntwo', 'a forced line break'],
    ['a ~~b~~ c', 'struck text'],
    ['***', 'a dividing line'],
  ])('%j', (text, what) => {
    const { issues } = parseMarkdown(`A first line.\n\n${text}\n`);
    expect(issues.map((issue) => issue.message)).toContain(`${what} is not allowed in a reading`);
    expect(issues[0]?.line).toBe(3);
  });

  test.each([
    ['- one\n  - deeper', 'a list item holds more than one line of text'],
    ['- [ ] to do', 'a tick box is not allowed in a reading'],
    ['3. three', 'the list starts at 3'],
    [
      '| a | b | c | d | e |\n|-|-|-|-|-|\n| 1 | 2 | 3 | 4 | 5 |',
      'the table has 5 columns and 1 rows',
    ],
    [`| a |\n|-|\n${'| 1 |\n'.repeat(7)}`, 'the table has 1 columns and 7 rows'],
    ['| a | b |\n|-|-|\n| 1 |', 'the row has 1 of 2 cells'],
  ])('%j', (text, message) => {
    expect(parseMarkdown(text).issues.map((issue) => issue.message)).toEqual([message]);
  });
});
