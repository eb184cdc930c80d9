// A password that somebody chooses: checked by the rules of this installation, then hashed.
import { checkPassword, type PasswordProblem } from '#domain/account/password-rules.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Failure } from '#server/http/context.ts';
import type { AccountParts } from './account-parts.ts';
import { busy } from './throttle.usecases.ts';

const rules: Readonly<Record<PasswordProblem['code'], { rule: string; message: string }>> = {
  'auth.password_too_short': { rule: 'too_short', message: 'More characters are needed.' },
  'auth.password_too_common': { rule: 'too_common', message: 'Others would guess this.' },
};

/** @param owner what a password must not be made of where the operator has it checked */
export async function hashNewPassword(
  { config, hasher }: AccountParts,
  password: string,
  owner: { email: string; firstName: string; lastName: string },
  field: 'password' | 'newPassword' = 'password',
): Promise<Result<string, Failure>> {
  const { minLength, useBlocklist } = config.password;
  const personal = [owner.email, owner.firstName, owner.lastName];
  const checked = checkPassword(password, { minLength, blocklist: useBlocklist }, personal);
  if (!checked.ok) {
    const { code } = checked.error;
    return err({ code, fields: [{ field, ...rules[code] }] });
  }
  try {
    return ok(await hasher.hash(password));
  } catch (error) {
    return busy(error);
  }
}
