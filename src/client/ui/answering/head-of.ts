/**
 * A column's name, and what belongs there where its text says it: "Sponsor: pays and decides".
 * @returns note is null where the text is the name alone
 */
export function headOf({ text }: { readonly text: string }): { head: string; note: string | null } {
  const at = text.indexOf(': ');
  if (at <= 0) return { head: text, note: null };
  const rest = text.slice(at + 2).trim();
  return { head: text.slice(0, at), note: rest.charAt(0).toUpperCase() + rest.slice(1) };
}
