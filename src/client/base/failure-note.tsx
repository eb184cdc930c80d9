// Why a press was refused or did not arrive, said beside it and read out at once.
import { TriangleAlert } from 'lucide-react';
import type { FailureCode } from '#client/api/failure.ts';
import { Icon } from '#client/ui/icon.tsx';
import { useFailureText } from './language/language.tsx';

interface FailureNoteProps {
  /** Null where nothing failed: then there is no note. */
  failure: FailureCode | null;
  /** What did not happen; it stands before the reason. */
  what?: string;
}

export function FailureNote({ failure, what }: FailureNoteProps) {
  const failureText = useFailureText();
  if (failure === null) return null;
  return (
    <p className="note note-bad" role="alert">
      <Icon of={TriangleAlert} />
      <span>
        {what === undefined ? (
          failureText(failure)
        ) : (
          <>
            {what} <small>{failureText(failure)}</small>
          </>
        )}
      </span>
    </p>
  );
}
