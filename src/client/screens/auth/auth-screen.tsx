import { useEffect, useRef, useState } from 'react';
import { addresses } from '#client/base/addresses.ts';
import { useWasHere } from '#client/base/device.ts';
import { Go, useGo, useSearchText } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { useProduct } from '#client/base/product.ts';
import { useSession } from '#client/base/session/session.tsx';
import { useTitle } from '#client/base/use-title.ts';
import { AuthLayout } from '#client/features/auth/auth-layout.tsx';
import { NextSteps, OtherWay } from '#client/features/auth/auth-parts.tsx';

import { CheckEmail } from '#client/features/auth/check-email.tsx';
import { DemoOffer } from '#client/features/auth/demo-offer.tsx';
import { ForgotForm } from '#client/features/auth/forgot-form.tsx';
import { PasskeySignIn } from '#client/features/auth/passkey-sign-in.tsx';
import { SignInUpForm } from '#client/features/auth/sign-in-up-form.tsx';
import { TwoFactorForm } from '#client/features/auth/two-factor-form.tsx';
import type { SignedIn } from '#contract/account.ts';
import styles from './auth.module.css';
import { FirstVisit } from './first-visit.tsx';

/** Steps that follow a form and have no address: they need what was just sent. */
type After = { step: 'second_factor' } | { step: 'check_email' | 'link_sent'; email: string };

/** The brief's floor, until the installation has said what it asks for. */
const passwordFloor = 6;

export function AuthScreen() {
  const [{ mode }] = useSearchText();
  const [after, setAfter] = useState<After | null>(null);
  const back = () => setAfter(null);
  useFocusOnStep(`${mode}/${after?.step}`);
  return (
    <AuthLayout>
      {after === null ? (
        <SignedOutPlace mode={mode} onAfter={setAfter} />
      ) : (
        <Then after={after} back={back} />
      )}
    </AuthLayout>
  );
}

/** A step takes the place of another: the keyboard and the reader go on at its heading. */
function useFocusOnStep(step: string): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    document.getElementById('main')?.focus();
  }, [step]);
}

function SignedOutPlace({
  mode,
  onAfter,
}: {
  mode: string | undefined;
  onAfter: (a: After) => void;
}) {
  const auth = useTexts('auth');
  const session = useSession();
  const product = useProduct();
  const wasHere = useWasHere();
  const go = useGo();
  const openDemo = (as: SignedIn) => {
    // Where there is something to see: the course was chosen for them.
    go(addresses.dashboard(as.learner.courseKey), { replace: true });
    session.signedIn(as);
  };
  const isFirst = mode === undefined && !wasHere;
  const signUp = mode === 'sign-up' || isFirst;
  const forgot = mode === 'forgot';
  const title = signUp ? auth.signUpTitle : auth.signInTitle;
  useTitle(forgot ? auth.forgotPassword.title : title);
  if (forgot) {
    return <Forgot onSent={(email) => onAfter({ step: 'link_sent', email })} />;
  }
  return (
    <>
      {isFirst ? (
        <FirstVisit product={product} />
      ) : (
        <>
          <h1>{signUp ? auth.getOnBoard : auth.welcomeBack}</h1>
          <p className="muted">{signUp ? auth.getOnBoardText : auth.welcomeBackText}</p>
        </>
      )}
      <SignInUpForm
        key={signUp ? 'sign-up' : 'sign-in'}
        minLength={product?.passwordMinLength ?? passwordFloor}
        mode={signUp ? 'sign-up' : 'sign-in'}
        onCheckEmail={(email) => onAfter({ step: 'check_email', email })}
        onSecondFactor={() => onAfter({ step: 'second_factor' })}
        onSignedIn={(as) => session.signedIn(as)}
      />
      {signUp ? null : <PasskeySignIn onSignedIn={(as) => session.signedIn(as)} />}
      <div className={isFirst ? styles.ways : undefined}>
        <OtherWay>
          {signUp ? auth.haveAccount : auth.noAccount}{' '}
          <Go to={addresses.auth(signUp ? 'sign-in' : 'sign-up')}>
            {signUp ? auth.signIn : auth.createAccount}
          </Go>
        </OtherWay>
        <div className={product?.demo === false ? undefined : styles.demoPlace}>
          {product?.demo === true ? <DemoOffer onSignedIn={openDemo} /> : null}
        </div>
      </div>
    </>
  );
}

/** Where no mail can be sent, the link is on the operator's console. */
const useCannotMail = (): boolean => useProduct()?.mail === false;

function Forgot({ onSent }: { onSent: (email: string) => void }) {
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

function Then({ after, back }: { after: After; back: () => void }) {
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
