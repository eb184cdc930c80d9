// What came of a download: the file is there, or why it is not.
import { Check, CircleAlert } from 'lucide-react';
import { useFailureText, useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { DownloadState } from './use-download.ts';

export function DownloadSaid({ state }: { state: DownloadState }) {
  const t = useTexts('templates');
  const actions = useTexts('actions');
  const lang = contentLang(useLocale());
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
  if (state.status !== 'saved') return null;
  return (
    <div role="status">
      <p className="small good">{t.downloaded}</p>
      {state.missions.map(({ key, title, xp }) => (
        <p className="note small" key={key}>
          <Icon of={Check} />
          <span>
            {t.take.missionDone} <b lang={lang}>{title}</b> {actions.xp(xp)}
          </span>
        </p>
      ))}
    </div>
  );
}
