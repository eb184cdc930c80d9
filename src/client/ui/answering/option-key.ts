/**
 * The option or place that a key stands for: letters as the options show them, digits as places show theirs.
 * @returns its index from 0, null for any other key
 */
export function optionOfKey(key: string): number | null {
  if (/^[a-f]$/i.test(key)) return key.toLowerCase().charCodeAt(0) - 97;
  return /^[1-9]$/.test(key) ? Number(key) - 1 : null;
}
