// Making the folder that an operator named. Node's own recursive way never ends where a parent takes no
// folders, such as /proc.
import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder with the ones above it that are missing; one that stands already is left as it is.
 * @throws the system's error where it cannot be made
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  const parent = dirname(path);
  if (parent !== path) makeFolder(parent);
  try {
    mkdirSync(path);
  } catch (error) {
    // Another start made it in the same moment.
    if (!existsSync(path)) throw error;
  }
}
