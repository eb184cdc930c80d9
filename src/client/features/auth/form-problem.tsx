import { CircleAlert } from 'lucide-react';
import type { Failure } from '#client/api/failure.ts';
import { isPassing } from '#client/api/failure.ts';
import { useFailureText, useTexts } from '#client/base/language/language.tsx';
import { Icon } from '#client/ui/icon.tsx';

/** The server's error inside the form, beside the notice; says what was kept when it may pass. */
export function FormProblem({ title, failure }: { title?: string; failure: Failure | null }) {
  const auth = useTexts('auth');
  const failureText = useFailureText();
  return (
    <div aria-live="assertive" className="problem">
      {failure === null ? null : (
        <div className="note note-bad">
          <Icon of={CircleAlert} />
          <p>
            {title === undefined ? null : <b>{title}</b>}
            {failureText(failure.code)} {isPassing(failure) ? auth.kept : null}
          </p>
        </div>
      )}
    </div>
  );
}
