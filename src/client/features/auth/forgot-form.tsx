import { withKey } from '#client/api/api.ts';
import { tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { Field } from '#client/ui/field.tsx';
import { useDraft } from './draft.ts';
import { fieldText } from './field-texts.ts';
import { FormProblem } from './form-problem.tsx';
import { checkEmail } from './rules.ts';
import { SubmitButton } from './submit-button.tsx';
import { useForm } from './use-form.ts';

/** Asks for a reset link. What it says after is the same for every address. */
export function ForgotForm({ label, onSent }: { label: string; onSent: (email: string) => void }) {
  const auth = useTexts('auth');
  const [draft, setDraft] = useDraft();
  const email = draft.email.trim();
  const form = useForm({
    check: () => checkEmail(email),
    send: (key) => tryCall(api.account.requestReset({ email }, withKey(key))),
    done: () => onSent(email),
  });
  return (
    <form {...form.form}>
      <FormProblem failure={form.failure} />
      <Field
        autoComplete="username"
        error={fieldText('email', form.broken, auth.fieldErrors, 0)}
        id="email"
        label={auth.email}
        maxLength={254}
        name="email"
        onChange={(event) => {
          setDraft('email', event.target.value);
          form.mend('email');
        }}
        required
        type="email"
        value={draft.email}
      />
      <SubmitButton label={label} waiting={form.waiting} />
    </form>
  );
}
