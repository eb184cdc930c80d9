// Serves the app for the journeys from a fresh data folder that goes away with the process.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeReadyDataFolder } from '#tests/support/data-folder.ts';

const dataDir = await makeReadyDataFolder();
const app = spawn(process.execPath, [join(import.meta.dirname, '../../src/server/main.ts')], {
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  env: { ...process.env, DATA_DIR: dataDir },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => app.kill(signal));
app.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 1);
});
