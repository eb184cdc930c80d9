// A browser's side of web push: the keys it subscribes with, and what it reads of a message (RFC 8291, RFC 8188).
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';

let browsers = 0;

export function pushBrowser(host = 'fcm.googleapis.com') {
  browsers += 1;
  const keys = createECDH('prime256v1');
  const publicKey = keys.generateKeys();
  const authSecret = randomBytes(16);
  return {
    /** As the page sends it. */
    device: {
      endpoint: `https://${host}/fcm/send/browser-${browsers}-${process.pid}`,
      publicKey: publicKey.toString('base64url'),
      authSecret: authSecret.toString('base64url'),
    },
    /** @throws where the message is for another browser or was changed */
    read(body: Uint8Array): unknown {
      const bytes = Buffer.from(body);
      const salt = bytes.subarray(0, 16);
      const idLength = bytes[20]!;
      const theirs = bytes.subarray(21, 21 + idLength);
      const sealed = bytes.subarray(21 + idLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, theirs]);
      const shared = Buffer.from(
        hkdfSync('sha256', keys.computeSecret(theirs), authSecret, info, 32),
      );
      const part = (name: string, length: number) =>
        Buffer.from(
          hkdfSync('sha256', shared, salt, Buffer.from(`Content-Encoding: ${name}\0`), length),
        );
      const opener = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
      opener.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()]);
      const end = plain.lastIndexOf(2);
      return JSON.parse(plain.subarray(0, end).toString());
    },
  };
}

/** What the `authorization` of a message says, once its signature holds under the installation's key (RFC 8292). */
export function vapidClaims(authorization: string): {
  key: string;
  claims: Record<string, unknown>;
} {
  const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isRight) throw new Error('The signature does not hold.');
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) };
}
