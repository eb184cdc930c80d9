// Files of templates: made when first asked for, then kept; content does not change while the product runs.
import type { FilledTemplate, Template, TemplateFormat } from '#domain/templates/template.ts';

type Writer = (
  template: Template,
  filled: FilledTemplate | null,
  company: string | null,
) => Promise<Buffer>;

/** The writers are read with the first file: few visits need them. */
const WRITERS: Readonly<Record<TemplateFormat, () => Promise<Writer>>> = {
  DOCX: async () => (await import('./docx.ts')).toDocx,
  XLSX: async () => (await import('./xlsx.ts')).toXlsx,
};

export const MEDIA_TYPES: Readonly<Record<TemplateFormat, string>> = {
  DOCX: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export interface TemplateFiles {
  /**
   * The bytes of a file.
   * @param example the filled one with its company's name; null for the blank file
   */
  fileOf(
    template: Template,
    example: { readonly filled: FilledTemplate; readonly name: string } | null,
  ): Promise<Buffer>;
}

export function createTemplateFiles(): TemplateFiles {
  const files = new Map<string, Promise<Buffer>>();
  return {
    fileOf(template, example) {
      const name = `${template.id} ${example?.filled.company ?? ''}`;
      const kept = files.get(name);
      if (kept) return kept;
      const made = WRITERS[template.format]().then((write) =>
        write(template, example?.filled ?? null, example?.name ?? null),
      );
      files.set(name, made);
      return made;
    },
  };
}
