// The text of a reading: paragraphs, lists and small tables, built from checked blocks.
import type { ReactNode } from 'react';
import type { BlockView } from '#contract/learning.ts';
import { TermMark } from './terms/term-mark.tsx';

type Inlines = Extract<BlockView, { kind: 'paragraph' }>['content'];

function inlines(content: Inlines): ReactNode[] {
  return content.map((part, index) => {
    if (typeof part === 'string') return part;
    if (part.kind === 'term') {
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its parts
        <TermMark id={part.id} key={index}>
          {inlines(part.content)}
        </TermMark>
      );
    }
    const Tag = part.kind === 'strong' ? 'strong' : 'em';
    // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its parts
    return <Tag key={index}>{inlines(part.content)}</Tag>;
  });
}

export function Blocks({ blocks, table }: { blocks: readonly BlockView[]; table: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its blocks
  return blocks.map((block, index) => <Block block={block} key={index} table={table} />);
}

/** @param table what a table is called, for those who reach it by keyboard to scroll it */
function Block({ block, table }: { block: BlockView; table: string }) {
  if (block.kind === 'paragraph') return <p>{inlines(block.content)}</p>;
  if (block.kind === 'list') {
    const List = block.ordered ? 'ol' : 'ul';
    return (
      <List>
        {block.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its items
          <li key={index}>
            <span>{inlines(item)}</span>
          </li>
        ))}
      </List>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
    <section aria-label={table} className="wide" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {block.head.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its cells
              <th key={index} scope="col">
                {inlines(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, rowIndex) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its rows
            <tr key={rowIndex}>
              {row.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its cells
                <td key={index}>{inlines(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
