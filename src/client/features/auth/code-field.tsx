import { useTexts } from '#client/base/language/language.tsx';
import { Field } from '#client/ui/field.tsx';
import type { Broken } from './rules.ts';

export type CodeKind = 'totp' | 'recovery';

/** What is sent of a typed code: authenticators show their digits in groups, and people type them so. */
export const codeOf = (typed: string, kind: CodeKind): string =>
  kind === 'totp' ? typed.replace(/\s/g, '') : typed.trim();

export function checkCode(code: string, kind: CodeKind): Broken {
  const isWhole = kind === 'totp' ? /^\d{6}$/.test(code) : code.length >= 6;
  return isWhole ? {} : { code: 'missing' };
}

interface CodeFieldProps {
  id: string;
  kind: CodeKind;
  label: string;
  value: string;
  broken: Broken;
  onChange: (typed: string) => void;
}

/** A code of an authenticator, or a recovery code. */
export function CodeField({ id, kind, label, value, broken, onChange }: CodeFieldProps) {
  const { fieldErrors } = useTexts('auth');
  const errors = {
    totp: { missing: fieldErrors.codeMissing, refused: fieldErrors.codeRefused },
    recovery: { missing: fieldErrors.recoveryMissing, refused: fieldErrors.recoveryRefused },
  }[kind];
  const rule = broken.code;
  return (
    <Field
      autoComplete="one-time-code"
      error={rule && (rule === 'missing' ? errors.missing : errors.refused)}
      id={id}
      inputMode={kind === 'totp' ? 'numeric' : 'text'}
      key={kind}
      label={label}
      maxLength={32}
      name="code"
      onChange={(event) => onChange(event.target.value)}
      required
      type="text"
      value={value}
    />
  );
}
