// The writer of each format, read with the first file that needs it.
import type { DocumentContent } from '#domain/templates/document.ts';
import type { Template, TemplateFormat } from '#domain/templates/template.ts';

type Writer = (template: Template, content: DocumentContent | null) => Promise<Buffer>;

const WRITERS: Readonly<Record<TemplateFormat, () => Promise<Writer>>> = {
  DOCX: async () => (await import('./docx.ts')).toDocx,
  XLSX: async () => (await import('./xlsx.ts')).toXlsx,
  PPTX: async () => (await import('./pptx.ts')).toPptx,
  PDF: async () => (await import('./pdf.ts')).toPdf,
  VISIO: async () => (await import('./vsdx.ts')).toVsdx,
};

/**
 * The file of a template.
 * @param content what stands in it; null for the blank file
 */
export async function writeFile(
  template: Template,
  content: DocumentContent | null,
): Promise<Buffer> {
  const write = await WRITERS[template.format]();
  return write(template, content);
}
