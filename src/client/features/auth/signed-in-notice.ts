// What a sign-in says: who began today is not welcomed back (decisions 12a).
import type { Notice } from '#client/ui/notices.tsx';
import type { SignedIn } from '#contract/account.ts';
import type { Messages } from '#texts/messages.ts';

/** @param texts the notices of the door */
export function signedInNotice(
  {
    signedIn,
    signedInFirst,
    signedInText,
    signInFailed,
    signUpFailed,
  }: Messages['auth']['notices'],
  { learner }: SignedIn,
): Notice {
  const title = learner.isFirstDay ? signedInFirst(learner.firstName) : signedIn;
  return { title, text: signedInText, tone: 'good', ends: [signInFailed, signUpFailed] };
}
