// An authenticator in software: makes passkeys and signs with them as a phone would (WebAuthn level 3, 6).
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();
const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

const PRESENT = 0x01;
const VERIFIED = 0x04;
const NEW_CREDENTIAL = 0x40;

/** What a test may have it do wrong. */
export interface Fault {
  /** The page's origin. */
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** The finger or the PIN was not asked for. */
  isUnverified?: boolean;
  /** Signed with another key. */
  isForged?: boolean;
}

interface Credential {
  readonly id: string;
  readonly key: KeyObject;
  counter: number;
}

/**
 * @param counts whether it counts its signatures, as a stick does and a password manager does not
 */
export function passkeyDevice({ origin = 'http://localhost:3000', counts = true } = {}) {
  const credentials: Credential[] = [];
  const clientData = (type: string, challenge: string, fault: Fault): Buffer =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: fault.challenge ?? challenge,
        origin: fault.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const authData = (rpId: string, flags: number, counter: number, fault: Fault): Buffer => {
    const fixed = Buffer.alloc(5);
    fixed.writeUInt8(flags | PRESENT | (fault.isUnverified ? 0 : VERIFIED), 0);
    fixed.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(fault.rpId ?? rpId), fixed]);
  };
  return {
    credentials,
    /** Answers the options of `startPasskey`. */
    create(options: { challenge: string; rp: { id: string } }, fault: Fault = {}) {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const id = randomBytes(16);
      credentials.push({ id: base64url(id), key: privateKey, counter: 0 });
      const data = Buffer.concat([
        authData(options.rp.id, NEW_CREDENTIAL, 0, fault),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        coseKey(publicKey),
      ]);
      return {
        id: base64url(id),
        clientData: base64url(clientData('webauthn.create', options.challenge, fault)),
        attestation: base64url(withoutAttestation(data)),
        transports: ['internal'],
      };
    },
    /** Answers the options of `askForPasskey` with its newest credential. */
    get(options: { challenge: string; rpId: string }, fault: Fault = {}) {
      const credential = credentials.at(-1)!;
      if (counts) credential.counter += 1;
      const client = clientData('webauthn.get', options.challenge, fault);
      const data = authData(options.rpId, 0, credential.counter, fault);
      const key = fault.isForged
        ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
        : credential.key;
      return {
        id: credential.id,
        clientData: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), key)),
      };
    },
  };
}

/** A byte string of CBOR (RFC 8949, 3.1). */
function byteString(bytes: Uint8Array): Buffer {
  const head =
    bytes.length < 256
      ? Buffer.from([0x58, bytes.length])
      : Buffer.from([0x59, bytes.length >> 8, bytes.length & 0xff]);
  return Buffer.concat([head, bytes]);
}

const textString = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 | text.length]), Buffer.from(text)]);

/** A key of P-256 for ES256, as COSE writes it (RFC 9053, 7.1). */
function coseKey(publicKey: KeyObject): Buffer {
  const { x, y } = publicKey.export({ format: 'jwk' });
  const coordinate = (text = '') => byteString(Buffer.from(text, 'base64url'));
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    coordinate(x),
    Buffer.from([0x22]),
    coordinate(y),
  ]);
}

/** The attestation object of a device that tells nothing of its make. */
const withoutAttestation = (data: Uint8Array): Buffer =>
  Buffer.concat([
    Buffer.from([0xa3]),
    textString('fmt'),
    textString('none'),
    textString('attStmt'),
    Buffer.from([0xa0]),
    textString('authData'),
    byteString(data),
  ]);
