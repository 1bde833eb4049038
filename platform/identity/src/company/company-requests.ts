import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { IdentityContext } from '../identity-context'
import { hashToken, newToken } from '../opaque-token'

/**
 * The values that identify one sign-in through the company. All of them are derived from the token in the browser's
 * cookie.
 */
export interface CompanyProof {
  readonly state: string
  readonly nonce: string
  /** The verifier of PKCE. */
  readonly verifier: string
}

/** Where a sign-in by the company began. */
export interface CompanyRequestDetails {
  readonly brand: string
  readonly language: string
  /** The requested page; a path of this site. Empty for none. */
  readonly startUrl: string
}

/** How long a person has at the company's pages. */
const requestLifetimeMs = 15 * 60_000

/** Derives the proof from the token of a request, whether or not the request is open. */
export function companyProofOf(token: string): CompanyProof {
  const derived = (purpose: string) => createHmac('sha256', token).update(purpose).digest('base64url')
  return { state: derived('state'), nonce: derived('nonce'), verifier: derived('verifier') }
}

/** Creates the functions over `identity.company_request`. */
export function createCompanyRequests({ database, now, randomBytes }: IdentityContext) {
  return {
    start: async (details: CompanyRequestDetails): Promise<string> => {
      const token = newToken(randomBytes)
      await sql`
        insert into identity.company_request (token_hash, brand, language, start_url, expires_at)
        values (${hashToken(token)}, ${details.brand}, ${details.language}, ${details.startUrl},
          ${new Date(now().getTime() + requestLifetimeMs)})`.execute(database)
      return token
    },

    take: async (token: string): Promise<CompanyRequestDetails | null> => {
      const tokenHash = hashToken(token)
      if (tokenHash === null) return null
      const { rows } = await sql<CompanyRequestDetails & { expires_at: Date | string }>`
        delete from identity.company_request where token_hash = ${tokenHash}
        returning brand, language, start_url as "startUrl", expires_at`.execute(database)
      const [row] = rows
      if (row === undefined || new Date(row.expires_at) <= now()) return null
      return { brand: row.brand, language: row.language, startUrl: row.startUrl }
    },
  }
}
