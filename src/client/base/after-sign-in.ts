// Where somebody wanted to go before they had to sign in, kept for this tab until they get there.
import type { Address } from './addresses.ts';

const storageKey = 'meritpath-after-sign-in';

export function rememberPlace(address: Address): void {
  try {
    sessionStorage.setItem(storageKey, address);
  } catch {
    // Without storage the link that led here is opened once more.
  }
}

/** The place that was remembered; null where there is none. */
export function rememberedPlace(): Address | null {
  try {
    const address = sessionStorage.getItem(storageKey);
    return address?.startsWith('/') ? (address as Address) : null;
  } catch {
    return null;
  }
}

export function forgetPlace(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // There is none.
  }
}
