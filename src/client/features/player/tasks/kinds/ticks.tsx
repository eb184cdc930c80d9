// Ticking: the list arrives with the first one that is opened, with its words.
import { type ComponentType, lazy, Suspense } from 'react';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { LoadingLine } from '#client/ui/states.tsx';
import type { TaskUi } from '../task-ui.ts';

const part = <Props extends object>(
  pick: (list: typeof import('../list/tick-list.tsx')) => ComponentType<Props>,
) =>
  lazy(async () => {
    const [list] = await Promise.all([
      import('../list/tick-list.tsx'),
      loadTexts(['checklist', 'templates']),
    ]);
    return { default: pick(list) };
  });

const Work = part(({ TicksWork }) => TicksWork);
const HandedIn = part(({ TickedList }) => TickedList);

export const ticks: TaskUi<'ticks'> = {
  Work: (props) => (
    <Suspense fallback={<LoadingLine label={props.step.title} />}>
      <Work {...props} />
    </Suspense>
  ),
  answer: ({ lines }, saved) => {
    const among = (ids: readonly string[] = []) =>
      lines.map(({ id }) => id).filter((id) => ids.includes(id));
    const ticked = among(saved?.ticked);
    return {
      kind: 'ticks',
      ticked,
      notApplicable: among(saved?.notApplicable).filter((id) => !ticked.includes(id)),
      notes: Object.fromEntries(
        lines.flatMap(({ id }) => {
          const note = saved?.notes?.[id];
          return note ? [[id, note]] : [];
        }),
      ),
    };
  },
  rule: 'place',
  // Any number of ticks is an honest look.
  open: () => [],
  HandedIn: (props) => (
    <Suspense fallback={<LoadingLine label={props.step.title} />}>
      <HandedIn {...props} />
    </Suspense>
  ),
};
