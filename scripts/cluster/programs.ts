// The programs of other people that a site beyond one machine is made of, as Debian installs them.
import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface Programs {
  readonly etcd: string;
  readonly patroni: string;
  readonly haproxy: string;
  /** The folder with the programs of PostgreSQL. */
  readonly postgres: string;
}

/** How they are installed where they are missing. */
export const INSTALL = 'apt-get install haproxy patroni etcd-server postgresql-15';

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (name: string): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/bin']
    .map((folder) => join(folder, name))
    .find(isProgram);

function postgresFolder(): string | undefined {
  const root = '/usr/lib/postgresql';
  let versions: string[] = [];
  try {
    versions = readdirSync(root);
  } catch {
    // Not a Debian, or no PostgreSQL of its own.
  }
  return versions
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(root, version, 'bin'))
    .find((folder) => isProgram(join(folder, 'postgres')));
}

/** @returns undefined where one of them is not installed, or this account may not run PostgreSQL */
export function findPrograms(): Programs | undefined {
  const [etcd, patroni, haproxy] = ['etcd', 'patroni', 'haproxy'].map(onPath);
  const postgres = postgresFolder();
  return etcd && patroni && haproxy && postgres ? { etcd, patroni, haproxy, postgres } : undefined;
}
