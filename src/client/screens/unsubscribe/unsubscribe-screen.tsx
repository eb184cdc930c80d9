import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { failureOf } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { addresses } from '#client/base/addresses.ts';
import { Go, useSearchText } from '#client/base/go.tsx';
import { useFailureText, useTexts } from '#client/base/language/language.tsx';
import { useTitle } from '#client/base/use-title.ts';
import { AuthLayout } from '#client/features/auth/auth-layout.tsx';
import { NextSteps } from '#client/features/auth/auth-parts.tsx';
import { isMailTopic, type MailTopic } from '#domain/notifications/mail-topics.ts';

/** `/unsubscribe?token=…`: where the link below a mail leads. Nothing ends before it is pressed. */
export function UnsubscribeScreen() {
  const [{ token = '' }] = useSearchText();
  return <Leaving key={token} token={token} />;
}

function Leaving({ token }: { token: string }) {
  const t = useTexts('unsubscribe');
  const [topic = ''] = token.split('.');
  const leave = useMutation({
    mutationFn: (all: boolean) => api.mails.leave({ token, all }),
  });
  const isWrong = leave.isError && failureOf(leave.error).code === 'mail.link_invalid';
  if (!isMailTopic(topic) || isWrong) {
    return (
      <Said text={t.badText} title={t.badTitle}>
        <SettingsLink />
      </Said>
    );
  }
  if (leave.isSuccess) {
    return (
      <Said text={t.doneText} title={leave.variables ? t.doneAll : t.done[topic]}>
        <SettingsLink />
      </Said>
    );
  }
  return <Question {...leave} leave={leave.mutate} topic={topic} />;
}

interface QuestionProps {
  topic: MailTopic;
  leave: (all: boolean) => void;
  isPending: boolean;
  error: unknown;
}

function Question({ topic, leave, isPending, error }: QuestionProps) {
  const t = useTexts('unsubscribe');
  const failureText = useFailureText();
  useTitle(t.ask[topic]);
  return (
    <AuthLayout>
      <h1>{t.ask[topic]}</h1>
      <p className="muted">{t.text}</p>
      {error !== null && (
        <p role="alert">
          {t.failed}. {failureText(failureOf(error).code)}
        </p>
      )}
      <NextSteps>
        <button
          className="btn btn-primary btn-wide"
          disabled={isPending}
          onClick={() => leave(false)}
          type="button"
        >
          {t.yes}
        </button>
        <button
          className="btn btn-line btn-wide"
          disabled={isPending}
          onClick={() => leave(true)}
          type="button"
        >
          {t.all}
        </button>
      </NextSteps>
    </AuthLayout>
  );
}

function Said({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useTitle(title);
  // The button that was pressed is gone: what it brought is read out.
  useEffect(() => heading.current?.focus(), []);
  return (
    <AuthLayout>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="muted">{text}</p>
      <NextSteps>{children}</NextSteps>
    </AuthLayout>
  );
}

function SettingsLink() {
  const t = useTexts('unsubscribe');
  return (
    <Go className="btn btn-line btn-wide" to={addresses.settings('notifications')}>
      {t.settings}
    </Go>
  );
}
