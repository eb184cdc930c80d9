// Accounts for the operator: found by address or name, and a link for a new password.
import {
  lookUp,
  makeResetLink,
  type Person,
  snapshot,
} from '#server/modules/operator/people.usecases.ts';
import { type Installation, oneLine } from './reach.ts';
import { Stop } from './stop.ts';

export const PEOPLE_USAGE = [
  '  npm run ops -- user <address, name or id>                  what an account is and has',
  '  npm run ops -- reset-link <address>                        a link for a new password, to hand on',
  '  npm run ops -- metrics [--json]                            figures of the installation now',
];

export async function userCommand({ db }: Installation, words: string): Promise<string[]> {
  const people = await lookUp(db, words);
  return people.length === 0 ? ['No account fits.'] : people.flatMap(personLines);
}

const dayOf = (at: Date | string | null): string =>
  at === null ? 'never' : new Date(at).toISOString().slice(0, 10);

function personLines(person: Person): string[] {
  const { id, email, name, isDemo, eraseAt } = person;
  const facts = [
    isDemo ? 'demo learner' : person.isConfirmed ? 'confirmed' : 'address not confirmed',
    `since ${dayOf(person.createdAt)}`,
    `last seen ${dayOf(person.lastSeenAt)}`,
    ...(eraseAt === null ? [] : [`will be erased on ${dayOf(eraseAt)}`]),
  ];
  const signIn = [
    person.hasSecondFactor ? 'second factor on' : 'no second factor',
    `${person.passkeys} passkeys`,
    `${person.sessions} sessions`,
  ];
  const learning = [
    person.courseKey,
    `${person.totalXp} XP`,
    `${person.activitiesDone} activities done`,
    `${person.openAttempts} attempts open`,
    `${person.locale}, ${person.timeZone}`,
  ];
  return [
    `${oneLine(name)} <${oneLine(email)}>  ${id}`,
    ...[facts, signIn, learning].map((line) => `  ${line.join('; ')}`),
  ];
}

export async function resetLinkCommand(
  { db, config }: Installation,
  email: string,
): Promise<string[]> {
  const made = await makeResetLink(db, config.publicUrl, email);
  if (!made.ok) {
    const says = {
      not_found: 'No account has this address: "user" finds accounts by a part of it.',
      demo: 'A demo learner has no password.',
    };
    throw new Stop(says[made.error.code]);
  }
  const { link, minutes } = made.value;
  return [
    link,
    `It works once, within ${minutes} minutes. Hand it to the owner of the address only.`,
  ];
}

export async function metricsCommand({ db }: Installation, isJson: boolean): Promise<string[]> {
  const figures = await snapshot(db);
  if (isJson) return [JSON.stringify(figures)];
  return Object.entries(figures).map(([name, value]) => `${name.padEnd(28)}${value}`);
}
