import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Bar } from './bar.tsx';
import { CourseIcon, type CourseIconName } from './course-icon.tsx';

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

test.each<[CourseIconName]>([['building'], ['target'], ['network']])(
  'the sign of a course is its own: %s',
  (icon) => {
    expect(renderToStaticMarkup(<CourseIcon icon={icon} />)).toContain(`lucide-${icon}`);
  },
);
