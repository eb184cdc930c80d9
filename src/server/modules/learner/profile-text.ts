// What a learner types about themselves, as it is stored.
import { checkBio } from '#domain/account/bio.ts';
import { splitDisplayName } from '#domain/account/display-name.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Failure } from '#server/http/context.ts';
import type { ProfileFields } from './learner.queries.ts';

/** Name and text of the profile as they are stored, or what is wrong with them. */
export function profileText({
  displayName,
  bio,
}: {
  readonly displayName?: string | undefined;
  readonly bio?: string | undefined;
}): Result<Pick<ProfileFields, 'firstName' | 'lastName' | 'bio'>, Failure> {
  const names = displayName === undefined ? ok({}) : splitDisplayName(displayName);
  if (!names.ok) {
    return err({
      code: 'profile.name_invalid',
      fields: [{ field: 'displayName', ...names.error }],
    });
  }
  if (bio === undefined) return names;
  const text = checkBio(bio);
  if (!text.ok)
    return err({ code: 'profile.bio_invalid', fields: [{ field: 'bio', ...text.error }] });
  return ok({ ...names.value, bio: text.value });
}
