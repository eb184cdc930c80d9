import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../../api/queries.ts';
import { addresses } from '../../app/addresses.ts';
import { useTexts } from '../../app/language/language.tsx';
import { useTitle } from '../../app/use-title.ts';
import { CheckEmail } from '../../features/auth/check-email.tsx';
import { DemoOffer } from '../../features/auth/demo-offer.tsx';
import { ForgotForm } from '../../features/auth/forgot-form.tsx';
import { SignInUpForm } from '../../features/auth/sign-in-up-form.tsx';
import { TwoFactorForm } from '../../features/auth/two-factor-form.tsx';
import { useSession } from '../../features/session/session.tsx';
import { Go, useSearchText } from '../../ui/go.tsx';
import { Door } from './door.tsx';

/** Steps that follow a form and have no address: they need what was just sent. */
type After = { step: 'second_factor' } | { step: 'check_email' | 'link_sent'; email: string };

/** The brief's floor, until the installation has said what it asks for. */
const passwordFloor = 6;

export function AuthScreen() {
  const [{ mode }] = useSearchText();
  const [after, setAfter] = useState<After | null>(null);
  const back = () => setAfter(null);
  return (
    <Door>
      {after === null ? (
        <AtTheDoor mode={mode} onAfter={setAfter} />
      ) : (
        <Then after={after} back={back} />
      )}
    </Door>
  );
}

function AtTheDoor({ mode, onAfter }: { mode: string | undefined; onAfter: (a: After) => void }) {
  const { auth } = useTexts();
  const session = useSession();
  const product = useQuery(queries.product());
  const signUp = mode === 'sign-up';
  useTitle(signUp ? auth.signUpTitle : auth.signInTitle);
  if (mode === 'forgot') {
    return <Forgot onSent={(email) => onAfter({ step: 'link_sent', email })} />;
  }
  return (
    <>
      <h1>{signUp ? auth.getOnBoard : auth.welcomeBack}</h1>
      <p className="muted">{signUp ? auth.getOnBoardText : auth.welcomeBackText}</p>
      <SignInUpForm
        key={signUp ? 'sign-up' : 'sign-in'}
        minLength={product.data?.passwordMinLength ?? passwordFloor}
        mode={signUp ? 'sign-up' : 'sign-in'}
        onCheckEmail={(email) => onAfter({ step: 'check_email', email })}
        onSecondFactor={() => onAfter({ step: 'second_factor' })}
        onSignedIn={(as) => session.signedIn(as)}
      />
      <p className="alt">
        {signUp ? auth.haveAccount : auth.noAccount}{' '}
        <Go to={addresses.auth(signUp ? undefined : 'sign-up')}>
          {signUp ? auth.signIn : auth.createAccount}
        </Go>
      </p>
      <div className={product.data?.demo === false ? undefined : 'demo-place'}>
        {product.data?.demo === true ? (
          <DemoOffer onSignedIn={(as) => session.signedIn(as)} />
        ) : null}
      </div>
    </>
  );
}

function Forgot({ onSent }: { onSent: (email: string) => void }) {
  const { auth } = useTexts();
  useTitle(auth.forgotPassword.title);
  return (
    <>
      <h1>{auth.forgotPassword.title}</h1>
      <p className="muted">{auth.forgotPassword.text}</p>
      <ForgotForm onSent={onSent} />
      <p className="alt">
        <Go to={addresses.auth()}>{auth.backToSignIn}</Go>
      </p>
    </>
  );
}

function Then({ after, back }: { after: After; back: () => void }) {
  const { auth } = useTexts();
  const session = useSession();
  const titles = {
    second_factor: auth.twoFactor.title,
    check_email: auth.checkEmail.title,
    link_sent: auth.forgotPassword.sentTitle,
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
        <div className="steps-on">
          <p>{auth.forgotPassword.sentText(after.email)}</p>
          <p className="muted">{auth.forgotPassword.sentHint}</p>
        </div>
      ) : null}
      <p className="alt">
        <Go onClick={back} to={addresses.auth()}>
          {auth.backToSignIn}
        </Go>
      </p>
    </>
  );
}
