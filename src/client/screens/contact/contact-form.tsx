import { TriangleAlert } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { useFailureText, useTexts } from '#client/base/language/language.tsx';
import { MessageField } from '#client/features/support/message-field.tsx';
import { subjectSays } from '#client/features/support/messages-form.ts';
import { Field } from '#client/ui/field.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { ThreadChannel } from '#domain/support/threads.ts';
import styles from './contact.module.css';
import { useContactForm } from './use-contact-form.ts';

interface ContactFormProps {
  learnerId: string;
  channel: ThreadChannel;
}

export function ContactForm({ learnerId, channel }: ContactFormProps) {
  const { contact: t } = useTexts('support');
  const failureText = useFailureText();
  const id = useId();
  const { fields, change, problems, failure, isSending, submit } = useContactForm(
    learnerId,
    channel,
  );
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = submit();
    if (wrong !== null) document.getElementById(`${id}-${wrong}`)?.focus();
  };
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <Field
        autoComplete="off"
        error={problems.subject === null ? undefined : subjectSays(t, problems.subject)}
        id={`${id}-subject`}
        label={t.subject}
        name="subject"
        onChange={(event) => change({ subject: event.target.value })}
        required
        value={fields.subject}
      />
      <MessageField
        id={`${id}-message`}
        label={t.message}
        onChange={(message) => change({ message })}
        problem={problems.message}
        rows={8}
        value={fields.message}
      />
      {failure !== null && (
        <p className="note" role="alert">
          <Icon of={TriangleAlert} />
          <span>
            {failure === 'request.too_many' ? t.tooMany : `${t.failed} ${failureText(failure)}`}
          </span>
        </p>
      )}
      <div className={styles.send}>
        <button
          aria-busy={isSending}
          aria-disabled={isSending}
          className="btn btn-primary"
          type="submit"
        >
          {isSending ? t.sending : t.send}
        </button>
        <p className="small muted">{t.draft}</p>
      </div>
    </form>
  );
}
