import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { addresses } from '#client/base/addresses.ts';
import { useWasHere } from '#client/base/device.ts';
import { Go, useGo, useSearchText } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { useProduct } from '#client/base/product.ts';
import { useSession } from '#client/base/session/session.tsx';
import { useTitle } from '#client/base/use-title.ts';
import { AuthLayout } from '#client/features/auth/auth-layout.tsx';
import { OtherWay } from '#client/features/auth/auth-parts.tsx';
import { DemoOffer } from '#client/features/auth/demo-offer.tsx';
import { PasskeySignIn } from '#client/features/auth/passkey-sign-in.tsx';
import { SignInUpForm } from '#client/features/auth/sign-in-up-form.tsx';
import { whenIdle } from '#client/ui/when-idle.ts';
import type { SignedIn } from '#contract/account.ts';
import styles from './auth.module.css';
import type { After } from './auth-steps.tsx';
import { FirstVisit } from './first-visit.tsx';
import { TemplatesFree } from './templates-free.tsx';

const steps = () => import('./auth-steps.tsx');
const Forgot = lazy(async () => ({ default: (await steps()).Forgot }));
const Then = lazy(async () => ({ default: (await steps()).Then }));

/** The brief's floor, until the installation has said what it asks for. */
const passwordFloor = 6;

export function AuthScreen() {
  const [{ mode }] = useSearchText();
  const [after, setAfter] = useState<After | null>(null);
  const back = () => setAfter(null);
  useFocusOnStep(`${mode}/${after?.step}`);
  // Fetched ahead: the step after a form must not fail because the network was lost meanwhile.
  useEffect(() => whenIdle(() => void steps().catch(() => undefined)), []);
  return (
    <AuthLayout>
      <Suspense>
        {after === null ? (
          <SignedOutPlace mode={mode} onAfter={setAfter} />
        ) : (
          <Then after={after} back={back} />
        )}
      </Suspense>
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
    // Where there is something to see: the course was chosen for them. At once: who is signed in here is sent away.
    go(addresses.dashboard(as.learner.courseKey), { replace: true, isAtOnce: true });
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
        <FirstVisit onDemo={openDemo} product={product} />
      ) : (
        <>
          <h1>{signUp ? auth.getOnBoard : auth.welcomeBack}</h1>
          <p className="muted">
            {signUp ? auth.getOnBoardText : auth.welcomeBackText}{' '}
            {signUp && <TemplatesFree product={product} />}
          </p>
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
      {isFirst ? null : (
        <>
          <OtherWay>
            {signUp ? auth.haveAccount : auth.noAccount}{' '}
            <Go to={addresses.auth(signUp ? 'sign-in' : 'sign-up')}>
              {signUp ? auth.signIn : auth.createAccount}
            </Go>
          </OtherWay>
          <div className={product?.demo === false ? undefined : styles.demoPlace}>
            {product?.demo === true ? (
              <p className={styles.demo}>
                <span className="muted">{auth.onlyLooking}</span>
                <DemoOffer onSignedIn={openDemo} />
              </p>
            ) : null}
          </div>
        </>
      )}
    </>
  );
}
