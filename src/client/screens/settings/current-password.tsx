// The password of the account, asked for again before what belongs to its owner alone.
import { useTexts } from '#client/base/language/language.tsx';
import { PasswordField } from '#client/features/auth/password-field.tsx';
import type { Broken } from '#client/features/auth/rules.ts';

interface CurrentPasswordProps {
  id: string;
  label: string;
  value: string;
  broken: Broken;
  onChange: (password: string) => void;
}

export function CurrentPassword({ id, label, value, broken, onChange }: CurrentPasswordProps) {
  const { password: t } = useTexts('security');
  const rule = broken.currentPassword;
  return (
    <PasswordField
      error={rule && (rule === 'missing' ? t.currentMissing : t.currentWrong)}
      id={id}
      isNew={false}
      label={label}
      minLength={0}
      name="currentPassword"
      onChange={onChange}
      value={value}
    />
  );
}
