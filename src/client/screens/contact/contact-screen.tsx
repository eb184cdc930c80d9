// `/support/contact?channel=…`: writes to support; the answer comes to the thread that this begins.
import { useQuery } from '@tanstack/react-query';
import { queries } from '#client/api/queries.ts';
import { Crumbs } from '#client/base/crumbs.tsx';
import { useSearchText } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { useLearner } from '#client/base/session/session.tsx';
import { CentreState } from '#client/features/support/centre-state.tsx';
import styles from './contact.module.css';
import { ContactForm } from './contact-form.tsx';

export function ContactScreen() {
  const { contact: t } = useTexts('support');
  const [{ channel }] = useSearchText();
  const learner = useLearner();
  const { data, isError, refetch } = useQuery(queries.support());
  const isChat = channel === 'chat';
  return (
    <div className="work">
      <Crumbs />
      <h1 tabIndex={-1}>{isChat ? t.chatTitle : t.title}</h1>
      {data === undefined ? (
        <CentreState hasFailed={isError} retry={() => void refetch()} />
      ) : (
        <>
          <p className={`muted ${styles.lead}`}>{t.lead(data.answerHours)}</p>
          {learner.isDemo ? (
            <p className="note">{t.demo}</p>
          ) : (
            <ContactForm channel={isChat ? 'chat' : 'email'} learnerId={learner.id} />
          )}
        </>
      )}
    </div>
  );
}
