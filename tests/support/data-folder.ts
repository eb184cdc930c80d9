// Where databases of tests live: in memory where there is room, for a copy on disk takes six times as much work.
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { putReadyCluster } from './ready-cluster.ts';

/** Linux keeps this folder in memory. What is in it may not be executed, so it is for data alone. */
const MEMORY = '/dev/shm';
/** A run takes some hundred MB of it; a container is often given 64 MB in all. */
const ROOM_BYTES = 4 * 2 ** 30;
const PREFIX = 'meritpath-data-';
const FORGOTTEN_MS = 60 * 60_000;

/** An empty folder, open to the account that the database runs as under root. Whoever asks removes it. */
export function makeDataFolder(): string {
  place ??= choosePlace();
  const folder = mkdtempSync(join(place, `${PREFIX}${process.pid}-`));
  chmodSync(folder, 0o755);
  return folder;
}

/**
 * A folder with a database of this release's schema and no rows, so that a start there makes and migrates
 * nothing. What is about the first start itself takes an empty one.
 */
export async function makeReadyDataFolder(): Promise<string> {
  const folder = makeDataFolder();
  await putReadyCluster(folder);
  return folder;
}

let place: string | undefined;

function choosePlace(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (process.platform !== 'linux' || bavail * bsize < ROOM_BYTES) return tmpdir();
    removeForgotten();
    rmSync(mkdtempSync(join(MEMORY, PREFIX)), { recursive: true });
    return MEMORY;
  } catch {
    return tmpdir();
  }
}

/** What a killed run left would stay in memory until the machine ends. */
function removeForgotten(): void {
  for (const name of readdirSync(MEMORY).filter((one) => one.startsWith(PREFIX))) {
    const path = join(MEMORY, name);
    const pid = Number(name.slice(PREFIX.length).split('-')[0]);
    const isOld = Date.now() - statSync(path).mtimeMs > FORGOTTEN_MS;
    if (isOld && !isAlive(pid)) rmSync(path, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
