// Prose as it is shown: content is compiled to blocks, so that no browser parses Markdown.

/** Text inside a paragraph: plain, marked as strong or emphasised, or a word of the glossary. */
export type Inline =
  | string
  | { readonly kind: 'strong' | 'emphasis'; readonly content: readonly Inline[] }
  | { readonly kind: 'term'; readonly id: string; readonly content: readonly Inline[] };

/** A block of a reading; content/ is compiled to these so that the browser parses no Markdown. */
export type Block =
  | { readonly kind: 'paragraph'; readonly content: readonly Inline[] }
  | {
      readonly kind: 'list';
      readonly ordered: boolean;
      readonly items: readonly (readonly Inline[])[];
    }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    };
