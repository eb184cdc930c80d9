// All texts of a language at once, read from its folder: the page fetches them area by area.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locale } from '#contract/fields.ts';
import type { Messages } from '#texts/messages.ts';

const folder = join(import.meta.dirname, '../../src/texts');

/** The areas that a folder of texts holds, each with its file's name. */
export const areasIn = (language: string): string[] =>
  readdirSync(join(folder, language)).flatMap((file) =>
    file === 'words.ts' ? [] : [file.replace(/\.ts$/, '')],
  );

async function readFolder(language: string): Promise<Partial<Messages>> {
  const areas = areasIn(language).map(async (area) => {
    const { href } = pathToFileURL(join(folder, language, `${area}.ts`));
    const file = (await import(/* @vite-ignore */ href)) as Record<string, unknown>;
    return [area, file[area]] as const;
  });
  return Object.fromEntries(await Promise.all(areas));
}

/** British English says in its own words only what differs. */
export async function textsOf(locale: Locale): Promise<Messages> {
  const american = locale === 'en-GB' ? await readFolder('en-us') : {};
  return { ...american, ...(await readFolder(locale.toLowerCase())) } as Messages;
}
