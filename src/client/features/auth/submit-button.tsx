import { useTexts } from '#client/base/language/language.tsx';

/** The one primary action of the form: reads 'Please wait' and is disabled while submitting. */
export function SubmitButton({ waiting, label }: { waiting: boolean; label: string }) {
  const { wait } = useTexts('auth');
  return (
    <button className="btn btn-primary btn-wide" disabled={waiting} type="submit">
      {waiting ? wait : label}
    </button>
  );
}
