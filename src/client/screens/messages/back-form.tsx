import { useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { withKey } from '#client/api/api.ts';
import { tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { queries } from '#client/api/queries.ts';
import { useCall } from '#client/api/use-call.ts';
import { saveDraft, savedDrafts } from '#client/base/device.ts';
import { useFailureText, useTexts } from '#client/base/language/language.tsx';
import { useLearner } from '#client/base/session/session.tsx';
import { MessageField } from '#client/features/support/message-field.tsx';
import {
  type FieldProblem,
  messageProblem,
  supportDraft,
} from '#client/features/support/messages-form.ts';
import { Icon } from '#client/ui/icon.tsx';
import styles from './messages.module.css';

/** Writes back in a thread; what is typed stays on the device until the server has it. */
export function BackForm({ threadId }: { threadId: string }) {
  const { messages: t, contact } = useTexts('support');
  const failureText = useFailureText();
  const id = useId();
  const form = useBackForm(threadId);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (form.submit() !== null) document.getElementById(id)?.focus();
  };
  return (
    <form className={styles.back} noValidate onSubmit={submit}>
      <MessageField
        id={id}
        label={t.back}
        onChange={form.change}
        problem={form.problem}
        rows={4}
        value={form.message}
      />
      {form.failure !== null && (
        <p className="note" role="alert">
          <Icon of={TriangleAlert} />
          <span>
            {form.failure === 'request.too_many'
              ? contact.tooMany
              : `${contact.failed} ${failureText(form.failure)}`}
          </span>
        </p>
      )}
      <div className={styles.send}>
        <button
          aria-busy={form.isSending}
          aria-disabled={form.isSending}
          className="btn btn-primary"
          type="submit"
        >
          {form.isSending ? contact.sending : t.send}
        </button>
        <p className="small good" role="status">
          {form.isSent ? t.sent : null}
        </p>
      </div>
    </form>
  );
}

function useBackForm(threadId: string) {
  const client = useQueryClient();
  const name = supportDraft(useLearner().id, threadId);
  const [message, setMessage] = useState(() => savedDrafts()[name]?.message ?? '');
  const [problem, setProblem] = useState<FieldProblem | null>(null);
  const { isBusy: isSending, failure, run } = useCall();
  const [isSent, setSent] = useState(false);
  const change = (text: string) => {
    setMessage(text);
    setSent(false);
    saveDraft(name, text === '' ? null : { message: text });
    setProblem((shown) => (shown === messageProblem(text) ? shown : null));
  };
  const send = async () => {
    const answer = await run((key) =>
      tryCall(api.support.write({ threadId, message }, withKey(key))),
    );
    if (!answer?.ok) return;
    change('');
    setSent(true);
    client.setQueryData(queries.supportThread(threadId).queryKey, answer.value);
    void client.invalidateQueries({ queryKey: queries.supportThreads().queryKey });
  };
  const submit = (): FieldProblem | null => {
    if (isSending) return null;
    const found = messageProblem(message);
    setProblem(found);
    if (found === null) void send();
    return found;
  };
  return { message, change, problem, failure, isSending, isSent, submit };
}
