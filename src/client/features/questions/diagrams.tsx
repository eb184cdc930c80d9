// Ways on that are diagrams: two by two with readable words where there is room, all four in sight at once, or one by one
// as wide as the page. Each opens over the whole window, to be compared with the others.
import { Maximize2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useIsPhone } from '#client/base/is-phone.ts';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { optionLetter } from '#client/ui/answering/option-letter.ts';
import { FittedView } from '#client/ui/figure/fitted-view.tsx';
import { ViewFigure } from '#client/ui/figure/view-figure.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { QuestionOf } from './answer-value.ts';
import { CompareDiagrams, type Diagram, type DiagramChoice } from './compare-diagrams.tsx';
import styles from './diagrams.module.css';

const LAYOUTS = ['pairs', 'all', 'single'] as const;
type Layout = (typeof LAYOUTS)[number];

type Options = QuestionOf<'gradient'>['options'];
interface DiagramsProps {
  options: Options;
  /** How one is chosen where it is enlarged; null where they are only looked at. */
  choice: DiagramChoice | null;
  /** The list, with the names of the options and what stands below each. */
  children: (names: Options, below: ((id: string) => ReactNode) | undefined) => ReactNode;
}

/** @returns the list as it is where the options are texts */
export function Diagrams({ options, choice, children }: DiagramsProps) {
  const { view: words, diagrams: t } = useTexts('questions');
  const lang = contentLang(useLocale());
  const isPhone = useIsPhone();
  const [chosen, setLayout] = useState<Layout | null>(null);
  // On a phone each is as wide as the page in any case, and a touch enlarges it.
  const layout = chosen ?? (isPhone ? 'all' : 'pairs');
  const [opened, setOpened] = useState<number | null>(null);
  if (options.every(({ view }) => view === undefined)) return children(options, undefined);
  // All four are called alike: the letter tells them apart where they are read out.
  const diagrams = options.flatMap(({ id, view }, at): Diagram[] =>
    view ? [{ id, figure: { ...view, alt: `${optionLetter(at)}: ${view.alt}` } }] : [],
  );
  const below = (id: string) => {
    const at = diagrams.findIndex((one) => one.id === id);
    const figure = diagrams[at]?.figure;
    if (figure === undefined) return undefined;
    const enlarge = { 'aria-label': t.enlarge(optionLetter(at)), onClick: () => setOpened(at) };
    if (layout !== 'all') {
      const tools = (
        <button {...enlarge} className="btn-icon" type="button">
          <Icon of={Maximize2} />
        </button>
      );
      return <ViewFigure figure={figure} lang={lang} tools={tools} words={words} />;
    }
    return (
      <div className={styles.thumb}>
        <FittedView figure={figure} lang={lang} />
        <button {...enlarge} type="button" />
      </div>
    );
  };
  return (
    <div className={styles.diagrams} data-diagrams="" data-layout={layout}>
      {children(
        options.map((option) => ({ ...option, text: t.name })),
        below,
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, no fields */}
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
      {opened !== null && (
        <CompareDiagrams
          choice={choice}
          diagrams={diagrams}
          first={opened}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}
