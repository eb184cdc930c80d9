// An account that is to be erased says so above every screen, with the way to keep it.
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '#client/api/action-key.ts';
import { withKey } from '#client/api/api.ts';
import { tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { useFailureText, useTexts } from '#client/base/language/language.tsx';
import { useSession } from '#client/base/session/session.tsx';
import { useReader } from '#client/base/use-reader.ts';
import { Icon } from '#client/ui/icon.tsx';
import { useNotices } from '#client/ui/notices.tsx';

export function KeepAccount({ eraseAt }: { eraseAt: string }) {
  const { keep: t } = useTexts('security');
  const { locale, timeZone } = useReader();
  const { notice } = useNotices();
  const failureText = useFailureText();
  const session = useSession();
  const act = useAction();
  const [isWaiting, setWaiting] = useState(false);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });

  async function keep(): Promise<void> {
    setWaiting(true);
    const answer = await act((key) => tryCall(api.account.keepAccount(undefined, withKey(key))));
    setWaiting(false);
    // Another tab or device may have kept it already.
    if (answer.ok || answer.failure.code === 'auth.no_deletion') {
      notice({ title: t.kept, tone: 'good' });
      await session.ask();
      return;
    }
    notice({ title: t.failed, text: failureText(answer.failure.code), tone: 'bad' });
  }

  return (
    <div className="banner" role="status">
      <Icon of={Trash2} size="s" />
      <b>{t.says(day.format(new Date(eraseAt)))}</b>
      <button
        className="btn btn-line"
        disabled={isWaiting}
        onClick={() => void keep()}
        type="button"
      >
        {t.keep}
      </button>
    </div>
  );
}
