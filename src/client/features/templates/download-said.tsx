// What came of a download: the file is there, or why it is not.
import { CircleAlert } from 'lucide-react';
import { useFailureText, useTexts } from '#client/base/language/language.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { DownloadState } from './use-download.ts';

export function DownloadSaid({ state }: { state: DownloadState }) {
  const t = useTexts('templates');
  const failureText = useFailureText();
  if (state.status === 'failed') {
    return (
      <p className="note note-bad small" role="alert">
        <Icon of={CircleAlert} />
        <span>
          {t.downloadFailed} <small>{failureText(state.code)}</small>
        </span>
      </p>
    );
  }
  return state.status === 'saved' ? (
    <p className="small good" role="status">
      {t.downloaded}
    </p>
  ) : null;
}
