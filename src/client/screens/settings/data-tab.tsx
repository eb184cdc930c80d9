import { useTexts } from '#client/base/language/language.tsx';
import { useLearner } from '#client/base/session/session.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ExportData } from './export-data.tsx';
import { ResetCourse } from './reset-course.tsx';
import styles from './settings.module.css';

export function DataTab() {
  const { erase: t } = useTexts('security').data;
  const { isDemo } = useLearner();
  return (
    <>
      <ExportData />
      <ResetCourse />
      <section aria-labelledby="delete-account" className={styles.form}>
        <h3 id="delete-account">{t.title}</h3>
        {isDemo ? <p className="muted">{t.demo}</p> : <DeleteAccount />}
      </section>
    </>
  );
}
