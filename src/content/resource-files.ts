// Files of the library: read, with their Markdown compiled.
import type { Block } from '#domain/catalog/prose.ts';
import type { ResourceSource } from './content.ts';
import { type FilePart, fromYaml, readReading, type Source } from './file-part.ts';
import type { Finding } from './problem.ts';
import { resourceSchema } from './schema/resource.ts';

export function readResource(source: Source): FilePart {
  return fromYaml(source, ['resource', resourceSchema], (root) => {
    const { data } = root;
    const [courseKey = ''] = data.courses;
    const resource = { ...root, id: data.id, courseKey };
    const markdown: Finding[] = [];
    const read = (path: readonly PropertyKey[], text: string): readonly Block[] =>
      readReading(resource, path, text, markdown);
    const one: ResourceSource = {
      ...resource,
      intro: 'intro' in data ? read(['intro'], data.intro) : [],
      bodies:
        data.format === 'guide'
          ? data.sections.map(({ body }, index) => read(['sections', index, 'body'], body))
          : [],
      tryIt: read(['tryIt'], data.tryIt),
    };
    return { resources: [one], found: { markdown } };
  });
}
