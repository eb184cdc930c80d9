// Whether the disk of the embedded database has room for writes: asked before they fill the last of it.
import { statfsSync } from 'node:fs';

/**
 * What has to be left for the database itself. It writes its log in files of 16 MiB, and where it cannot make the next
 * one it stops, so that nothing could be read either.
 */
export const ROOM_BYTES = 48 * 2 ** 20;
const ASKED_EVERY_MS = 500;

/** @returns whether there is room; looked at twice a second at most */
export function diskRoom(
  folder: string,
  { now = () => performance.now(), statfs = statfsSync as (path: string) => Room } = {},
): () => boolean {
  let askedAt = Number.NEGATIVE_INFINITY;
  let hasRoom = true;
  return () => {
    if (now() - askedAt < ASKED_EVERY_MS) return hasRoom;
    askedAt = now();
    try {
      const { bavail, bsize } = statfs(folder);
      hasRoom = bavail * bsize >= ROOM_BYTES;
    } catch {
      // A system that does not say: the database itself will.
      hasRoom = true;
    }
    return hasRoom;
  };
}

interface Room {
  readonly bavail: number;
  readonly bsize: number;
}
