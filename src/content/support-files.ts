import { FAQ_CATEGORIES } from '#domain/support/faq.ts';
import { type FilePart, fromYaml, readReading, refused, type Source } from './file-part.ts';
import type { Finding } from './problem.ts';
import { faqSchema, helpSchema } from './schema/support.ts';
import { entriesOf } from './yaml-file.ts';

/** A category of the FAQ: `faq/<category>.yaml`. */
export function readFaq(source: Source): FilePart {
  const name = /([^/]+)\.yaml$/.exec(source.file)?.[1];
  const category = FAQ_CATEGORIES.find((one) => one === name);
  if (category === undefined) {
    const fix = `name it after one of ${FAQ_CATEGORIES.join(', ')}`;
    return refused(source.file, 'there is no such category', fix);
  }
  return fromYaml(source, ['faq', faqSchema], (root) => {
    const markdown: Finding[] = [];
    const faq = entriesOf(root).map((entry) => ({
      ...entry,
      category,
      blocks: readReading(entry, ['answer'], entry.data.answer, markdown),
    }));
    return { faq, found: { markdown } };
  });
}

export function readHelp(source: Source): FilePart {
  return fromYaml(source, ['help', helpSchema], (root) => {
    const markdown: Finding[] = [];
    const help = entriesOf(root).map((article) => ({
      ...article,
      blocks: readReading(article, ['body'], article.data.body, markdown),
    }));
    return { help, found: { markdown } };
  });
}
