// A badge as an achievement credential of Open Badges 3.0 (1EdTech), the payload of a VC-JWT.
import type { Instant } from '#domain/kernel/time.ts';

/** Where the parts of a credential are found on an installation. */
export const credentialAddresses = (site: string) => ({
  issuer: `${site}/api/open-badges/issuer`,
  key: (keyId: string) => `${site}/api/open-badges/keys/${keyId}`,
  credential: (id: string) => `${site}/api/open-badges/credentials/${id}`,
  achievement: (badgeId: string) => `${site}/api/open-badges/achievements/${badgeId}`,
});

const CONTEXT = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
];

/** The issuer's profile, as credentials name it. */
export const issuerProfile = (site: string) => ({
  '@context': CONTEXT,
  id: credentialAddresses(site).issuer,
  type: ['Profile'],
  name: 'Meritpath',
  url: site,
});

/** The achievement that a badge is, of everybody who earned it. */
export const achievementOf = (
  site: string,
  badge: {
    readonly id: string;
    readonly name: string;
    readonly description: string;
    readonly goal: string;
  },
) => ({
  id: credentialAddresses(site).achievement(badge.id),
  type: ['Achievement'],
  achievementType: 'Badge',
  name: badge.name,
  description: badge.description,
  criteria: { narrative: badge.goal },
});

export interface BadgeCredential {
  /** 128 random bits. */
  readonly id: string;
  /** The learner's name on the day of issue. */
  readonly name: string;
  readonly earnedAt: Instant;
  readonly issuedAt: Instant;
  readonly badge: Parameters<typeof achievementOf>[1];
}

/**
 * What is signed, with the claims that a VC-JWT repeats (Open Badges 3.0, 8.2.4).
 * @param isoOf an instant as ISO 8601 in UTC: the domain makes no dates
 */
export function badgePayload(
  site: string,
  { id, name, earnedAt, issuedAt, badge }: BadgeCredential,
  isoOf: (at: Instant) => string,
) {
  const { credential, issuer } = credentialAddresses(site);
  const { '@context': _, ...profile } = issuerProfile(site);
  const subject = `urn:meritpath:credential:${id}`;
  return {
    iss: issuer,
    jti: credential(id),
    sub: subject,
    nbf: Math.floor(issuedAt / 1000),
    '@context': CONTEXT,
    id: credential(id),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: badge.name,
    issuer: profile,
    validFrom: isoOf(issuedAt),
    awardedDate: isoOf(earnedAt),
    credentialSubject: {
      id: subject,
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', hashed: false, identityType: 'name', identityHash: name },
      ],
      achievement: achievementOf(site, badge),
    },
  };
}
