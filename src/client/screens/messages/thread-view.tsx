// One conversation with support; what support writes appears while the page is open.
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#client/api/failure.ts';
import { queries } from '#client/api/queries.ts';
import { addresses } from '#client/base/addresses.ts';
import { Crumbs } from '#client/base/crumbs.tsx';
import { Go } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { useMoment } from '#client/base/use-moment.ts';
import { useTitle } from '#client/base/use-title.ts';
import { EmptyScene, ErrorScene, LoadingLine } from '#client/ui/states.tsx';
import type { SupportMessage, WholeThread } from '#contract/support.ts';
import { BackForm } from './back-form.tsx';
import styles from './messages.module.css';
import { StateChip } from './state-chip.tsx';

const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

export function ThreadView({ id }: { id: string }) {
  const { messages: t } = useTexts('support');
  const actions = useTexts('actions');
  const { data, error, isError, refetch } = useQuery(queries.supportThread(id));
  if (data !== undefined) return <Thread thread={data} />;
  return (
    <>
      <Crumbs />
      <h1 tabIndex={-1}>{t.title}</h1>
      {!isError ? (
        <LoadingLine label={t.loading} />
      ) : isMissing(error) ? (
        <EmptyScene text={t.notFoundText} title={t.notFound}>
          <Go className="btn btn-primary" to={addresses.supportMessages()}>
            {t.all}
          </Go>
        </EmptyScene>
      ) : (
        <ErrorScene
          retry={() => void refetch()}
          retryLabel={actions.retry}
          text={t.failedText}
          title={t.failed}
        />
      )}
    </>
  );
}

function Thread({ thread }: { thread: WholeThread }) {
  const { messages: t } = useTexts('support');
  useTitle(thread.subject);
  return (
    <>
      <Crumbs items={[{ label: thread.subject }]} />
      <h1 tabIndex={-1}>{thread.subject}</h1>
      <p className={styles.state}>
        <StateChip state={thread.state} />
        <span className="small muted">{t.channel[thread.channel]}</span>
      </p>
      <section aria-label={t.conversation} aria-live="polite">
        <ol className={styles.messages}>
          {thread.messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ol>
      </section>
      {thread.state === 'closed' && <p className="small muted">{t.reopens}</p>}
      <BackForm threadId={thread.id} />
    </>
  );
}

function Message({ message }: { message: SupportMessage }) {
  const { messages: t } = useTexts('support');
  const moment = useMoment();
  const { author, text, createdAt } = message;
  return (
    <li data-author={author}>
      <p className="small muted">
        <b>{author === 'learner' ? t.you : t.support}</b>{' '}
        <time dateTime={createdAt}>{moment(createdAt)}</time>
      </p>
      <p className={styles.text}>{text}</p>
    </li>
  );
}
