// What a line of a checklist leads to leads back to that line: its address says where one came from.
import { type Address, addresses } from './addresses.ts';
import { addressOf, type SearchText } from './place.ts';

export interface WayBack {
  readonly phaseId: string;
  readonly itemName: string;
  readonly to: Address;
}

/** @param path of the checklist; elsewhere the address stays as it is */
export function fromLine(address: Address, path: string, line: string): Address {
  const [, list] = /^\/learning\/([^/]+\/[^/]+)/.exec(path) ?? [];
  return list === undefined ? address : addressOf(address, { list, line });
}

/** The way back goes along, such as to a document that is made from the template. */
export const keepWayBack = (address: Address, { list, line }: SearchText): Address =>
  addressOf(address, { list, line });

export function wayBackIn({ list = '', line }: SearchText): WayBack | null {
  const [phaseId, itemName, ...others] = list.split('/').map(decoded);
  if (!phaseId || !itemName || others.length > 0) return null;
  return { phaseId, itemName, to: addressOf(addresses.item(phaseId, itemName), { line }) };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
