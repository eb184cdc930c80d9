// What the product is made of, as CycloneDX tells it: every package of the lock file, and for what.
import { Buffer } from 'node:buffer';

interface LockedPackage {
  readonly version: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

export interface PackageLock {
  readonly name: string;
  readonly version: string;
  /** By its place in `node_modules`; the project itself is ''. */
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** required: runs on the server or in the browser; optional: only on some machines; excluded: builds and tests. */
type Scope = 'required' | 'optional' | 'excluded';

const nameOf = (place: string): string => place.slice(place.lastIndexOf('node_modules/') + 13);

/** Where Node finds a package from a place: the nearest folder upwards that holds it. */
function placeOf({ packages }: PackageLock, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (packages[place]) return place;
    if (!folder.includes('/node_modules/')) break;
  }
  return packages[`node_modules/${name}`] && `node_modules/${name}`;
}

/** The places that a package needs, a peer where it is none of choice. */
function needsOf(lock: PackageLock, from: string): string[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
    lock.packages[from]!;
  const peers = Object.keys(peerDependencies ?? {}).filter(
    (name) => !peerDependenciesMeta?.[name]?.optional,
  );
  const names = [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
  return [...new Set(names)].flatMap((name) => placeOf(lock, from, name) ?? []);
}

function reachedFrom(lock: PackageLock, names: Iterable<string>): Set<string> {
  const reached = new Set<string>();
  const open = [...names].flatMap((name) => placeOf(lock, '', name) ?? []);
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (reached.has(place)) continue;
    reached.add(place);
    open.push(...needsOf(lock, place));
  }
  return reached;
}

const purlOf = (name: string, version: string): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`;

/**
 * @param inBrowser names of packages that the build puts into the browser's files
 * @param at when the bill was written, ISO 8601
 */
export function billOf(lock: PackageLock, inBrowser: Iterable<string>, at: string) {
  const { dependencies, optionalDependencies } = lock.packages['']!;
  const required = reachedFrom(lock, [...Object.keys(dependencies ?? {}), ...inBrowser]);
  const optional = reachedFrom(lock, Object.keys(optionalDependencies ?? {}));
  const scopeOf = (place: string): Scope =>
    required.has(place) ? 'required' : optional.has(place) ? 'optional' : 'excluded';
  const places = Object.keys(lock.packages).filter((place) => place !== '');
  const components = places.map((place) => {
    const { version, integrity, license } = lock.packages[place]!;
    const name = nameOf(place);
    const hash = integrity?.replace(/^sha512-/, '');
    return {
      type: 'library',
      'bom-ref': place,
      name,
      version,
      scope: scopeOf(place),
      purl: purlOf(name, version),
      ...(hash && {
        hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }],
      }),
      ...(license && { licenses: [{ expression: license }] }),
    };
  });
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      timestamp: at,
      component: {
        type: 'application',
        'bom-ref': lock.name,
        name: lock.name,
        version: lock.version,
        purl: purlOf(lock.name, lock.version),
      },
    },
    components,
    dependencies: places.map((place) => ({ ref: place, dependsOn: needsOf(lock, place) })),
  };
}
