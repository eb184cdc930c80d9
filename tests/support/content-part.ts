// A part of the product's content, read and checked by its schemas: all of it takes seconds in every file that asks.
import { join } from 'node:path';
import type { Content } from '#content/content.ts';
import { readContentFiles } from '#content/files.ts';
import { loadContent } from '#content/load.ts';

const root = join(import.meta.dirname, '../../content');

/** @param isAsked for which files, by their path below `content/` or their text */
export const contentPart = (isAsked: (path: string, text: string) => boolean): Content =>
  loadContent(
    new Map([...readContentFiles(root)].filter(([path, text]) => isAsked(path, text))),
    'content',
    '2026-01-01',
  );
