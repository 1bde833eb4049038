import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import Provider, { type Configuration } from 'oidc-provider'

/** Claims of a token; undefined leaves one out. */
export type JwtClaims = Readonly<Record<string, unknown>>

/** A person known to the company. */
export interface CompanyMember {
  readonly email: string
  readonly email_verified?: boolean
  readonly given_name?: string
  readonly family_name?: string
  readonly groups: readonly string[]
  /** Its directory's identifier for the person, if that is not the subject. */
  readonly oid?: string
}

/** An OpenID provider as a company has one, with people that a test can change. */
export interface CompanyProviderOfTest {
  readonly issuer: string
  readonly clientId: string
  /**
   * Settings of a server whose staff come from here by their groups, and from nowhere else except the demo's
   * administrator, who may use break-glass access.
   */
  readonly settings: Readonly<Record<string, string>>
  /** The people it knows, by subject. */
  readonly people: Map<string, CompanyMember>
  /** The next person at the browser, and how they authenticate. */
  signingIn: { readonly subject: string; readonly amr: readonly string[] }
  /** Alters the ID token in responses; null leaves it. */
  alterIdToken: ((claims: JwtClaims) => Promise<string>) | null
  /** Every token that it issued: access, refresh and ID tokens. */
  readonly issued: readonly string[]
  /** Signs claims with its own key. */
  sign(claims: JwtClaims, typ?: string): Promise<string>
  /** Stops responding, or resumes. */
  setAway(isAway: boolean): void
  close(): Promise<void>
}

/** Starts a provider whose client is the portal at `origin`. */
export async function startCompanyProvider(origin: string): Promise<CompanyProviderOfTest> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'company' }
  const client = { clientId: 'porchlight', clientSecret: 'a-secret-of-the-company-and-us' }
  const people = new Map<string, CompanyMember>()
  const issued: string[] = []
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let isAway = false
  const configuration: Configuration = {
    jwks: { keys: [jwk] },
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [`${origin}/company-sign-in/callback`],
        post_logout_redirect_uris: [`${origin}/login`],
        backchannel_logout_uri: `${origin.replace('localhost', '127.0.0.1')}/company-sign-in/logout`,
        backchannel_logout_session_required: true,
      },
    ],
    claims: {
      sid: null,
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'groups', 'oid'],
    },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 3_600,
      IdToken: 600,
      Interaction: 600,
      Session: 3_600,
    },
    cookies: { keys: ['a key of the company'] },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: async (_ctx, accountId) => {
      const member = people.get(accountId)
      if (member === undefined) return undefined
      return { accountId, claims: () => ({ sub: accountId, email_verified: true, ...member }) }
    },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  }
  const provider = new Provider(issuer, configuration)
  const company: CompanyProviderOfTest = {
    issuer,
    clientId: client.clientId,
    settings: {
      PORCHLIGHT_COMPANY_ISSUER: issuer,
      PORCHLIGHT_COMPANY_CLIENT_ID: client.clientId,
      PORCHLIGHT_COMPANY_CLIENT_SECRET: client.clientSecret,
      PORCHLIGHT_COMPANY_ROLES:
        'admins=Admin;leads=Supervisor/first;desk=Advisor/first;desk-2=Advisor/second',
      PORCHLIGHT_COMPANY_SECOND_FACTOR: 'amr=mfa',
      PORCHLIGHT_COMPANY_ONLY: '1',
      PORCHLIGHT_COMPANY_BREAK_GLASS: 'admin@example.com',
    },
    people,
    signingIn: { subject: '', amr: [] },
    alterIdToken: null,
    issued,
    sign: (claims, typ) =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'company', ...(typ === undefined ? {} : { typ }) })
        .sign(privateKey),
    setAway: (away) => {
      isAway = away
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
  provider.use(async (ctx, next) => {
    if (ctx.path.startsWith('/interaction/')) {
      const result = { login: { accountId: company.signingIn.subject } }
      ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, result))
      return
    }
    await next()
    const body = ctx.body as
      | Partial<Record<'id_token' | 'access_token' | 'refresh_token', string>>
      | undefined
    if (ctx.path !== '/token' || body?.id_token === undefined) return
    const [, payload = ''] = body.id_token.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as JwtClaims
    // The library sends `amr` only to clients that request it by name; company providers send it to all.
    const said = { ...claims, amr: [...company.signingIn.amr] }
    const answer = { ...body, id_token: await (company.alterIdToken ?? company.sign)(said) }
    issued.push(
      ...[answer.id_token, answer.access_token, answer.refresh_token].filter((token) => token !== undefined),
    )
    ctx.body = answer
  })
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (isAway) request.socket.destroy()
    else void answer(request, response)
  })
  return company
}
