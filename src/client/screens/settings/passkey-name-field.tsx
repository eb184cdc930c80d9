import { useTexts } from '#client/base/language/language.tsx';
import type { Broken } from '#client/features/auth/rules.ts';
import { Field } from '#client/ui/field.tsx';

export const checkPasskeyName = (name: string): Broken =>
  name.trim() === '' ? { name: 'missing' } : {};

interface PasskeyNameFieldProps {
  id: string;
  value: string;
  broken: Broken;
  onChange: (name: string) => void;
}

export function PasskeyNameField({ id, value, broken, onChange }: PasskeyNameFieldProps) {
  const { passkeys: t } = useTexts('security');
  const rule = broken.name;
  return (
    <Field
      autoComplete="off"
      error={rule && (rule === 'missing' ? t.nameMissing : t.nameRefused)}
      hint={
        <p className="small muted" id={`${id}-hint`}>
          {t.nameHint}
        </p>
      }
      id={id}
      label={t.name}
      maxLength={200}
      name="name"
      onChange={(event) => onChange(event.target.value)}
      required
      type="text"
      value={value}
    />
  );
}
