// Ways on that are diagrams over the whole window: all four at once, or one at a time in the same place, so that what
// differs is seen as one goes from one to the next.
import { Check } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useDevice } from '#client/base/device.ts';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { optionOfKey } from '#client/ui/answering/option-key.ts';
import { optionLetter } from '#client/ui/answering/option-letter.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { FittedView } from '#client/ui/figure/fitted-view.tsx';
import { ViewFigure } from '#client/ui/figure/view-figure.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { FigureView } from '#contract/figures.ts';
import styles from './diagrams.module.css';

export interface Diagram {
  id: string;
  figure: FigureView;
}

/** How they can be chosen here; null where they are only looked at. */
export interface DiagramChoice {
  chosen: readonly string[];
  onChoose: (id: string) => void;
}

interface CompareProps {
  diagrams: readonly Diagram[];
  choice: DiagramChoice | null;
  /** The one that it opens with. */
  first: number;
  onClose: () => void;
}

export function CompareDiagrams({ diagrams, choice, first, onClose }: CompareProps) {
  const { diagrams: t, view } = useTexts('questions');
  const { keyShortcuts } = useDevice().settings;
  const lang = contentLang(useLocale());
  const [at, setAt] = useState<number | null>(first);
  const shown = useRef<HTMLDivElement>(null);
  // The keys are heard from here, and go on from what is shown.
  useEffect(() => {
    const button = at === null ? 0 : at + 1;
    shown.current?.querySelectorAll('button')[button]?.focus({ preventScroll: true });
  }, [at]);
  const places = [null, ...diagrams.keys()];
  const one = at === null ? undefined : diagrams[at];
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key] ?? 0;
    // A picture that scrolls keeps its arrows.
    if (step !== 0 && !(target as Element).matches('.view-port')) {
      setAt(places[(places.indexOf(at) + step + places.length) % places.length] ?? null);
    }
    const named = keyShortcuts ? diagrams[optionOfKey(key) ?? -1] : undefined;
    if (named) choice?.onChoose(named.id);
  };
  return (
    <Dialog closeLabel={t.close} look="full" onClose={onClose} open title={t.compare}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of what is inside */}
      <div className={styles.compare} onKeyDown={onKeyDown}>
        {/* biome-ignore lint/a11y/useSemanticElements: buttons, no fields */}
        <div aria-label={t.layout} className="seg" ref={shown} role="group">
          {places.map((place) => (
            <button
              aria-label={place === null ? undefined : `${t.name} ${optionLetter(place)}`}
              aria-pressed={at === place}
              key={place ?? 'all'}
              onClick={() => setAt(place)}
              type="button"
            >
              {place === null ? t.all : optionLetter(place)}
            </button>
          ))}
        </div>
        {one === undefined ? (
          <ul className={styles.four}>
            {diagrams.map((diagram, index) => (
              <li key={diagram.id}>
                <ChooseOne choice={choice} id={diagram.id} index={index} />
                <div className={styles.thumb}>
                  <FittedView figure={diagram.figure} lang={lang} />
                  <button
                    aria-label={t.enlarge(optionLetter(index))}
                    onClick={() => setAt(index)}
                    type="button"
                  />
                </div>
              </li>
            ))}
          </ul>
        ) : (
          <div className={styles.one}>
            <ChooseOne choice={choice} id={one.id} index={at ?? 0} />
            <ViewFigure figure={one.figure} lang={lang} words={view} />
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** The name of a diagram; a button where it can be chosen. */
function ChooseOne({
  choice,
  id,
  index,
}: Pick<CompareProps, 'choice'> & { id: string; index: number }) {
  const { diagrams: t } = useTexts('questions');
  const letter = optionLetter(index);
  const isChosen = choice?.chosen.includes(id) ?? false;
  const name = (
    <>
      <kbd>{letter}</kbd>
      <span>{t.name}</span>
    </>
  );
  if (choice === null) return <p className={styles.choose}>{name}</p>;
  return (
    <button
      aria-label={t.choose(letter)}
      aria-pressed={isChosen}
      className={styles.choose}
      onClick={() => choice.onChoose(id)}
      type="button"
    >
      {name}
      <span className={styles.mark}>
        {isChosen && <Icon of={Check} size="s" />}
        {isChosen ? t.chosen : t.choose(letter)}
      </span>
    </button>
  );
}
