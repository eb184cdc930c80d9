// Files of templates: made when first asked for, then kept; content does not change while the product runs.
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

/** After the first requests, which want the processor for themselves. */
const WARM_UP_AFTER_MS = 5_000;
/** As long as nobody notices that a list waits. */
const SIZES_WITHIN_MS = 250;

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
  /**
   * Makes the blank files, one after the other, a while from now: lists tell their sizes, and nobody is to wait for them.
   * @returns calls it off
   */
  warmUp(templates: readonly Template[]): () => void;
  /** A file that is not kept: what one learner has written. */
  readonly write: WriteFile;
}

export function createTemplateFiles(write = createWriter()): TemplateFiles {
  const files = new Map<string, Promise<Buffer>>();
  const fileOf: TemplateFiles['fileOf'] = (template, example) => {
    const name = `${template.id} ${example?.filled.company ?? ''}`;
    const kept = files.get(name);
    if (kept) return kept;
    const content = example && exampleContent(template, example.filled, example.name);
    const made = write(template, content);
    files.set(name, made);
    // What failed is tried again by whoever asks next.
    made.catch(() => files.delete(name));
    return made;
  };
  return {
    write,
    fileOf,
    async sizesOf(templates) {
      const moment = Promise.withResolvers<null>();
      const timer = setTimeout(() => moment.resolve(null), SIZES_WITHIN_MS);
      const sizes = await Promise.all(
        templates.map((template) => {
          const size = fileOf(template, null).then(
            ({ byteLength }) => byteLength,
            // What could not be made is said to whoever asks for it.
            () => null,
          );
          return Promise.race([size, moment.promise]);
        }),
      );
      clearTimeout(timer);
      return sizes;
    },
    warmUp(templates) {
      let isOff = false;
      const timer = setTimeout(async () => {
        for (const template of templates) {
          if (isOff) return;
          // What could not be made is said to whoever asks for it.
          await fileOf(template, null).catch(() => {});
        }
      }, WARM_UP_AFTER_MS);
      timer.unref();
      return () => {
        isOff = true;
        clearTimeout(timer);
      };
    },
  };
}
