// What is typed to support: kept on the device until the server has it, sent once however often it is tried.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { withKey } from '#client/api/api.ts';
import { tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { queries } from '#client/api/queries.ts';
import { useCall } from '#client/api/use-call.ts';
import { addresses } from '#client/base/addresses.ts';
import { saveDraft, savedDrafts } from '#client/base/device.ts';
import { useGo } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import {
  type FieldProblem,
  messageProblem,
  subjectProblem,
  supportDraft,
} from '#client/features/support/messages-form.ts';
import { useNotices } from '#client/ui/notices.tsx';
import type { ThreadChannel } from '#domain/support/threads.ts';

interface ContactFields {
  readonly subject: string;
  readonly message: string;
}
type Problems = Readonly<Record<keyof ContactFields, FieldProblem | null>>;
const NONE: Problems = { subject: null, message: null };

const problemsOf = ({ subject, message }: ContactFields): Problems => ({
  subject: subjectProblem(subject),
  message: messageProblem(message),
});

export function useContactForm(learnerId: string, channel: ThreadChannel) {
  const { contact: t } = useTexts('support');
  const client = useQueryClient();
  const { notice } = useNotices();
  const go = useGo();
  const name = supportDraft(learnerId);
  const [fields, setFields] = useState<ContactFields>(() => {
    const { subject = '', message = '' } = savedDrafts()[name] ?? {};
    return { subject, message };
  });
  const [problems, setProblems] = useState(NONE);
  const { isBusy: isSending, failure, run } = useCall();

  const change = (part: Partial<ContactFields>) => {
    const next = { ...fields, ...part };
    setFields(next);
    saveDraft(name, next.subject === '' && next.message === '' ? null : { ...next });
    // An error goes as soon as it is corrected; a new one waits for the next try.
    const now = problemsOf(next);
    setProblems((shown) => ({
      subject: shown.subject === now.subject ? shown.subject : null,
      message: shown.message === now.message ? shown.message : null,
    }));
  };
  const send = async () => {
    const answer = await run((key) =>
      tryCall(api.support.begin({ channel, ...fields }, withKey(key))),
    );
    if (!answer?.ok) return;
    saveDraft(name, null);
    client.setQueryData(queries.supportThread(answer.value.id).queryKey, answer.value);
    void client.invalidateQueries({ queryKey: queries.supportThreads().queryKey });
    notice({ title: t.sent, tone: 'good' });
    go(addresses.supportMessages(answer.value.id));
  };
  /** Sends it, or answers the first field that has to be corrected. */
  const submit = (): keyof ContactFields | null => {
    if (isSending) return null;
    const found = problemsOf(fields);
    setProblems(found);
    if (found.subject !== null) return 'subject';
    if (found.message !== null) return 'message';
    void send();
    return null;
  };
  return { fields, change, problems, failure, isSending, submit };
}
