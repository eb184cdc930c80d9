// A deliverable on the screen: its head, the ways to take it along, and the document.
import { addresses } from '#client/base/addresses.ts';
import { Crumbs } from '#client/base/crumbs.tsx';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang, localized } from '#client/base/language/localized.ts';
import { useReader } from '#client/base/use-reader.ts';
import { SheetTools } from '#client/ui/sheet/sheet-tools.tsx';
import type { Deliverable } from '#contract/deliverables.ts';
import styles from './deliverable.module.css';
import { deliverableText } from './deliverable-text.ts';
import { type Languages, SectionPart } from './sections.tsx';

interface DeliverablePageProps {
  deliverable: Deliverable;
  /** Of the models in it, by the key of their course. */
  languages: Languages;
}

export function DeliverablePage({ deliverable, languages }: DeliverablePageProps) {
  const t = useTexts('deliverables');
  const list = useTexts('checklist');
  const tasks = useTexts('tasks');
  const locale = useLocale();
  const lang = contentLang(locale);
  const about = useAbout(deliverable);
  const { title, others } = deliverable;
  const text = () => {
    const words = { t, list, tasks };
    return deliverableText({ deliverable, languages, about, words });
  };
  return (
    <div className={`work ${styles.page}`}>
      <Crumbs items={[{ label: title, lang }]} />
      <header className={styles.head}>
        <Head about={about} deliverable={deliverable} />
        <SheetTools
          textOf={text}
          words={{
            print: list.print,
            copy: list.copy,
            copied: t.copied,
            notCopied: list.notCopied,
          }}
        >
          <div className={styles.paper}>
            <Head about={about} deliverable={deliverable} />
            <Sections deliverable={deliverable} isPaper languages={languages} />
          </div>
        </SheetTools>
        <p className={styles.ways}>
          <Go
            className="link"
            to={addresses.item(
              deliverable.phaseId,
              deliverable.itemName,
              deliverable.company?.industry,
            )}
          >
            {t.review}
          </Go>
          {others.length > 0 && (
            <span>
              {t.others}{' '}
              {others.map(({ industry, company, name }) => (
                <Go
                  className="link"
                  key={industry}
                  to={addresses.deliverable(deliverable, industry)}
                >
                  {t.companyOf(company, localized(name, locale))}
                </Go>
              ))}
            </span>
          )}
        </p>
      </header>
      <Sections deliverable={deliverable} isPaper={false} languages={languages} />
    </div>
  );
}

/** What it is about, line by line, as the reader writes it. */
function useAbout({ company, caseTitle, activityTitle, madeAt }: Deliverable) {
  const t = useTexts('deliverables');
  const { locale, timeZone } = useReader();
  const screenLocale = useLocale();
  const day = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long' }).format(
    new Date(madeAt),
  );
  return {
    company:
      company === null ? null : t.companyOf(company.company, localized(company.name, screenLocale)),
    /** The case, or the activity where it has none. */
    subject: caseTitle ?? activityTitle,
    made: t.made(day),
  };
}
export type About = ReturnType<typeof useAbout>;

function Head({ deliverable, about }: { deliverable: Deliverable; about: About }) {
  const t = useTexts('deliverables');
  const lang = contentLang(useLocale());
  const { title, corrected } = deliverable;
  return (
    <>
      <h1 lang={lang}>{title}</h1>
      <ul className={styles.about}>
        {about.company !== null && <li>{about.company}</li>}
        <li lang={lang}>{about.subject}</li>
        <li>{about.made}</li>
      </ul>
      <p className={styles.verdict}>{corrected === 0 ? t.allOwn : t.correctedCount(corrected)}</p>
    </>
  );
}

interface SectionsProps extends DeliverablePageProps {
  isPaper: boolean;
}

function Sections({ deliverable, languages, isPaper }: SectionsProps) {
  const lang = contentLang(useLocale());
  return deliverable.sections.map((section) => (
    <section className={styles.section} key={section.id}>
      <h2 lang={lang}>{section.title}</h2>
      <SectionPart isPaper={isPaper} languages={languages} section={section} />
    </section>
  ));
}
