import { createHash, randomBytes } from 'node:crypto'

/** A registered program with its secret; null for one that has none. */
export interface Registered {
  readonly id: string
  readonly secret: string | null
}

/** A new verifier of PKCE. */
export const newVerifier = () => randomBytes(32).toString('base64url')

/** The challenge of a verifier, by S256. */
export const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

/** The address of a request for access; a value of null leaves the parameter out. */
export function requestForAccess(
  origin: string,
  verifier: string,
  changes: Readonly<Record<string, string | null>>,
): URL {
  const url = new URL(`${origin}/services/oauth2/authorize`)
  const parameters: Readonly<Record<string, string | null>> = {
    response_type: 'code',
    scope: 'api:read refresh_token',
    state: 'abc',
    code_challenge: challengeOf(verifier),
    code_challenge_method: 'S256',
    ...changes,
  }
  for (const [name, value] of Object.entries(parameters))
    if (value !== null) url.searchParams.set(name, value)
  return url
}

/** Posts a form to an address for programs, with the secret of `as`. */
export async function postAs(
  origin: string,
  path: string,
  as: Registered | null,
  body: Readonly<Record<string, string>>,
) {
  const basic = as?.secret == null ? null : Buffer.from(`${as.id}:${as.secret}`).toString('base64')
  const answer = await fetch(`${origin}/services/oauth2/${path}`, {
    method: 'POST',
    headers: basic === null ? {} : { authorization: `Basic ${basic}` },
    body: new URLSearchParams(body),
  })
  const text = await answer.text()
  const content = (text === '' ? {} : JSON.parse(text)) as Readonly<Record<string, string | boolean>>
  return { status: answer.status, content, headers: answer.headers }
}
