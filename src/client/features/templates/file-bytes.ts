// A file that came in an answer, handed to the browser.
import { saveFile } from '#client/ui/save-file.ts';

interface SentFile {
  readonly fileName: string;
  readonly mediaType: string;
  /** Base64. */
  readonly content: string;
}

const bytesOf = (content: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));

export const saveSentFile = ({ fileName, mediaType, content }: SentFile): void =>
  saveFile(fileName, new Blob([bytesOf(content)], { type: mediaType }));
