// Which command of the operator does what.
import { BACKUP_USAGE, backupCommand, erasuresCommand, restoreCommand } from './backup-commands.ts';
import { metricsCommand, PEOPLE_USAGE, resetLinkCommand, userCommand } from './people.ts';
import { QUESTIONS_USAGE, questionsCommand } from './questions.ts';
import { inInstallation } from './reach.ts';
import { Stop } from './stop.ts';
import { readWords, SUPPORT_USAGE, supportCommand } from './support.ts';

const USAGE = [
  'Use it as:',
  ...PEOPLE_USAGE,
  ...SUPPORT_USAGE,
  ...QUESTIONS_USAGE,
  ...BACKUP_USAGE,
].join('\n');

/**
 * @param words what stands behind `npm run ops --`
 * @returns lines to print
 */
export function operate([command, ...args]: readonly string[]): Promise<string[]> {
  const [first, ...rest] = args;
  const isAlone = first !== undefined && rest.length === 0;
  if (command === 'backup' && isAlone) return backupCommand(first);
  if (command === 'restore' && isAlone) return restoreCommand(first);
  if (
    command === 'restore' &&
    first !== undefined &&
    rest[0] === '--erasures' &&
    rest.length === 2
  ) {
    return restoreCommand(first, rest[1]);
  }
  if (command === 'erasures' && first === undefined) return erasuresCommand();
  if (command === 'user' && isAlone) return inInstallation((site) => userCommand(site, first));
  if (command === 'reset-link' && isAlone) {
    return inInstallation((site) => resetLinkCommand(site, first));
  }
  if (command === 'questions' && first === undefined) return inInstallation(questionsCommand);
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
