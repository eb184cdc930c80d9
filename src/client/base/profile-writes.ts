// What a learner chooses for the profile: each field on its own, the newest choice last.
import type { Api } from '#client/api/api.ts';
import { withKey } from '#client/api/api.ts';
import { type Failure, isPassing, tryCall } from '#client/api/failure.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { Entry, Write, WriteKinds } from './outbox/entry.ts';

export const PROFILE = 'profile';

export type ProfileChoice = Pick<
  Parameters<Api['learner']['update']>[0],
  'courseKey' | 'choice' | 'locale' | 'timeZone' | 'settings'
>;
type Field = Exclude<keyof ProfileChoice, 'choice' | 'settings'>;
/** What is chosen for one course. */
type CourseField = 'track' | 'industry';

export const profileWrite = <F extends Field>(
  field: F,
  value: NonNullable<ProfileChoice[F]>,
): Write<ProfileChoice> => ({
  kind: 'profile.choice',
  resource: PROFILE,
  slot: field,
  input: { [field]: value } as ProfileChoice,
});

/** One setting; the others go by themselves. */
export const settingWrite = <Key extends keyof Settings>(
  key: Key,
  value: Settings[Key],
): Write<ProfileChoice> => ({
  kind: 'profile.choice',
  resource: PROFILE,
  slot: `settings.${key}`,
  input: { settings: { [key]: value } },
});

/** The settings among the writes that wait. */
export const settingsIn = (entries: readonly Entry[]): Partial<Settings> =>
  Object.assign({}, ...entries.map(({ input }) => (input as ProfileChoice).settings ?? {}));

const slotOf = (courseKey: string, field: CourseField): string => `${courseKey}.${field}`;

/** A choice for one course; those of other courses stay beside it. */
export const courseWrite = (
  courseKey: string,
  field: CourseField,
  value: string,
): Write<ProfileChoice> => ({
  kind: 'profile.choice',
  resource: PROFILE,
  slot: slotOf(courseKey, field),
  input: { choice: { courseKey, [field]: value } },
});

/** What is chosen for a course among the writes that wait. */
export const chosenFor = (
  entries: readonly Entry[],
  courseKey: string,
  field: CourseField,
): string | undefined => {
  const entry = entries.findLast(({ slot }) => slot === slotOf(courseKey, field));
  return (entry?.input as ProfileChoice | undefined)?.choice?.[field];
};

/** Which choice for a course a write is; undefined for every other write. */
export function courseFieldOf({ input }: Entry): CourseField | undefined {
  const { choice } = input as ProfileChoice;
  if (choice === undefined) return undefined;
  return choice.track === undefined ? 'industry' : 'track';
}

/** What is chosen and not on the profile yet. */
export const chosenIn = <F extends Field>(
  entry: Entry | undefined,
  field: F,
): ProfileChoice[F] | undefined => (entry?.input as ProfileChoice | undefined)?.[field];

/** A session that has ended, and calls that were too many, pass. */
const waits: readonly Failure['code'][] = [
  'auth.signed_out',
  'request.too_many',
  'request.in_flight',
];

export const profileWrites = (api: Api): WriteKinds => ({
  'profile.choice': {
    procedure: 'learner.update',
    repeated: 'replaced',
    isRefusal: (failure) => !isPassing(failure) && !waits.includes(failure.code),
    send: (choice: ProfileChoice, key) => tryCall(api.learner.update(choice, withKey(key))),
  },
});
