// Drawn pictures of a resource, with where they stand; a view says by itself what it shows.
import type { ResourceSource } from './content.ts';
import type { Path } from './located.ts';

export interface ResourceFigure {
  readonly path: Path;
  readonly figure: { readonly src: string; readonly alt: string; readonly caption?: string };
}

export function figuresIn({ data }: ResourceSource): ResourceFigure[] {
  if (data.format === 'guide') {
    return data.sections.flatMap(({ figure }, index) =>
      figure && 'src' in figure ? [{ path: ['sections', index, 'figure'], figure }] : [],
    );
  }
  if (data.format !== 'video') return [];
  return data.chapters.flatMap(({ scenes }, chapter) =>
    scenes.flatMap((scene, index) =>
      'figure' in scene
        ? [{ path: ['chapters', chapter, 'scenes', index, 'figure'], figure: scene.figure }]
        : [],
    ),
  );
}
