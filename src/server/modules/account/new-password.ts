// A password that somebody chooses: checked by the rules of this installation, then hashed.
import { checkPassword } from '#domain/account/password-rules.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import type { Failure } from '#server/http/context.ts';
import type { AccountParts } from './account-parts.ts';
import { busy } from './throttle.usecases.ts';

/** @param owner what a password must not be made of where the operator has it checked */
export async function hashNewPassword(
  { config, hasher }: AccountParts,
  password: string,
  owner: { email: string; firstName: string; lastName: string },
): Promise<Result<string, Failure>> {
  const { minLength, useBlocklist } = config.password;
  const personal = [owner.email, owner.firstName, owner.lastName];
  const checked = checkPassword(password, { minLength, blocklist: useBlocklist }, personal);
  if (!checked.ok) return checked;
  try {
    return ok(await hasher.hash(password));
  } catch (error) {
    return busy(error);
  }
}
