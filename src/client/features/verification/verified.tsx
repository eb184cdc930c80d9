// What stands under an address that anybody may open to verify a certificate or a badge.
import type { UseQueryResult } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { failureOf, isPassing } from '#client/api/failure.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { EmptyScene, ErrorScene, LoadingLine } from '#client/ui/states.tsx';
import styles from './verified.module.css';

interface VerifiedProps<T> {
  query: UseQueryResult<T>;
  texts: { loading: string; failed: string; invalid: string; invalidText: string };
  /** What is said of the thing that was found. */
  children: (found: T) => ReactNode;
}

/** What was found, or that nothing valid has this address; a lookup that failed is offered again. */
export function Verified<T>({ query, texts: t, children }: VerifiedProps<T>) {
  const { page } = useTexts('certificates');
  const actions = useTexts('actions');
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error === null) return <LoadingLine label={t.loading} />;
  return isPassing(failureOf(error)) ? (
    <ErrorScene
      level={1}
      retry={() => void refetch()}
      retryLabel={actions.retry}
      text={page.failedText}
      title={t.failed}
    />
  ) : (
    <EmptyScene level={1} text={t.invalidText} title={t.invalid} />
  );
}

interface ProofProps {
  title: string;
  /** Whose it is. */
  name: string;
  /** Terms and their values, as `dt` and `dd`, after the name. */
  facts: ReactNode;
  /** Under the title. */
  lead?: string;
  /** Under the facts. */
  children?: ReactNode;
}

/** A certificate or a badge that is valid, with whose it is. */
export function Proof({ title, name, facts, lead, children }: ProofProps) {
  const { page: t } = useTexts('certificates');
  return (
    <article className={styles.proof}>
      <h1 tabIndex={-1}>
        <Icon of={BadgeCheck} />
        {title}
      </h1>
      {lead !== undefined && <p className="muted">{lead}</p>}
      <dl>
        <dt>{t.name}</dt>
        <dd className={styles.name}>{name}</dd>
        {facts}
      </dl>
      {children}
    </article>
  );
}
