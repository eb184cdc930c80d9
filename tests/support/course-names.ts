// What code may not know: a course, a phase or a paper by its key. They are content.
import type { SourceFile } from './source-files.ts';

const NAMED = /togaf|pmp|archimate|foundation|certified|phase-/;
/** As names are written in sentences; the other words are common ones there. */
const WRITTEN = /\b(?:togaf|pmp|archimate)\b/i;

/** Files whose subject such names are, each with the names it may hold. */
const EXCEPTIONS: Readonly<Record<string, RegExp>> = {
  // Addresses of the first release.
  'src/client/base/address-aliases.ts': /togaf|foundation\|certified/g,
  // What the first release's columns fill in by themselves; goes with them.
  'src/server/modules/learner/first-release.ts': /'togaf'/g,
  // Words that make weak passwords.
  'src/client/features/auth/password-strength.ts': /'togaf', 'archimate'/g,
  'src/domain/account/common-passwords.ts': /\b(?:togaf|archimate|pmp)\b/g,
  // A category of badges.
  'src/client/features/badges/badges.module.css': /data-cat="foundation"/g,
  'src/client/features/badges/category-mark.tsx': /\bfoundation: L/g,
  'src/client/features/badges/stamp.tsx': /\bfoundation: '/g,
  'src/content/schema/badge.ts': /'foundation'/g,
  'src/contract/progress.ts': /'foundation'/g,
  'src/domain/catalog/catalog.ts': /'foundation'/g,
  // A category of the library.
  'src/domain/library/resource.ts': /'foundation'/g,
};
/** Sentences, and the rule about the owners' marks. */
const LEFT_OUT = /^src\/texts\/|\/qc-31-names-and-marks\.ts$|\.test\.tsx?$/;

/** Every line of the source that names a course, a phase or a paper, as `path:line`. */
export const courseNamesIn = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => path.startsWith('src/') && !LEFT_OUT.test(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => {
        const rest = line.replaceAll(EXCEPTIONS[path] ?? /(?!)/g, '');
        return NAMED.test(rest) || WRITTEN.test(rest) ? [`${path}:${index + 1}`] : [];
      }),
    );
