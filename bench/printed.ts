// Waiting for a word that a child prints.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export async function printed(child: ChildProcess, word: string): Promise<void> {
  for (;;) {
    const [chunk] = (await once(child.stdout!, 'data')) as [Buffer];
    if (chunk.includes(word)) return;
  }
}
