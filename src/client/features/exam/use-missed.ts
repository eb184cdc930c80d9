// Missed questions to practise: exam mode, the dashboard, the quick actions and reports say the same of them, and lead to
// the same place.

import { type Address, addresses } from '#client/base/addresses.ts';
import { useDevice } from '#client/base/device.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { useLearner } from '#client/base/session/session.tsx';
import { askedOfMissed, type MissedOffer, type MissedStep } from '#domain/exam/first-paper.ts';
import { choiceForm, focusOfText } from './focus.ts';

/** A practice of missed questions as its start page would begin it now. */
interface MissedPractice {
  readonly to: Address;
  /** How many it asks. */
  readonly asked: number;
  /** True where a clock runs, which the learner chose last. */
  readonly hasClock: boolean;
}

/** With the length and the clock that the learner chose last for missed questions, as their start page takes them. */
export function useMissedPractice(courseKey: string): (offer: MissedOffer) => MissedPractice {
  const { id: learnerId } = useLearner();
  const { drafts } = useDevice();
  return (offer) => {
    const { paperKey, atOnce } = offer;
    const { count, clock } =
      drafts[choiceForm(learnerId, { courseKey, key: paperKey, pool: 'missed' })] ?? {};
    const last = focusOfText({ count, clock }, [], atOnce);
    return {
      to: addresses.practise(paperKey, { pool: 'missed' }),
      asked: askedOfMissed(offer, last.count),
      hasClock: last.clock === true,
    };
  };
}

/** The same by its name, which says how many of all it asks, and how many of those were wrong and how many left open. */
export function useMissedStep(
  courseKey: string,
): (step: MissedStep) => MissedPractice & { readonly name: string } {
  const { practiseMissed } = useTexts('actions');
  const practiceOf = useMissedPractice(courseKey);
  return (step) => {
    const practice = practiceOf(step);
    // What an older release has sent does not know which were left open.
    const { all, allLeftOpen = 0 } = step;
    return { ...practice, name: practiseMissed(practice.asked, all, allLeftOpen) };
  };
}
