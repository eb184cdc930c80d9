// Our own book of reference beside an open-book paper: phases, techniques and terms, to search in.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queries } from '#client/api/queries.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { ErrorScene } from '#client/ui/states.tsx';
import styles from './book.module.css';
import { Book } from './book.tsx';

interface BookPanelProps {
  courseKey: string;
  open: boolean;
  onClose: () => void;
}

export function BookPanel({ courseKey, open, onClose }: BookPanelProps) {
  const { book: t } = useTexts('attempt');
  const actions = useTexts('actions');
  // Read with the paper, not when it is opened: it is there without a network too.
  const read = useQuery(queries.reference(courseKey));
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
  return (
    <Dialog closeLabel={t.close} look="sheet" onClose={onClose} open={open} title={t.title}>
      <div className={styles.book}>{inside}</div>
    </Dialog>
  );
}
