// Asks what is wrong with a question; what was typed stays on the device until the server has it.
import { useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { withKey } from '#client/api/api.ts';
import { tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { useCall } from '#client/api/use-call.ts';
import { saveDraft, savedDrafts } from '#client/base/device.ts';
import { useFailureText, useTexts } from '#client/base/language/language.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { useNotices } from '#client/ui/notices.tsx';
import type { QuestionReport } from '#contract/question-reports.ts';
import styles from './report.module.css';
import {
  draftName,
  draftOf,
  fieldsOf,
  problemOf,
  REPORT_REASONS,
  REPORT_TEXT_MAX,
  type ReportFields,
  type ReportProblem,
} from './report-form.ts';

interface ReportDialogProps {
  learnerId: string;
  questionId: string;
  onClose: () => void;
}

export function ReportDialog({ learnerId, questionId, onClose }: ReportDialogProps) {
  const t = useTexts('reporting');
  const actions = useTexts('actions');
  const failureText = useFailureText();
  const id = useId();
  const form = useReport(learnerId, questionId, onClose);
  const { fields, change, problem, failure, isSending } = form;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = form.submit();
    const place = found === 'reasonMissing' ? `${id}-${REPORT_REASONS[0]}` : `${id}-text`;
    if (found !== null) document.getElementById(place)?.focus();
  };
  const left = REPORT_TEXT_MAX - fields.text.length;
  const textProblem =
    problem === 'tooLong'
      ? t.tooLong(REPORT_TEXT_MAX)
      : problem === 'otherText'
        ? t.otherText
        : undefined;
  return (
    <Dialog closeLabel={actions.close} onClose={onClose} open title={t.title}>
      <p className="muted">{t.text}</p>
      <form className={styles.reportForm} noValidate onSubmit={submit}>
        <fieldset aria-describedby={problem === 'reasonMissing' ? `${id}-missing` : undefined}>
          <legend className="label">{t.reason}</legend>
          {REPORT_REASONS.map((reason) => (
            <label key={reason}>
              <input
                checked={fields.reason === reason}
                id={`${id}-${reason}`}
                name={`${id}-reason`}
                onChange={() => change({ reason })}
                type="radio"
                value={reason}
              />
              {t.reasons[reason]}
            </label>
          ))}
          {problem === 'reasonMissing' && (
            <p className="field-error" id={`${id}-missing`} role="alert">
              {t.reasonMissing}
            </p>
          )}
        </fieldset>
        <div className="field">
          <label htmlFor={`${id}-text`}>
            {t.details}{' '}
            {fields.reason !== 'other' && <span className="small muted">({t.optional})</span>}
          </label>
          <textarea
            aria-describedby={`${id}-left${textProblem === undefined ? '' : ` ${id}-problem`}`}
            aria-invalid={textProblem === undefined ? undefined : true}
            className="input"
            id={`${id}-text`}
            onChange={(event) => change({ text: event.target.value })}
            rows={4}
            value={fields.text}
          />
          <p className="small muted" id={`${id}-left`}>
            {left < 0 ? t.over(-left) : t.left(left)}
          </p>
          {textProblem !== undefined && (
            <p className="field-error" id={`${id}-problem`} role="alert">
              {textProblem}
            </p>
          )}
        </div>
        {failure !== null && (
          <p className="note" role="alert">
            <Icon of={TriangleAlert} />
            <span>
              {t.failed} {failureText(failure)}
            </span>
          </p>
        )}
        <div className="row">
          <button
            aria-busy={isSending}
            aria-disabled={isSending}
            className="btn btn-primary"
            type="submit"
          >
            {isSending ? t.sending : t.send}
          </button>
          <button className="btn btn-line" onClick={onClose} type="button">
            {actions.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function useReport(learnerId: string, questionId: string, onSent: () => void) {
  const t = useTexts('reporting');
  const client = useQueryClient();
  const { notice } = useNotices();
  const name = draftName(learnerId, questionId);
  const [fields, setFields] = useState<ReportFields>(() => fieldsOf(savedDrafts()[name]));
  const [problem, setProblem] = useState<ReportProblem | null>(null);
  const { isBusy: isSending, failure, run } = useCall();
  const change = (part: Partial<ReportFields>) => {
    const next = { ...fields, ...part };
    setFields(next);
    saveDraft(name, draftOf(next));
    // An error goes as soon as it is corrected; a new one waits for the next try.
    setProblem((shown) => (shown === problemOf(next) ? shown : null));
  };
  const send = async () => {
    const { reason, text } = fields;
    const answer = await run((key) =>
      tryCall(api.questions.report({ questionId, reason: reason!, text }, withKey(key))),
    );
    if (!answer?.ok) return;
    saveDraft(name, null);
    const { queryKey } = { queryKey: ['questionReports'] };
    client.setQueryData<QuestionReport[]>(
      queryKey,
      (before) => before && [answer.value, ...before],
    );
    void client.invalidateQueries({ queryKey });
    notice({ title: t.sent, text: t.sentText, tone: 'good' });
    onSent();
  };
  /** Sends it, or answers what has to be corrected first. */
  const submit = (): ReportProblem | null => {
    if (isSending) return null;
    const found = problemOf(fields);
    setProblem(found);
    if (found === null) void send();
    return found;
  };
  return { fields, change, problem, failure, isSending, submit };
}
