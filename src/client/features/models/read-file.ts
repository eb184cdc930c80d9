// A file that was chosen, read as an exchange file of a language; nothing of it leaves the device here.
import {
  type ExchangeFault,
  type ExchangeFile,
  readExchange,
} from '#domain/modelling/exchange/read-exchange.ts';
import type { Language } from '#domain/modelling/language.ts';
import { MOST_BYTES, readXml, type XmlFault } from './read-xml.ts';

export type FileFault = XmlFault | ExchangeFault;

export async function readFile(
  language: Language,
  file: Blob,
): Promise<{ ok: true; file: ExchangeFile } | { ok: false; fault: FileFault }> {
  // Its size is known before any of it is read.
  if (file.size > MOST_BYTES) return { ok: false, fault: { fault: 'too-large' } };
  const xml = readXml(new Uint8Array(await file.arrayBuffer()));
  if (!xml.ok) return xml;
  const { exchange } = language;
  if (!exchange) throw new Error('The language has no exchange file.');
  const read = readExchange(language, exchange, xml.root);
  return read.ok ? { ok: true, file: read.value } : { ok: false, fault: read.error };
}
