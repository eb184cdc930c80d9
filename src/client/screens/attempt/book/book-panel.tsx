// Our own book of reference, beside the question where there is room, else over it: phases, techniques and terms.
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { examQueries } from '#client/api/exam-queries.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { ErrorScene } from '#client/ui/states.tsx';
import styles from './book.module.css';
import { Book } from './book.tsx';

interface BookPanelProps {
  courseKey: string;
  open: boolean;
  /** There is room beside the question. */
  isBeside: boolean;
  onClose: () => void;
}

export function BookPanel({ courseKey, open, isBeside, onClose }: BookPanelProps) {
  const { book: t } = useTexts('attempt');
  const actions = useTexts('actions');
  // Read with the paper, not when it is opened: it is there without a network too.
  const read = useQuery(examQueries.reference(courseKey));
  const inside: ReactNode = read.data ? (
    <Book book={read.data} />
  ) : read.isError ? (
    <ErrorScene
      level={3}
      retry={() => void read.refetch()}
      retryLabel={actions.retry}
      title={t.failed}
    />
  ) : (
    <p role="status">{t.loading}</p>
  );
  if (isBeside) return open ? <BookBeside onClose={onClose}>{inside}</BookBeside> : null;
  return (
    <Dialog closeLabel={t.close} look="sheet" onClose={onClose} open={open} title={t.title}>
      <div className={styles.book}>{inside}</div>
    </Dialog>
  );
}

interface BookBesideProps {
  onClose: () => void;
  children: ReactNode;
}

/** It covers nothing: the question, its clock and the way on stay as they are. */
function BookBeside({ onClose, children }: BookBesideProps) {
  const { book: t } = useTexts('attempt');
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  return (
    <aside
      aria-label={t.title}
      className={styles.beside}
      // Letters and arrows belong to what is read and typed in it.
      data-work=""
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      ref={place}
    >
      <div className="head">
        <h2>{t.title}</h2>
        <button aria-label={t.close} className="btn-icon" onClick={onClose} type="button">
          <Icon of={X} />
        </button>
      </div>
      <div className={styles.book}>{children}</div>
    </aside>
  );
}
