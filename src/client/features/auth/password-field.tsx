import { Eye, EyeOff } from 'lucide-react';
import { type Ref, useEffect, useState } from 'react';
import { useTexts } from '#client/base/language/language.tsx';
import { Field } from '#client/ui/field.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { StrengthAdvice } from './password-strength.ts';

interface PasswordFieldProps {
  id: string;
  label: string;
  value: string;
  onChange: (password: string) => void;
  error: string | undefined;
  /** A new password is advised on; a known one is only asked for. */
  isNew: boolean;
  minLength: number;
  /** The name and e-mail beside it: a password made of them is weak. */
  personal?: readonly string[];
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

export function PasswordField(props: PasswordFieldProps) {
  const { id, label, value, onChange, error, isNew, minLength, personal = [], ref } = props;
  const { name = 'password' } = props;
  const auth = useTexts('auth');
  const [shown, setShown] = useState(false);
  const advise = useAdvise(isNew && value !== '');
  const hint = isNew ? (
    <StrengthMeter
      advice={advise?.(value, personal, minLength) ?? noAdvice}
      id={`${id}-hint`}
      minLength={minLength}
    />
  ) : undefined;
  return (
    <Field
      autoComplete={isNew ? 'new-password' : 'current-password'}
      error={error}
      hint={hint}
      id={id}
      inside={
        <button
          aria-label={shown ? auth.hidePassword : auth.showPassword}
          aria-pressed={shown}
          className="btn-icon"
          onClick={() => setShown(!shown)}
          type="button"
        >
          <Icon of={shown ? EyeOff : Eye} />
        </button>
      }
      label={label}
      maxLength={1024}
      name={name}
      onChange={(event) => onChange(event.target.value)}
      ref={ref}
      required
      type={shown ? 'text' : 'password'}
      value={value}
    />
  );
}

const noAdvice: StrengthAdvice = { strength: 'empty', because: null };

/** What advises is fetched with the first character: the door stands without it, and it never blocks. */
function useAdvise(isTyped: boolean) {
  const [strength, setStrength] = useState<typeof import('./password-strength.ts')>();
  useEffect(() => {
    if (isTyped) void import('./password-strength.ts').then(setStrength, () => undefined);
  }, [isTyped]);
  return strength?.strengthOf;
}

/** How many of the meter's four ticks are lit. */
const ticksOf = { empty: 0, weak: 1, fair: 2, good: 3, strong: 4 } as const;

const tones = { empty: '', weak: 'bad', fair: 'warn', good: 'good', strong: 'good' } as const;

function StrengthMeter(props: { id: string; advice: StrengthAdvice; minLength: number }) {
  const { id, advice, minLength } = props;
  const { strength: texts } = useTexts('auth');
  const { strength, because } = advice;
  const lit = ticksOf[strength];
  return (
    <div className="meter" data-tone={tones[strength]}>
      <span aria-hidden="true" className="ticks">
        {[1, 2, 3, 4].map((tick) => (
          <i className={tick <= lit ? 'on' : undefined} key={tick} />
        ))}
      </span>
      <p aria-live="polite" className="small muted" id={id}>
        {strength === 'empty' ? null : <b className={tones[strength]}>{texts[strength]} </b>}
        {because === null ? texts.rule(minLength) : texts[because]}
      </p>
    </div>
  );
}
