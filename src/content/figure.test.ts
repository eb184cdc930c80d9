import { describe, expect, test } from 'vitest';
import { figureText, parseFigure } from './figure.ts';

const svg = (inside: string, attributes = 'viewBox="0 0 480 360"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>\n${inside}\n</svg>\n`;

const messagesOf = (text: string) => parseFigure('x', text).issues.map((issue) => issue.message);

test('shapes and lettering become nodes, without the white space between them', () => {
  const { figure, issues } = parseFigure(
    'map',
    `<?xml version="1.0" encoding="UTF-8"?>
<!-- drawn by us -->
${svg(`  <g transform="translate(10 20) rotate(-45)" stroke="var(--line-dim)">
    <path d="M0 0
      L10,10 a5 5 0 0 1 5 5z" fill="none" stroke-dasharray="1 14"/>
  </g>
  <text x="12" y="20" font-size="15" fill="var(--ink)" class="d">A &amp; <tspan font-weight="600">B</tspan></text>`)}`,
  );
  expect(issues).toEqual([]);
  expect(figure).toEqual({
    src: 'map',
    viewBox: '0 0 480 360',
    nodes: [
      {
        tag: 'g',
        attrs: { transform: 'translate(10 20) rotate(-45)', stroke: 'var(--line-dim)' },
        children: [
          {
            tag: 'path',
            attrs: {
              d: 'M0 0\n      L10,10 a5 5 0 0 1 5 5z',
              fill: 'none',
              'stroke-dasharray': '1 14',
            },
            children: [],
          },
        ],
      },
      {
        tag: 'text',
        attrs: { x: '12', y: '20', 'font-size': '15', fill: 'var(--ink)', class: 'd' },
        children: ['A & ', { tag: 'tspan', attrs: { 'font-weight': '600' }, children: ['B'] }],
      },
    ],
  });
  expect(figureText(figure?.nodes ?? [])).toBe('A &  B');
});

describe('a picture is refused', () => {
  test.each([
    ['a script', '<script>alert(1)</script>', '<script> is not allowed'],
    ['a style element', '<style>*{}</style>', '<style> is not allowed'],
    ['foreign markup', '<foreignObject/>', '<foreignObject> is not allowed'],
    ['an image', '<image x="1" y="1"/>', '<image> is not allowed'],
    ['a use', '<use href="#a"/>', '<use> is not allowed'],
    ['an event handler', '<g onclick="alert(1)"/>', 'attribute "onclick" is not allowed on <g>'],
    ['an id', '<g id="a"/>', 'attribute "id" is not allowed on <g>'],
    ['a style attribute', '<g style="fill:red"/>', 'attribute "style" is not allowed on <g>'],
    ['an inherited name', '<g constructor="1"/>', expect.stringMatching(/^cannot be read/)],
    ['another inherited name', '<g valueOf="1"/>', 'attribute "__valueOf" is not allowed on <g>'],
    ['a named colour', '<g fill="red"/>', 'fill="red" on <g>'],
    ['an unknown token', '<g fill="var(--xp)"/>', 'fill="var(--xp)" on <g>'],
    ['a token with a fallback', '<g fill="var(--ink, red)"/>', 'fill="var(--ink, red)" on <g>'],
    ['a paint server', '<g fill="url(#a)"/>', 'fill="url(#a)" on <g>'],
    ['a unit', '<rect width="10px"/>', 'width="10px" on <rect>'],
    ['a matrix', '<g transform="matrix(1 0 0 1 0 0)"/>', 'transform="matrix(1 0 0 1 0 0)" on <g>'],
    ['lettering without colour', '<text font-size="15">A</text>', '<text> has no fill'],
    ['lettering without size', '<text fill="var(--ink)">A</text>', '<text> has no font-size'],
    ['small lettering', '<text font-size="14" fill="var(--ink)">A</text>', 'font-size 14'],
    ['loose text', '<g>hello</g>', 'loose text "hello" in <g>'],
    ['CDATA', '<g><![CDATA[x]]></g>', '"<![CDATA[" is not allowed in a picture'],
    ['a numbered character', '<g>&#60;</g>', '"&" is not allowed in a picture'],
    ['an unclosed element', '<g>', expect.stringMatching(/^is not well-formed/)],
  ])('for %s', (_, inside, message) => {
    expect(messagesOf(svg(inside))).toContainEqual(message);
    expect(parseFigure('x', svg(inside)).figure).toBeUndefined();
  });

  test('for a document type', () => {
    const text = `<!DOCTYPE svg [<!ENTITY a "b">]>\n${svg('<g/>')}`;
    expect(messagesOf(text)).toContain('"<!DOCTYPE" is not allowed in a picture');
  });

  test('for another size or attributes on its root', () => {
    expect(messagesOf(svg('<g/>', 'viewBox="0 0 100 100" width="9"'))).toEqual([
      'viewBox "0 0 100 100"',
      'attribute "width" is not allowed on <svg>',
    ]);
  });

  test('for not being one svg', () => {
    expect(messagesOf('<g/>')).toEqual(['the file is not one <svg> element']);
    expect(messagesOf('')).toHaveLength(1);
  });
});

test('a problem names the line of its element', () => {
  const { issues } = parseFigure('x', svg('<g/>\n<g/>\n  <g fill="red"/>'));
  expect(issues.map((issue) => issue.line)).toEqual([4]);
});

test('lettering may take size and colour from a group', () => {
  const text = svg('<g font-size="16" fill="var(--ink-2)"><text x="1" y="2">A</text></g>');
  expect(messagesOf(text)).toEqual([]);
});
