// Places in a picture on the screen.
import { Check, X } from 'lucide-react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { markTag } from '#client/ui/answering/option-list.tsx';
import { Reasons } from '#client/ui/answering/reasons.tsx';
import { optionResult, orderedReasons } from '#client/ui/answering/verdict-order.ts';
import { Icon } from '#client/ui/icon.tsx';
import { areasIn, withArea } from '../answer-value.ts';
import { HalfLine } from '../half-line.tsx';
import styles from '../hotspot.module.css';
import { HotspotInput } from '../hotspot-input.tsx';
import { HotspotPicture } from '../hotspot-picture.tsx';
import {
  type FeedbackOf,
  hits,
  type MarkedProps,
  type QuestionUi,
  type ReasonsProps,
} from '../question-ui.ts';

const chosenAndRight = ({ areas, answer }: FeedbackOf<'hotspot'>) => ({ chosen: areas, answer });

function MarkedHotspot({ question, feedback, lang }: MarkedProps<'hotspot'>) {
  const player = useTexts('player');
  const result = (id: string) => optionResult(chosenAndRight(feedback), id);
  return (
    <>
      <HalfLine feedback={feedback} half={halfOf(feedback)} />
      <HotspotPicture chosen={feedback.areas} lang={lang} question={question} resultOf={result} />
      <ul aria-label={player.outcome} className={styles.places} data-testid="places" lang={lang}>
        {question.areas.map(({ id, label }, index) => {
          const { tag } = markTag(player, result(id), feedback.areas.includes(id));
          return (
            <li className={styles.place} data-testid="place" data-r={result(id)} key={id}>
              <kbd>{index + 1}</kbd>
              <span>{label}</span>
              {tag !== undefined && (
                <span className="tag">
                  <Icon of={result(id) === 'wrong' ? X : Check} size="s" />
                  {tag}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function HotspotReasons({ question, feedback, readOn }: ReasonsProps<'hotspot'>) {
  const lang = contentLang(useLocale());
  const words = useTexts('player');
  const whyOf = (id: string) => feedback.reasons.find(({ areaId }) => areaId === id)?.why;
  return (
    <Reasons
      explanation={feedback.explanation}
      lang={lang}
      markOf={(index) => `${index + 1}`}
      nameOf={({ index }) => question.areas[index]?.label}
      readOn={readOn}
      source={feedback.ref}
      words={words}
      {...orderedReasons(question.areas, chosenAndRight(feedback), whyOf)}
    />
  );
}

const halfOf = (feedback: FeedbackOf<'hotspot'>) =>
  hits(feedback.answer, (id) => feedback.areas.includes(id));

export const hotspot: QuestionUi<'hotspot'> = {
  Input: HotspotInput,
  Marked: MarkedHotspot,
  Reasons: HotspotReasons,
  hint: ({ choose }, hints) => hints.hotspot(choose),
  choices: ({ areas }) => areas.length,
  markOf: (index) => `${index + 1}`,
  press: (question, value, index) => {
    const area = question.areas[index];
    return area && withArea(question, value, area.id);
  },
  chosenNames: ({ areas }, answer) => {
    const chosen = areasIn(answer);
    const names = areas.flatMap(({ id, label }, at) =>
      chosen.includes(id) ? [`${at + 1} ${label}`] : [],
    );
    return { names, between: '; ' };
  },
  half: halfOf,
};
