// `/support/messages`: what the learner wrote to support; with a thread's id, that conversation.
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { queries } from '#client/api/queries.ts';
import { addresses } from '#client/base/addresses.ts';
import { Crumbs } from '#client/base/crumbs.tsx';
import { Go } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { useReader } from '#client/base/use-reader.ts';
import { Icon } from '#client/ui/icon.tsx';
import { EmptyScene, ErrorScene, LoadingLine } from '#client/ui/states.tsx';
import type { SupportThread } from '#contract/support.ts';
import styles from './messages.module.css';
import { StateChip } from './state-chip.tsx';
import { ThreadView } from './thread-view.tsx';

export function MessagesScreen({ threadId }: { threadId: string | null }) {
  return <div className="work">{threadId === null ? <All /> : <ThreadView id={threadId} />}</div>;
}

function All() {
  const { messages: t } = useTexts('support');
  const actions = useTexts('actions');
  const { data, isError, refetch } = useQuery(queries.supportThreads());
  return (
    <>
      <Crumbs />
      <h1 tabIndex={-1}>{t.title}</h1>
      <p className="muted">{t.lead}</p>
      {data === undefined ? (
        isError ? (
          <ErrorScene
            retry={() => void refetch()}
            retryLabel={actions.retry}
            text={t.failedText}
            title={t.failed}
          />
        ) : (
          <LoadingLine label={t.loading} />
        )
      ) : data.length === 0 ? (
        <None />
      ) : (
        <ul className={styles.threads}>
          {data.map((thread) => (
            <Row key={thread.id} thread={thread} />
          ))}
        </ul>
      )}
    </>
  );
}

function None() {
  const { messages: t, more } = useTexts('support');
  return (
    <EmptyScene text={t.noneText} title={t.none}>
      <Go className="btn btn-primary" to={addresses.contact('email')}>
        {more.contact}
      </Go>
    </EmptyScene>
  );
}

function Row({ thread }: { thread: SupportThread }) {
  const { messages: t } = useTexts('support');
  const { locale, timeZone } = useReader();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone });
  return (
    <li>
      <Go to={addresses.supportMessages(thread.id)}>
        <span className={styles.what}>
          <b>{thread.subject}</b>
          <span className="small muted">
            {t.channel[thread.channel]}, {t.changed(day.format(new Date(thread.updatedAt)))}
          </span>
        </span>
        <StateChip state={thread.state} />
        <Icon of={ChevronRight} />
      </Go>
    </li>
  );
}
