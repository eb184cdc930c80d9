// What follows a form of the door, and asking for a link: fetched when the page is idle, or when it is needed.
import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { useProduct } from '#client/base/product.ts';
import { useSession } from '#client/base/session/session.tsx';
import { useTitle } from '#client/base/use-title.ts';
import { NextSteps, OtherWay } from '#client/features/auth/auth-parts.tsx';
import { CheckEmail } from '#client/features/auth/check-email.tsx';
import { ForgotForm } from '#client/features/auth/forgot-form.tsx';
import { TwoFactorForm } from '#client/features/auth/two-factor-form.tsx';

/** Steps that follow a form and have no address: they need what was just sent. */
export type After =
  | { step: 'second_factor' }
  | { step: 'check_email' | 'link_sent'; email: string };

/** Where no mail can be sent, the link is on the operator's console. */
const useCannotMail = (): boolean => useProduct()?.mail === false;

export function Forgot({ onSent }: { onSent: (email: string) => void }) {
  const auth = useTexts('auth');
  const { text, send } = useCannotMail() ? auth.forgotPassword.noMail : auth.forgotPassword;
  return (
    <>
      <h1>{auth.forgotPassword.title}</h1>
      <p className="muted">{text}</p>
      <ForgotForm label={send} onSent={onSent} />
      <OtherWay>
        <Go to={addresses.auth('sign-in')}>{auth.backToSignIn}</Go>
      </OtherWay>
    </>
  );
}

export function Then({ after, back }: { after: After; back: () => void }) {
  const auth = useTexts('auth');
  const session = useSession();
  const cannotMail = useCannotMail();
  const titles = {
    second_factor: auth.twoFactor.title,
    check_email: auth.checkEmail.title,
    link_sent: cannotMail ? auth.forgotPassword.noMail.sentTitle : auth.forgotPassword.sentTitle,
  };
  useTitle(titles[after.step]);
  return (
    <>
      <h1>{titles[after.step]}</h1>
      {after.step === 'second_factor' ? (
        <TwoFactorForm onStartAgain={back} onVerified={(as) => session.mfaVerified(as)} />
      ) : null}
      {after.step === 'check_email' ? <CheckEmail email={after.email} /> : null}
      {after.step === 'link_sent' ? (
        <NextSteps>
          {cannotMail ? (
            <p>{auth.forgotPassword.noMail.sentText}</p>
          ) : (
            <>
              <p>{auth.forgotPassword.sentText(after.email)}</p>
              <p className="muted">{auth.forgotPassword.sentHint}</p>
            </>
          )}
        </NextSteps>
      ) : null}
      <OtherWay>
        <Go onClick={back} to={addresses.auth('sign-in')}>
          {auth.backToSignIn}
        </Go>
      </OtherWay>
    </>
  );
}
