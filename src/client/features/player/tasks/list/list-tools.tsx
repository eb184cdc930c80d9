// The list is taken to work: printed or saved as PDF by the browser, or copied as text.
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { useReader } from '#client/base/use-reader.ts';
import { SheetTools } from '#client/ui/sheet/sheet-tools.tsx';
import styles from './list.module.css';
import { countOf, type ListSheet, listText, MARKS, stateOf, type TicksProps } from './list-text.ts';

export function ListTools({ step, answer, group }: Omit<TicksProps, 'onChange'>) {
  const t = useTexts('checklist');
  const { locale, timeZone } = useReader();
  const day = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long' }).format(new Date());
  const sheet: ListSheet = { step, answer, group, day };
  return (
    <SheetTools textOf={() => listText(sheet, t)} words={t}>
      <Sheet {...sheet} />
    </SheetTools>
  );
}

function Sheet(sheet: ListSheet) {
  const { step, answer, group, day } = sheet;
  const t = useTexts('checklist');
  const lang = contentLang(useLocale());
  return (
    <>
      <h1 lang={lang}>{step.title}</h1>
      <p>
        <span lang={lang}>{group}</span>, {day}
      </p>
      <p>{countOf(sheet, t)}</p>
      <ul className={styles.paper}>
        {step.lines.map(({ id, text, howKnown }) => {
          const state = stateOf(answer, id);
          const note = answer.notes?.[id];
          return (
            <li key={id}>
              <span>{MARKS[state]}</span>
              <div>
                <b lang={lang}>{text}</b>
                {state === 'notApplicable' && <> ({t.notApplicable})</>}
                <p>{t.named(t.howKnown, howKnown)}</p>
                {note !== undefined && <p>{t.named(t.note, note)}</p>}
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
