// Passkeys in this browser: its library is fetched where one is made or used, not before.
import type { Api } from '#client/api/api.ts';

type Creation = Awaited<ReturnType<Api['account']['startPasskey']>>;
type Request = Awaited<ReturnType<Api['account']['askForPasskey']>>;
export type NewCredential = Parameters<Api['account']['addPasskey']>[0]['credential'];
export type Assertion = Parameters<Api['account']['signInWithPasskey']>[0];

const library = () => import('@simplewebauthn/browser');

/** Browsers have them on https and on this machine alone, and never where the address is a bare number. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && !/^\[|^[\d.]+$/.test(location.hostname);

/** `known`: the authenticator holds one of this account already. `none`: called off, or nothing answered. */
export type NoPasskey = 'known' | 'none';

/** Asks the learner's authenticator to make a passkey. */
export async function makePasskey(options: Creation): Promise<NewCredential | NoPasskey> {
  const { startRegistration, WebAuthnError } = await library();
  try {
    const made = await startRegistration({
      optionsJSON: options as Parameters<typeof startRegistration>[0]['optionsJSON'],
    });
    return {
      id: made.id,
      clientData: made.response.clientDataJSON,
      attestation: made.response.attestationObject,
      transports: made.response.transports ?? [],
    };
  } catch (error) {
    const isKnown =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    return isKnown ? 'known' : 'none';
  }
}

/**
 * Asks for a signature. @param offers true to offer passkeys among what the browser fills the form with
 * @returns undefined where the learner called it off, or the browser has none
 */
export async function signByPasskey(
  options: Request,
  { offers }: { offers: boolean },
): Promise<Assertion | undefined> {
  const { startAuthentication } = await library();
  try {
    const signed = await startAuthentication({ optionsJSON: options, useBrowserAutofill: offers });
    return {
      id: signed.id,
      clientData: signed.response.clientDataJSON,
      authenticatorData: signed.response.authenticatorData,
      signature: signed.response.signature,
    };
  } catch {
    return undefined;
  }
}

/** Whether the browser can offer passkeys in the form itself. */
export async function canOfferPasskeys(): Promise<boolean> {
  if (!hasPasskeys()) return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

/** Takes an offer back: the form that it stood in is gone. */
export async function endOffer(): Promise<void> {
  const { WebAuthnAbortService } = await library();
  WebAuthnAbortService.cancelCeremony();
}
