import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Figure, reactName } from './figure.tsx';

const drawn = (nodes: Parameters<typeof Figure>[0]['figure']['nodes']) =>
  renderToStaticMarkup(
    <Figure figure={{ alt: 'Two stations', caption: null, viewBox: '0 0 480 360', nodes }} />,
  );

test('nodes become SVG elements with their attributes and tokens', () => {
  const html = drawn([
    {
      tag: 'g',
      attrs: { class: 'd', 'stroke-width': '8' },
      children: [
        { tag: 'text', attrs: { 'text-anchor': 'middle', fill: 'var(--ink)' }, children: ['A'] },
      ],
    },
  ]);
  expect(html).toContain('<g class="d" stroke-width="8">');
  expect(html).toContain('<text text-anchor="middle" fill="var(--ink)">A</text>');
});
test('the picture is one image with its text alternative', () => {
  expect(drawn([])).toContain('role="img" aria-label="Two stations"');
});
test('what could run or load something is never drawn', () => {
  const html = drawn([
    { tag: 'script', attrs: {}, children: ['alert(1)'] },
    { tag: 'image', attrs: { href: 'https://example.org/x.png' }, children: [] },
    {
      tag: 'circle',
      attrs: { r: '4', onclick: 'x()', style: 'fill:red', href: '#' },
      children: [],
    },
  ]);
  expect(html).not.toMatch(/script|image|onclick|style|href/);
  expect(html).toContain('<circle r="4">');
});
test('markup in a label stays text', () => {
  expect(drawn([{ tag: 'text', attrs: {}, children: ['<b>A & B</b>'] }])).toContain(
    '&lt;b&gt;A &amp; B&lt;/b&gt;',
  );
});
test('attribute names are those of React', () => {
  expect(['stroke-dasharray', 'class', 'rx', 'text-anchor'].map(reactName)).toEqual([
    'strokeDasharray',
    'className',
    'rx',
    'textAnchor',
  ]);
});
