import type { CompanyClaims } from './company-sign-in-port'

/** The maximum length of one claim; a longer one is no name and no group. */
const longest = 500

/** Reads the claims of a verified ID token. Anything of an unexpected shape counts as missing. */
export function readClaims(
  claims: Readonly<Record<string, unknown>>,
  { groupsClaim, externalIdClaim }: { readonly groupsClaim: string; readonly externalIdClaim: string },
): CompanyClaims {
  const email = textOf(claims.email)
  return {
    issuer: String(claims.iss),
    subject: String(claims.sub),
    externalId: textOf(claims[externalIdClaim]),
    sid: textOf(claims.sid),
    // Only `true` verifies: some providers send "false" as text.
    verifiedEmail: claims.email_verified === true && email !== null ? email.toLowerCase() : null,
    firstName: textOf(claims.given_name),
    lastName: textOf(claims.family_name) ?? textOf(claims.name),
    groups: textsOf(claims[groupsClaim]),
    methods: textsOf(claims.amr),
    level: textOf(claims.acr),
  }
}

function textOf(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : ''
  return text === '' || text.length > longest ? null : text
}

/** Some providers write a single group as a string. */
function textsOf(value: unknown): readonly string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value]
  return values.map(textOf).filter((text) => text !== null)
}
