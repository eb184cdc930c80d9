// 'Guide Me': the first steps of the route that fit into half an hour, as links.

import { Flag } from 'lucide-react';
import { addressOfLink } from '#client/base/activity-links.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { useNextStep } from '#client/base/next-step.ts';
import { useKind } from '#client/base/use-kind.ts';
import { ContentIcon } from '#client/ui/content-icon.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { Path } from '#contract/path.ts';
import { CORE_ID } from '#domain/catalog/path.ts';
import styles from './guide.module.css';

interface GuideDialogProps {
  path: Path;
  open: boolean;
  onClose: () => void;
}

export function GuideDialog({ path, open, onClose }: GuideDialogProps) {
  const locale = useLocale();
  const actions = useTexts('actions');
  const { guide: t, core } = useTexts('path');
  const kindOf = useKind();
  const steps = path.nextSteps;
  const next = useNextStep(path.courseKey);
  const minutes = steps.reduce((sum, step) => sum + step.minutesLeft, 0);
  return (
    <Dialog closeLabel={actions.close} onClose={onClose} open={open} title={t.title}>
      {steps.length === 0 ? (
        <p className="muted">{t.none}</p>
      ) : (
        <>
          <p className="muted">
            {next && next.activity.ref !== steps[0]?.ref
              ? t.longer(next.activity.title, next.minutesLeft)
              : t.text}
          </p>
          <ol className={styles.steps3}>
            {steps.map((step) => (
              <li key={step.ref}>
                <Go to={addressOfLink(step)}>
                  {step.itemType === null ? (
                    <Icon of={Flag} />
                  ) : (
                    <ContentIcon icon={kindOf(step.itemType).icon} />
                  )}
                  <span>
                    <b lang={contentLang(locale)}>{step.title}</b>
                    <small>
                      {step.itemType === null ? t.mission : kindOf(step.itemType).name},{' '}
                      {step.phaseId === CORE_ID ? (
                        core.title
                      ) : (
                        <span lang={contentLang(locale)}>{step.groupTitle}</span>
                      )}
                    </small>
                  </span>
                  <span className={styles.min}>{actions.minutes(step.minutesLeft)}</span>
                </Go>
              </li>
            ))}
          </ol>
          <p>
            <b>{t.sum(minutes)}</b>
          </p>
        </>
      )}
      <button className="btn" onClick={onClose} type="button">
        {actions.close}
      </button>
    </Dialog>
  );
}
