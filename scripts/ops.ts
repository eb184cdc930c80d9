// What an operator does from the console: `npm run ops -- <command>`. Works beside a running server.
import { BACKUP_USAGE, backupCommand, restoreCommand } from './ops/backup-commands.ts';
import { metricsCommand, PEOPLE_USAGE, resetLinkCommand, userCommand } from './ops/people.ts';
import { inInstallation } from './ops/reach.ts';
import { Stop } from './ops/stop.ts';
import { readWords, SUPPORT_USAGE, supportCommand } from './ops/support.ts';

const USAGE = ['Use it as:', ...PEOPLE_USAGE, ...SUPPORT_USAGE, ...BACKUP_USAGE].join('\n');

/** @returns lines to print */
function run([command, ...args]: readonly string[]): Promise<string[]> {
  const [first, ...rest] = args;
  const isAlone = first !== undefined && rest.length === 0;
  if (command === 'backup' && isAlone) return backupCommand(first);
  if (command === 'restore' && isAlone) return restoreCommand(first);
  if (command === 'user' && isAlone) return inInstallation((site) => userCommand(site, first));
  if (command === 'reset-link' && isAlone) {
    return inInstallation((site) => resetLinkCommand(site, first));
  }
  const isJson = isAlone && first === '--json';
  if (command === 'metrics' && (isJson || first === undefined)) {
    return inInstallation((site) => metricsCommand(site, isJson));
  }
  if (command === 'support' && first !== undefined) {
    const { words, text } = readWords(args);
    return inInstallation(async (site) => {
      const lines = await supportCommand(site, words, text);
      if (lines === undefined) throw new Stop(USAGE);
      return lines;
    });
  }
  throw new Stop(USAGE);
}

try {
  for (const line of await run(process.argv.slice(2))) console.log(line);
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
