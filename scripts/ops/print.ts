// How a command ends: its lines on the console, or the sentence that it stopped with and exit code 1.
import { Stop } from './stop.ts';

/** @param work makes the lines; fails with `Stop` where it cannot */
export async function print(work: () => Promise<readonly string[]>): Promise<void> {
  try {
    for (const line of await work()) console.log(line);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
