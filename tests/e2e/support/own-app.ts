// The product on a port and data folder of one journey, for those that need it set up otherwise,
// or that stop it.
import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeReadyDataFolder } from '#tests/support/data-folder.ts';
import { freePort } from '#tests/support/free-port.ts';

export interface OwnApp {
  readonly origin: string;
  readonly dataDir: string;
  start(): Promise<void>;
  /** Ends it without a chance to tidy up, as a power cut would. */
  kill(): Promise<void>;
  /** Ends it in order and removes its data. */
  remove(): Promise<void>;
}

/** @param env variables beside the port and the data folder */
export async function ownApp(env: Record<string, string> = {}): Promise<OwnApp> {
  const port = await freePort();
  const dataDir = await makeReadyDataFolder();
  let child: ChildProcess | undefined;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child?.once('exit', resolve));
    child.kill(signal);
    await gone;
  };
  return {
    origin: `http://localhost:${port}`,
    dataDir,
    start: async () => {
      child = spawn(process.execPath, [join(import.meta.dirname, '../../../src/server/main.ts')], {
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
        env: {
          ...process.env,
          PORT: String(port),
          DATA_DIR: dataDir,
          DATABASE_URL: '',
          LOG_LEVEL: 'error',
          ...env,
        },
      });
      await ready(child);
    },
    kill: () => end('SIGKILL'),
    remove: async () => {
      await end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) =>
      reject(new Error(`The app ended with code ${code} before it was ready.`)),
    );
    child.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.includes('Meritpath is ready')) resolve();
    });
  });
}
