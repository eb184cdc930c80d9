import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ICONS } from '#domain/catalog/icons.ts';
import { Bar } from './bar.tsx';
import { ContentIcon } from './content-icon.tsx';

const filled = (value: number, max?: number) =>
  /--v:([^"]*)"/.exec(renderToStaticMarkup(<Bar value={value} {...(max && { max })} />))?.[1];

test('a bar is drawn between 0 and its maximum, which is 100 where nothing is said', () => {
  expect([filled(-5), filled(0), filled(40), filled(140)]).toEqual(['0%', '0%', '40%', '100%']);
  expect([filled(3, 12), filled(13, 12)]).toEqual(['25%', '100%']);
});

test('a labelled bar is read out, one without a label is decoration', () => {
  expect(renderToStaticMarkup(<Bar label="40 of 100" value={40} />)).toContain(
    'aria-label="40 of 100"',
  );
  expect(renderToStaticMarkup(<Bar value={40} />)).toContain('aria-hidden="true"');
});

test('each picture that content can name is drawn, and each is its own', () => {
  const drawn = ICONS.map((icon) => renderToStaticMarkup(<ContentIcon icon={icon} />));
  expect(new Set(drawn).size).toBe(ICONS.length);
});
