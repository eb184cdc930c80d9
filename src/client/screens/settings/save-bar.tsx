// Below every tab: whether the account has it all, and the button that sends what it has not.
import { CircleAlert, CircleCheck, CloudOff, PencilLine } from 'lucide-react';
import { useSearchText } from '#client/base/go.tsx';
import { useFailureText, useTexts } from '#client/base/language/language.tsx';
import { useUnsent } from '#client/base/outbox/use-outbox.tsx';
import { PROFILE } from '#client/base/profile-writes.ts';
import { Icon } from '#client/ui/icon.tsx';
import { useProfileForm } from './profile-form.tsx';
import styles from './settings.module.css';

export function SaveBar() {
  const { save, state: t } = useTexts('settings');
  const { wait } = useTexts('auth');
  const failureText = useFailureText();
  const form = useProfileForm();
  const [, setSearch] = useSearchText();
  const { status, entries, refusal, sendNow } = useUnsent(PROFILE);
  const says = () => {
    if (form.isTyped) return { icon: PencilLine, text: t.typed };
    switch (status) {
      case 'saving':
        return { icon: CircleCheck, text: t.saving };
      case 'unsent':
        return { icon: CloudOff, text: t.unsent(entries.length) };
      case 'failed':
        return {
          icon: CircleAlert,
          text: refusal === null ? t.failed : `${t.failed} ${failureText(refusal.code)}`,
        };
      case 'saved':
        return { icon: CircleCheck, text: t.saved };
    }
  };
  const { icon, text } = says();
  const saveAll = async () => {
    sendNow();
    // What is wrong with a field is said where it was typed.
    if (form.isTyped && !(await form.save())) setSearch({ tab: 'profile' });
  };
  return (
    <div className={`apart ${styles.bar}`}>
      <p role="status">
        <Icon of={icon} />
        {text}
      </p>
      <button
        className="btn btn-line"
        disabled={form.isWaiting}
        onClick={() => void saveAll()}
        type="button"
      >
        {form.isWaiting ? wait : save}
      </button>
    </div>
  );
}
