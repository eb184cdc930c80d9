// The product on a data folder of its own, for measurements and pictures that need it running.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface ServedApp {
  readonly origin: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/**
 * Starts the built product and waits until it is ready.
 * @param env more variables than the port and the data folder
 */
export async function serveApp(port: number, env: Record<string, string> = {}): Promise<ServedApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'meritpath-app-'));
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../src/server/main.ts')], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      SIGN_UPS_PER_HOUR: '100000',
      DEMOS_PER_HOUR: '100000',
      ...env,
    },
  });
  await ready(child);
  return {
    origin: `http://localhost:${port}`,
    pid: child.pid!,
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
      rmSync(dataDir, { recursive: true, force: true });
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
