// What one seldom asks for in the room: the exam's pace, an end without a grade and, last, another course.
import { ArrowLeftRight, Ban, EllipsisVertical, Gauge } from 'lucide-react';
import { useState } from 'react';
import { useCourses } from '#client/base/course.ts';
import { changeSettings } from '#client/base/device.ts';
import { useTexts } from '#client/base/language/language.tsx';
import type { AttemptSession } from '#client/features/attempt/attempt-session.ts';
import {
  type AttemptSessionState,
  shownAll,
} from '#client/features/attempt/attempt-session-state.ts';
import { useGiveUp } from '#client/features/attempt/use-give-up.ts';
import { useOpenCourse } from '#client/features/course/use-switch-course.ts';
import { useAfterGivingUp } from '#client/features/exam/use-after-giving-up.ts';
import { GiveUpDialog } from '#client/features/running/give-up-dialog.tsx';
import { SwitchDialog } from '#client/features/running/switch-dialog.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { MenuButton } from '#client/ui/menu-button.tsx';
import { givingUp } from '#domain/exam/attempt-state.ts';
import { useShowsPace } from './pace-mark.tsx';

interface RoomMenuProps {
  attemptSession: AttemptSession;
  state: AttemptSessionState;
}

export function RoomMenu({ attemptSession, state }: RoomMenuProps) {
  const t = useTexts('attempt');
  const courses = useCourses().data ?? [];
  const open = useOpenCourse();
  const [asking, setAsking] = useState<'course' | 'give up' | null>(null);
  const { paper, deadlineAt } = state.attempt;
  const close = () => setAsking(null);
  const pace = useShowsPace(state);
  const others = courses.filter(({ key }) => key !== paper.courseKey);
  return (
    <>
      <MenuButton
        align="end"
        className="btn-icon"
        entries={[
          ...(pace.has
            ? [
                {
                  kind: 'switch' as const,
                  label: t.pace.show,
                  icon: Gauge,
                  on: pace.isShown,
                  change: (on: boolean) => changeSettings({ examPaceShown: on }),
                },
                { kind: 'line' as const },
              ]
            : []),
          {
            kind: 'action',
            label: t.givingUp.action,
            icon: Ban,
            run: () => setAsking('give up'),
          },
          ...(others.length === 0
            ? []
            : [
                { kind: 'line' as const },
                {
                  kind: 'action' as const,
                  label: t.switching.open,
                  icon: ArrowLeftRight,
                  run: () => setAsking('course'),
                },
              ]),
        ]}
        label={t.givingUp.more}
      >
        <Icon of={EllipsisVertical} />
      </MenuButton>
      {asking === 'give up' && (
        <GivingUp attemptSession={attemptSession} onClose={close} state={state} />
      )}
      {asking === 'course' && (
        <SwitchDialog
          courses={others}
          deadlineAt={deadlineAt}
          onClose={close}
          onSwitch={(course) => {
            close();
            open(course);
          }}
        />
      )}
    </>
  );
}

function GivingUp({ attemptSession, state, onClose }: RoomMenuProps & { onClose: () => void }) {
  const { id, paper, total } = state.attempt;
  const answered = shownAll(state).filter((one) => one.isAnswered).length;
  const attempt = { id, courseKey: paper.courseKey, paperKey: paper.key, kind: paper.kind };
  const after = useAfterGivingUp();
  const { state: asking, giveUp } = useGiveUp(attempt, (ended) => {
    attemptSession.givenUp();
    after(attempt, ended);
  });
  const isGraded = givingUp(paper.kind, answered) === 'submit';
  return (
    <GiveUpDialog
      attempt={{ kind: paper.kind, answered, total }}
      onClose={onClose}
      onGiveUp={() => {
        if (!isGraded) {
          void giveUp();
          return;
        }
        onClose();
        void attemptSession.submit();
      }}
      state={asking}
    />
  );
}
