/** A text whose figures stand out; units, and the whole after a slash, stay quiet in every language. */
export function Figures({ text }: { text: string }) {
  return text.split(/((?<![/\d])\d(?:[\d.,\u202f]*\d)?)/).map((part, at) =>
    // Every other part is a figure; parts have no identity but their place.
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
      <b key={at}>{part}</b>
    ) : (
      part
    ),
  );
}
