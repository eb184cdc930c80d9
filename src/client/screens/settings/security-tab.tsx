import { Info } from 'lucide-react';
import { useTexts } from '#client/base/language/language.tsx';
import { useLearner } from '#client/base/session/session.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { ChangeEmail } from './change-email.tsx';
import { ChangePassword } from './change-password.tsx';
import { Passkeys } from './passkeys.tsx';
import { Sessions } from './sessions.tsx';
import { TwoFactor } from './two-factor.tsx';

export function SecurityTab() {
  const t = useTexts('security');
  const { isDemo } = useLearner();
  return (
    <>
      {isDemo ? (
        <p className="note">
          <Icon of={Info} />
          {t.demo}
        </p>
      ) : (
        <>
          <ChangePassword />
          <ChangeEmail />
          <TwoFactor />
          <Passkeys />
        </>
      )}
      <Sessions />
    </>
  );
}
