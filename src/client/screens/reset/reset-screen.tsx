import { useState } from 'react';
import { addresses } from '#client/base/addresses.ts';
import { Go, useGo, useSearchText } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { useProduct } from '#client/base/product.ts';
import { useSession } from '#client/base/session/session.tsx';
import { useTitle } from '#client/base/use-title.ts';
import { AuthLayout } from '#client/features/auth/auth-layout.tsx';
import { NextSteps, OtherWay } from '#client/features/auth/auth-parts.tsx';
import { NewPasswordForm } from '#client/features/auth/new-password-form.tsx';
import { useNotices } from '#client/ui/notices.tsx';

/** `/reset?token=…`: where the mailed link of a forgotten password leads. */
export function ResetScreen() {
  const auth = useTexts('auth');
  const links = useTexts('links');
  const [{ token = '' }] = useSearchText();
  const [spent, setSpent] = useState(false);
  const product = useProduct();
  const session = useSession();
  const { notice } = useNotices();
  const go = useGo();
  // Tokens have at least 16 characters: a link that a mail program cut needs no question.
  const usable = token.length >= 16 && !spent;
  useTitle(usable ? links.reset.title : links.reset.invalidTitle);
  return (
    <AuthLayout>
      {usable ? (
        <>
          <h1>{links.reset.title}</h1>
          <p className="muted">{links.reset.text}</p>
          <NewPasswordForm
            minLength={product?.passwordMinLength ?? 6}
            onFailed={({ code }) => setSpent(code === 'auth.token_invalid')}
            onSet={() => {
              session.passwordRecovered();
              const { passwordSet, passwordSetText } = auth.notices;
              notice({ title: passwordSet, text: passwordSetText, tone: 'good' });
              go(addresses.auth('sign-in'), { replace: true });
            }}
            token={token}
          />
          <OtherWay>
            <Go to={addresses.auth('sign-in')}>{auth.backToSignIn}</Go>
          </OtherWay>
        </>
      ) : (
        <>
          <h1>{links.reset.invalidTitle}</h1>
          <p className="muted">{links.reset.invalidText}</p>
          <NextSteps>
            <Go className="btn btn-primary btn-wide" to={addresses.auth('forgot')}>
              {links.reset.askAgain}
            </Go>
          </NextSteps>
          <OtherWay>
            <Go to={addresses.auth('sign-in')}>{auth.backToSignIn}</Go>
          </OtherWay>
        </>
      )}
    </AuthLayout>
  );
}
