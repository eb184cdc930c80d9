// Ways on that are diagrams: two by two where there is room, or one by one as wide as the page.
import { type ReactNode, useState } from 'react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { optionLetter } from '#client/ui/answering/option-letter.ts';
import { ViewFigure } from '#client/ui/figure/view-figure.tsx';
import type { QuestionOf } from './answer-value.ts';
import styles from './questions.module.css';

const LAYOUTS = ['pairs', 'single'] as const;

type Options = QuestionOf<'gradient'>['options'];
interface DiagramsProps {
  options: Options;
  /** The list, with the names of the options and what stands below each. */
  children: (names: Options, below: ((id: string) => ReactNode) | undefined) => ReactNode;
}

/** @returns the list as it is where the options are texts */
export function Diagrams({ options, children }: DiagramsProps) {
  const { view: words, diagrams: t } = useTexts('questions');
  const lang = contentLang(useLocale());
  const [layout, setLayout] = useState<(typeof LAYOUTS)[number]>('pairs');
  if (options.every(({ view }) => view === undefined)) return children(options, undefined);
  const below = (id: string) => {
    const at = options.findIndex((option) => option.id === id);
    const view = options[at]?.view;
    // All four are called alike: the letter tells them apart where they are read out.
    const figure = view && { ...view, alt: `${optionLetter(at)}: ${view.alt}` };
    return figure && <ViewFigure figure={figure} lang={lang} words={words} />;
  };
  return (
    <div className={styles.diagrams} data-diagrams="" data-layout={layout}>
      {/* biome-ignore lint/a11y/useSemanticElements: two buttons, no fields */}
      <div aria-label={t.layout} className="seg" role="group">
        {LAYOUTS.map((one) => (
          <button
            aria-pressed={layout === one}
            key={one}
            onClick={() => setLayout(one)}
            type="button"
          >
            {t[one]}
          </button>
        ))}
      </div>
      {children(
        options.map((option) => ({ ...option, text: t.name })),
        below,
      )}
    </div>
  );
}
