// Something is taken to work: printed or saved as PDF by the browser, or copied as text.
import { Copy, Printer } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../icon.tsx';
import { useNotices } from '../notices.tsx';
import './sheet.css';

interface SheetToolsProps {
  words: { print: string; copy: string; copied: string; notCopied: string };
  /** What is copied. */
  textOf: () => string;
  /** What goes on paper. */
  children: ReactNode;
}

export function SheetTools({ words, textOf, children }: SheetToolsProps) {
  const { notice } = useNotices();
  useLightOnPaper();
  const copy = async () => {
    const isCopied = await copyText(textOf());
    notice(isCopied ? { title: words.copied, tone: 'good' } : { title: words.notCopied });
  };
  return (
    <>
      <p className="sheet-tools">
        <button className="btn btn-line" onClick={() => window.print()} type="button">
          <Icon of={Printer} />
          <span>{words.print}</span>
        </button>
        <button className="btn btn-line" onClick={() => void copy()} type="button">
          <Icon of={Copy} />
          <span>{words.copy}</span>
        </button>
      </p>
      {createPortal(
        // Nothing on the screen, and alone on the page that is printed.
        <article aria-hidden="true" className="sheet-paper" data-testid="sheet">
          {children}
        </article>,
        document.body,
      )}
    </>
  );
}

/** Pictures are drawn in the colors of the theme: on paper in those of the light one. */
function useLightOnPaper(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let before: string | undefined;
    const toPaper = () => {
      before = dataset.theme;
      dataset.theme = 'light';
    };
    const toScreen = () => {
      if (before !== undefined) dataset.theme = before;
    };
    window.addEventListener('beforeprint', toPaper);
    window.addEventListener('afterprint', toScreen);
    return () => {
      window.removeEventListener('beforeprint', toPaper);
      window.removeEventListener('afterprint', toScreen);
    };
  }, []);
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
