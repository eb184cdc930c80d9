// The list is taken to work: printed or saved as PDF by the browser, or copied as text.
import { Copy, Printer } from 'lucide-react';
import { createPortal } from 'react-dom';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { useReader } from '#client/base/use-reader.ts';
import { Icon } from '#client/ui/icon.tsx';
import { useNotices } from '#client/ui/notices.tsx';
import styles from './list.module.css';
import { countOf, type ListSheet, listText, MARKS, stateOf, type TicksProps } from './list-text.ts';

export function ListTools({ step, answer, group }: Omit<TicksProps, 'onChange'>) {
  const t = useTexts('checklist');
  const { notice } = useNotices();
  const { locale, timeZone } = useReader();
  const day = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long' }).format(new Date());
  const sheet: ListSheet = { step, answer, group, day };
  const copy = async () => {
    const isCopied = await copyText(listText(sheet, t));
    notice(isCopied ? { title: t.copied, tone: 'good' } : { title: t.notCopied });
  };
  return (
    <>
      <p className={styles.tools}>
        <button className="btn btn-line" onClick={() => window.print()} type="button">
          <Icon of={Printer} />
          <span>{t.print}</span>
        </button>
        <button className="btn btn-line" onClick={() => void copy()} type="button">
          <Icon of={Copy} />
          <span>{t.copy}</span>
        </button>
      </p>
      {createPortal(<Sheet {...sheet} />, document.body)}
    </>
  );
}

/** @returns false where the browser lets nothing be copied */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Plain http has no clipboard of its own: a selection can still be copied.
    const area = document.createElement('textarea');
    area.value = text;
    document.body.append(area);
    area.select();
    const isCopied = document.execCommand('copy');
    area.remove();
    return isCopied;
  }
}

/** What goes on paper: nothing on the screen, and alone on the page that is printed. */
function Sheet(sheet: ListSheet) {
  const { step, answer, group, day } = sheet;
  const t = useTexts('checklist');
  const lang = contentLang(useLocale());
  return (
    <article aria-hidden="true" className={styles.sheet} data-testid="list-sheet">
      <h1 lang={lang}>{step.title}</h1>
      <p>
        <span lang={lang}>{group}</span>, {day}
      </p>
      <p>{countOf(sheet, t)}</p>
      <ul>
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
    </article>
  );
}
