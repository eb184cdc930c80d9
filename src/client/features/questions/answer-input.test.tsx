import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import type { Feedback, OpenQuestion } from '#contract/questions/questions.ts';
import { AnswerInput } from './answer-input.tsx';
import type { Value } from './answer-value.ts';
import { FeedbackReasons } from './feedback-reasons.tsx';

await loadTexts(['attempt', 'player', 'questions', 'tasks']);

const parts = (...ids: string[]) => ids.map((id) => ({ id, text: `Text ${id}` }));
const asked = { id: 'q', stem: 'Which?' };
const told = {
  right: false,
  points: 0,
  maxPoints: 1,
  explanation: 'The principle.',
  ref: 'Part 1',
  lesson: null,
};
const gradient: OpenQuestion = {
  ...asked,
  type: 'gradient',
  scenario: ['A case.'],
  industry: null,
  options: parts('b', 'a'),
};
const hotspot: OpenQuestion = {
  ...asked,
  type: 'hotspot',
  figure: { alt: 'Two boxes', caption: null, viewBox: '0 0 480 300', nodes: [] },
  areas: ['one', 'two'].map((id, at) => ({
    id,
    label: `Box ${id}`,
    x: 240 * at,
    y: 0,
    width: 120,
    height: 60,
  })),
  choose: 1,
};
const questions: OpenQuestion[] = [
  { ...asked, type: 'sc', choose: 1, options: parts('a', 'b') },
  { ...asked, type: 'ms', choose: 2, options: parts('a', 'b', 'c') },
  gradient,
  { ...asked, type: 'match', left: parts('l1', 'l2'), right: parts('r1', 'r2') },
  { ...asked, type: 'order', items: parts('i2', 'i1') },
  {
    ...asked,
    type: 'fill',
    text: 'The {g1} agrees.',
    gaps: [{ id: 'g1', options: parts('a', 'b') }],
  },
  hotspot,
];

const input = (question: OpenQuestion, value: Value = null, feedback: Feedback | null = null) =>
  renderToStaticMarkup(
    <LanguageProvider>
      <AnswerInput
        labelledBy="stem"
        onChange={() => {}}
        question={question}
        value={value}
        feedback={feedback}
      />
    </LanguageProvider>,
  );
const count = (html: string, part: RegExp) => [...html.matchAll(part)].length;

test('every type is answered with controls that the keyboard reaches', () => {
  const controls = questions.map((question) => {
    const html = input(question);
    return [question.type, count(html, /<(?:input|select|button)(?![^>]*tabindex="-1")/gi)];
  });
  expect(controls).toEqual([
    ['sc', 2],
    ['ms', 3],
    ['gradient', 2],
    // Two lines to press, and two partners.
    ['match', 4],
    ['order', 4],
    ['fill', 1],
    ['hotspot', 2],
  ]);
});

test('an area lies over its part of the picture, and its label stands in the list', () => {
  const html = input(hotspot, { areas: ['two'] });
  expect(html).toContain('left:50%;top:0%;width:25%;height:20%');
  expect(html).toContain('<span>Box two</span>');
  expect(count(html, /checked=""/g)).toBe(1);
});

test('a partner stands at its line once, and the rest below the lines to choose from', () => {
  const html = input(questions[3]!, { pairs: [['l1', 'r2']] });
  expect(count(html, /data-item="r2"/g)).toBe(1);
  expect(html).toMatch(/aria-label="Text l1".*data-item="r2".*aria-label="Text l2"/s);
});

test('a case is marked by its points, and explained with its facts', () => {
  const feedback: Feedback = {
    ...told,
    type: 'gradient',
    points: 3,
    maxPoints: 5,
    chosen: ['a'],
    answer: ['b'],
    facts: ['The board decides'],
    turns: [
      {
        replace: 'The board meets in May.',
        with: 'The board meets in July.',
        ranking: ['a', 'b'],
        why: 'The date is gone by then.',
      },
    ],
    reasons: [
      { optionId: 'a', score: 3, why: 'It misses the board.', facts: ['contra'] },
      { optionId: 'b', score: 5, why: 'It asks the board.', facts: ['yes'] },
    ],
  };
  const marked = input(gradient, null, feedback);
  expect(marked).toContain('Your answer, 3 points');
  expect(marked).toMatch(/data-r="part"/);
  const reasons = renderToStaticMarkup(
    <LanguageProvider>
      <FeedbackReasons question={gradient} readOn={null} feedback={feedback} />
    </LanguageProvider>,
  );
  expect(reasons.indexOf('B: 3 points')).toBeLessThan(reasons.indexOf('A: 5 points'));
  expect(reasons.indexOf('A: 5 points')).toBeLessThan(reasons.indexOf('The principle.'));
  expect(reasons).toContain('<td data-cover="contra">against</td>');
  expect(reasons).toMatch(/The case says:.*in May\..*If it said instead:.*in July\./);
  expect(reasons).toMatch(/Then B would be best\..*gone by then\..*The others in order: A\./);
});

