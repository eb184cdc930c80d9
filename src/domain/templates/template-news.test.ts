import { expect, test } from 'vitest';
import type { Template } from './template.ts';
import { newsOf } from './template-news.ts';

const aTemplate = (id: string, ...companies: string[]): Pick<Template, 'id' | 'filled'> => ({
  id,
  filled: companies.map((company) => ({ company, parts: [] })),
});
const templates = [aTemplate('a', 'BFSI'), aTemplate('b', 'BFSI', 'Retail'), aTemplate('c')];

test('before the first visit nothing is new', () => {
  expect(newsOf(templates, undefined, 'BFSI')).toEqual({ total: 3, fresh: null });
});

test('after a visit only what was not there then is new', () => {
  expect(newsOf(templates, ['a', 'b', 'c'], 'BFSI').fresh).toBe(null);
  expect(newsOf(templates, ['a'], 'BFSI').fresh).toEqual({ count: 1, company: 'BFSI' });
  expect(newsOf(templates, [], 'BFSI').fresh).toEqual({ count: 2, company: 'BFSI' });
});

test('where none is filled in for the company, all that are new count and none is named', () => {
  expect(newsOf(templates, ['a', 'b'], 'BFSI').fresh).toEqual({ count: 1, company: null });
  expect(newsOf(templates, ['c'], 'Insurance').fresh).toEqual({ count: 2, company: null });
  expect(newsOf(templates, ['c'], null).fresh).toEqual({ count: 2, company: null });
});

test('a template that is gone since is not counted', () => {
  expect(newsOf(templates, ['gone', 'a', 'b', 'c'], 'BFSI')).toEqual({ total: 3, fresh: null });
});
