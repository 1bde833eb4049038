import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { toDate } from '../database/to-date'
import type { IdentityContext } from '../identity-context'
import { createPasskeyChallenges, type PasskeyChallenges } from './passkey-challenges'

/** A passkey as its owner's list shows it. */
export interface Passkey {
  readonly id: string
  readonly label: string
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

/** Where a passkey is used and by which browser. */
export interface PasskeyOrigin {
  /** The site as browsers name it, such as `https://my.example.com`; from settings, never from a request. */
  readonly origin: string
  /** A secret of the requesting browser, such as its session token: the response must come from the same browser. */
  readonly binding: string
}

/** Whose passkey to register, and what a browser shows of the user and the site. */
interface PasskeyRegistration extends PasskeyOrigin {
  readonly userId: string
  readonly username: string
  readonly displayName: string
  readonly siteName: string
}

/** A browser's response, and the passkey's name in the owner's list. */
interface RegisteredPasskey extends PasskeyOrigin {
  readonly userId: string
  readonly response: RegistrationResponseJSON
  readonly label: string
}

export interface Passkeys {
  startPasskeyRegistration(request: PasskeyRegistration): Promise<PublicKeyCredentialCreationOptionsJSON>
  finishPasskeyRegistration(request: RegisteredPasskey): Promise<boolean>
  startPasskeyLogin(origin: PasskeyOrigin): Promise<PublicKeyCredentialRequestOptionsJSON>
  finishPasskeyLogin(
    origin: PasskeyOrigin & { readonly response: AuthenticationResponseJSON },
  ): Promise<{ readonly userId: string } | null>
  listPasskeys(userId: string): Promise<readonly Passkey[]>
  removePasskey(userId: string, id: string): Promise<boolean>
}

/** The library reads certificates of every kind, a tenth of a start's work: it is loaded when a passkey is used. */
const webAuthn = () => import('@simplewebauthn/server')

/** How many passkeys one user may have. */
const mostPasskeys = 20

/**
 * Creates the functions over `identity.passkey`. The authenticator verifies its user (PIN, finger, face) every time, so
 * a passkey alone counts as two factors.
 */
export function createPasskeys(identity: IdentityContext): Passkeys {
  const context: PasskeyContext = { ...identity, challenges: createPasskeyChallenges(identity) }
  return {
    startPasskeyRegistration: (request) => startRegistration(context, request),
    finishPasskeyRegistration: (request) => finishRegistration(context, request),
    startPasskeyLogin: async ({ origin, binding }) =>
      (await webAuthn()).generateAuthenticationOptions({
        rpID: new URL(origin).hostname,
        challenge: await context.challenges.issue(binding),
        userVerification: 'required',
      }),
    finishPasskeyLogin: (request) => finishLogin(context, request),
    listPasskeys: (userId) => listPasskeys(context, userId),
    removePasskey: (userId, id) => removePasskey(context, userId, id),
  }
}

interface PasskeyContext extends IdentityContext {
  readonly challenges: PasskeyChallenges
}

async function startRegistration(
  { database, challenges }: PasskeyContext,
  { origin, binding, userId, username, displayName, siteName }: PasskeyRegistration,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const known = await database
    .selectFrom('identity.passkey')
    .select(['credential_id'])
    .where('user_id', '=', userId)
    .execute()
  return (await webAuthn()).generateRegistrationOptions({
    rpName: siteName,
    rpID: new URL(origin).hostname,
    userID: new Uint8Array(Buffer.from(userId)),
    userName: username,
    userDisplayName: displayName,
    challenge: await challenges.issue(binding),
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id }) => ({ id: credential_id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

async function finishRegistration(
  { database, now, challenges }: PasskeyContext,
  { origin, binding, userId, response, label }: RegisteredPasskey,
): Promise<boolean> {
  const challenge = challengeOf(response.response.clientDataJSON)
  if (!(await challenges.take(challenge, binding))) return false
  const verifier = await webAuthn()
  const verified = await nullWhenRefused(() =>
    verifier.verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      requireUserVerification: true,
    }),
  )
  if (verified?.verified !== true) return false
  const { credential } = verified.registrationInfo
  const { count } = await database
    .selectFrom('identity.passkey')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  if (Number(count) >= mostPasskeys) return false
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('identity.passkey')
    .values({
      credential_id: credential.id,
      user_id: userId,
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: (credential.transports ?? []).slice(0, 8).map((name) => String(name).slice(0, 20)),
      label,
      created_at: now(),
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) === 1
}

async function finishLogin(
  { database, now, challenges }: PasskeyContext,
  { origin, binding, response }: PasskeyOrigin & { readonly response: AuthenticationResponseJSON },
): Promise<{ readonly userId: string } | null> {
  const challenge = challengeOf(response.response.clientDataJSON)
  if (!(await challenges.take(challenge, binding))) return null
  const row = await database
    .selectFrom('identity.passkey')
    .selectAll()
    .where('credential_id', '=', response.id)
    .executeTakeFirst()
  if (row === undefined) return null
  const verifier = await webAuthn()
  const verified = await nullWhenRefused(() =>
    verifier.verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      requireUserVerification: true,
      credential: {
        id: row.credential_id,
        publicKey: new Uint8Array(row.public_key),
        counter: Number(row.counter),
        transports: row.transports,
      },
    }),
  )
  if (verified?.verified !== true) return null
  await database
    .updateTable('identity.passkey')
    .set({ counter: verified.authenticationInfo.newCounter, last_used_at: now() })
    .where('credential_id', '=', row.credential_id)
    .execute()
  return { userId: row.user_id }
}

async function listPasskeys({ database }: PasskeyContext, userId: string): Promise<readonly Passkey[]> {
  const rows = await database
    .selectFrom('identity.passkey')
    .select(['credential_id', 'label', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('credential_id')
    .execute()
  return rows.map((row) => ({
    id: row.credential_id,
    label: row.label,
    createdAt: toDate(row.created_at),
    lastUsedAt: row.last_used_at === null ? null : toDate(row.last_used_at),
  }))
}

async function removePasskey({ database }: PasskeyContext, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('identity.passkey')
    .where('user_id', '=', userId)
    .where('credential_id', '=', id)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows) === 1
}

/** Returns the challenge that a response claims to be for; text that matches no challenge when it cannot be read. */
function challengeOf(clientDataJson: string): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'))
    if (typeof data !== 'object' || data === null) return ''
    const challenge: unknown = Reflect.get(data, 'challenge')
    return typeof challenge === 'string' ? challenge : ''
  } catch {
    return ''
  }
}

/** The library throws for malformed or wrong responses; nothing else can fail in `verify`. */
async function nullWhenRefused<Result>(verify: () => Promise<Result>): Promise<Result | null> {
  try {
    return await verify()
  } catch {
    return null
  }
}
