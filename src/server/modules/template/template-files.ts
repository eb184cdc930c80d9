// Files of templates: blank ones from the build, others made when first asked for, then kept; content does not
// change while the product runs.
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { exampleContent } from '#domain/templates/document.ts';
import type { FilledTemplate, Template, TemplateFormat } from '#domain/templates/template.ts';
import { createWriter, type WriteFile } from './writer-pool.ts';

const OFFICE = 'application/vnd.openxmlformats-officedocument';

export const MEDIA_TYPES: Readonly<Record<TemplateFormat, string>> = {
  DOCX: `${OFFICE}.wordprocessingml.document`,
  XLSX: `${OFFICE}.spreadsheetml.sheet`,
  PPTX: `${OFFICE}.presentationml.presentation`,
  PDF: 'application/pdf',
  VISIO: 'application/vnd.ms-visio.drawing.main+xml',
};

/** As long as nobody notices that a list waits. */
const SIZES_WITHIN_MS = 250;

/** Names a blank file by what is in it: a file of another definition is never taken for it. */
export const blankFileName = (template: Template): string =>
  `${template.id}-${createHash('sha256').update(JSON.stringify(template)).digest('hex').slice(0, 16)}`;

export interface TemplateFiles {
  /**
   * The bytes of a file.
   * @param example the filled one with its company's name; null for the blank file
   */
  fileOf(
    template: Template,
    example: { readonly filled: FilledTemplate; readonly name: string } | null,
  ): Promise<Buffer>;
  /**
   * What the blank files weigh, in bytes; null for what is still being made after a moment: a list does not wait for it.
   */
  sizesOf(templates: readonly Template[]): Promise<readonly (number | null)[]>;
  /** A file that is not kept: what one learner has written. */
  readonly write: WriteFile;
}

/**
 * @param builtDir where a build has left blank files; undefined where there is none. What is not there is made.
 */
export function createTemplateFiles({
  builtDir,
  write = createWriter(),
}: {
  readonly builtDir?: string | undefined;
  readonly write?: WriteFile;
}): TemplateFiles {
  const made = new Map<string, Promise<Buffer>>();
  const sizes = new Map<string, Promise<number | null>>();
  const builtFile = (template: Template): string | undefined =>
    builtDir && join(builtDir, blankFileName(template));

  const makeOnce = (name: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const kept = made.get(name);
    if (kept) return kept;
    const file = make();
    made.set(name, file);
    // What failed is tried again by whoever asks next.
    file.catch(() => made.delete(name));
    return file;
  };
  const fileOf: TemplateFiles['fileOf'] = async (template, example) => {
    if (example) {
      const { filled, name } = example;
      return makeOnce(`${template.id} ${filled.company}`, () =>
        write(template, exampleContent(template, filled, name)),
      );
    }
    const path = builtFile(template);
    const built = path && (await readFile(path).catch(() => undefined));
    return built || makeOnce(template.id, () => write(template, null));
  };
  const sizeOf = async (template: Template): Promise<number | null> => {
    const path = builtFile(template);
    const built = path && (await stat(path).catch(() => undefined));
    if (built) return built.size;
    return fileOf(template, null).then(
      ({ byteLength }) => byteLength,
      // What could not be made is said to whoever asks for it.
      () => null,
    );
  };
  return {
    write,
    fileOf,
    async sizesOf(templates) {
      const moment = Promise.withResolvers<null>();
      const timer = setTimeout(() => moment.resolve(null), SIZES_WITHIN_MS);
      const known = await Promise.all(
        templates.map(async (template) => {
          const size = sizes.get(template.id) ?? sizeOf(template);
          sizes.set(template.id, size);
          const told = await Promise.race([size, moment.promise]);
          // It may be there at the next look.
          if (told === null) sizes.delete(template.id);
          return told;
        }),
      );
      clearTimeout(timer);
      return known;
    },
  };
}
