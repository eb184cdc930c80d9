// The case of a calculation with the numbers of the learner's round.
import { useLocale } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { Blocks } from '#client/features/player/blocks.tsx';
import styles from './calculation.module.css';
import type { TaskOf } from './task-ui.ts';

export function CaseNumbers({ step }: { step: TaskOf<'calculation'> }) {
  const { table, title } = step;
  return (
    <div
      className={`read ${styles.case}`}
      data-testid="case-numbers"
      lang={contentLang(useLocale())}
    >
      <div className="text">
        <Blocks
          blocks={[
            ...step.case.map((text) => ({ kind: 'paragraph' as const, content: [text] })),
            ...(table === null
              ? []
              : [
                  {
                    kind: 'table' as const,
                    head: table.head.map((cell) => [cell]),
                    rows: table.rows.map((row) => row.map((cell) => [cell])),
                  },
                ]),
          ]}
          table={title}
        />
      </div>
    </div>
  );
}