test('a frozen answer cannot be changed', () => {
  const html = renderToStaticMarkup(
    <LanguageProvider>
      <AnswerInput
        disabled
        labelledBy="stem"
        onChange={() => {}}
        question={questions[5]!}
        value={{ gaps: { g1: 'a' } }}
      />
    </LanguageProvider>,
  );
  expect(html).toMatch(/<select[^>]*disabled=""/);
});

test('a wrong gap says which reason belongs to the choice and which to the right option', () => {
  const reasons = [
    { gapId: 'g1', optionId: 'a', why: 'It asks.' },
    { gapId: 'g1', optionId: 'b', why: 'It only hears.' },
  ];
  const feedback: Feedback = {
    ...told,
    type: 'fill',
    gaps: { g1: 'b' },
    answer: { g1: 'a' },
    reasons,
  };
  const text = input(questions[5]!, null, feedback).replaceAll(/<[^>]*>/g, '|');
  const order = ['Gap 1, Your answer: ', 'Text b', 'Gap 1, Right: ', 'Text a', ' agrees.'];
  const below = [
    'Gap 1|',
    'Your answer|',
    'Text b',
    'It only hears.',
    'Right, not chosen',
    'Text a',
  ];
  let at = 0;
  for (const part of [...order, ...below, 'It asks.']) {
    const next = text.indexOf(part, at);
    expect(next, part).toBeGreaterThanOrEqual(at);
    at = next + part.length;
  }
});

test('a place is marked by a sign and a word, and its reason names it', () => {
  const feedback: Feedback = {
    ...told,
    type: 'hotspot',
    areas: ['one'],
    answer: ['two'],
    reasons: [
      { areaId: 'one', why: 'Too early.' },
      { areaId: 'two', why: 'In time.' },
    ],
  };
  const marked = input(hotspot, null, feedback);
  expect(marked).toMatch(/data-r="wrong"[^>]*><kbd>1<\/kbd><svg/);
  expect(marked).toMatch(/data-r="right"[^>]*><kbd>2<\/kbd><svg/);
  expect(marked).toMatch(/Box one<\/span><span class="tag"><svg.*?<\/svg>Your answer</);
  const why = renderToStaticMarkup(
    <LanguageProvider>
      <FeedbackReasons question={hotspot} readOn={null} feedback={feedback} />
    </LanguageProvider>,
  );
  expect(why).toMatch(/Why not 1<.*Box one<.*Too early\..*Why 2<.*Box two<.*In time\./);
});

test('ways on that are diagrams are chosen by buttons that name them, and drawn with their words', () => {
  const view = (id: string) => ({
    alt: 'The quay',
    caption: null,
    sentences: [`Crane ${id}: a crane.`],
    viewBox: '0 0 344 184',
    nodes: [],
  });
  const drawn: OpenQuestion = {
    ...gradient,
    options: ['b', 'a'].map((id) => ({ id, text: '', view: view(id) })),
  };
  const open = input(drawn, { chosen: ['a'] });
  expect(count(open, /<input[^>]*type="radio"/g)).toBe(2);
  expect(open).toMatch(/<svg[^>]*aria-label="A: The quay".*<svg[^>]*aria-label="B: The quay"/s);
  expect(open).toContain('Crane a: a crane.');
  expect(count(open, /<span>Diagram<\/span>/g)).toBe(2);
  // No figure stands inside a label: its buttons are its own.
  expect(open).not.toMatch(/<label(?:(?!<\/label>).)*<figure/s);
  const marked = input(
    drawn,
    { chosen: ['a'] },
    {
      ...told,
      type: 'gradient',
      chosen: ['a'],
      answer: ['b'],
      facts: [],
      turns: [],
      reasons: [
        { optionId: 'a', score: 3, why: 'Near.', facts: [] },
        { optionId: 'b', score: 5, why: 'Best.', facts: [] },
      ],
    },
  );
  expect(marked).toContain('Your answer, 3 points');
  expect(count(marked, /<svg[^>]*aria-label="[AB]: The quay"/g)).toBe(2);
});
