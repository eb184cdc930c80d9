// A finish that did not arrive: what failed, what is kept, and where.
import { CircleAlert } from 'lucide-react';
import type { FailureCode } from '#client/api/failure.ts';
import { useFailureText, useTexts } from '#client/base/language/language.tsx';
import { Icon } from '#client/ui/icon.tsx';
import styles from './player-foot.module.css';
import type { Player } from './use-player.ts';

export function FinishFailed({ player, code }: { player: Player; code: FailureCode }) {
  const t = player.texts;
  const { notKept } = useTexts('shell');
  const failureText = useFailureText();
  const unsent = player.unseen.length;
  const answers = player.marks.filter((mark) => mark.shape !== 'reading').length;
  return (
    <p className={styles.pfail} role="alert">
      <Icon of={CircleAlert} />
      <span>
        {t.finishFailed} {failureText(code)}
        <small>
          {t.finishKept(player.marks.length - unsent, answers)}
          {unsent > 0 && ` ${player.unsent.isKept ? t.finishUnsent(unsent) : notKept}`}
        </small>
      </span>
    </p>
  );
}
