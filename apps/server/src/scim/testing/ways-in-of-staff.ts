import { registerOAuthClient } from '@porchlight/domains/administration/operations/programs/oauth-clients'
import { createVisitor } from '@porchlight/test-kit/oauth-visitor'
import type { Sibling } from '@porchlight/test-kit/world'
import { newVerifier, postAs, requestForAccess } from '../../oauth/testing/program'
import type { ScimWorld } from './scim-world'

/** Everything that a member of staff has open in two processes, and its current state. */
export interface OpenWaysIn {
  readonly waysIn: () => Promise<{
    readonly session: readonly number[]
    readonly program: readonly number[]
    readonly refresh: number
    readonly customerView: number
    readonly streams: readonly string[]
  }>
  /** Returns the number of cases assigned to the person. */
  readonly ownedCases: () => Promise<number>
  readonly close: () => void
}

const redirectUri = 'https://app.example.com/callback'

/**
 * Opens everything a member of staff can: a session, a program's tokens, a customer's pages, a live stream in each
 * process, a case.
 */
export async function openEverything(
  { world, staffOf }: ScimWorld,
  sibling: Sibling,
  username: string,
  session: string,
): Promise<OpenWaysIn> {
  const { pool } = world.context
  const origins = [world.origin, sibling.origin]
  const userId = (await staffOf(username))?.id ?? ''
  const program = await grantProgram(world, username)
  const view = await startView(world, session)
  const streams = await Promise.all(origins.map((origin) => openStream(origin, session)))
  await pool.query(
    `update record."Case" set "OwnerId" = $1 where "Id" = (
       select c."Id" from record."Case" c join record."Account" a on a."Id" = c."AccountId"
       where c."Status" <> 'Closed' and a."Account_Brand__c" = 'first' order by c."Id" limit 1)`,
    [userId],
  )
  const statusOf = async (origin: string, headers: Readonly<Record<string, string>>) =>
    (await fetch(`${origin}/services/data/v65.0/ui-api/object-info/Account`, { headers })).status
  let refresh = program.refreshToken
  return {
    waysIn: async () => {
      const renewed = await postAs(world.origin, 'token', program.client, {
        grant_type: 'refresh_token',
        refresh_token: refresh,
      })
      refresh = String(renewed.content.refresh_token ?? refresh)
      return {
        session: await Promise.all(
          origins.map((o) => statusOf(o, { cookie: `porchlight_session=${session}` })),
        ),
        program: await Promise.all(
          origins.map((o) => statusOf(o, { authorization: `Bearer ${program.accessToken}` })),
        ),
        refresh: renewed.status,
        customerView: await statusOf(world.origin, { cookie: view }),
        streams: streams.map(({ status }) => status()),
      }
    },
    ownedCases: async () => {
      const { rows } = await pool.query<{ count: number }>(
        'select count(*)::int as count from record."Case" where "OwnerId" = $1',
        [userId],
      )
      return rows[0]?.count ?? 0
    },
    close: () => {
      for (const stream of streams) stream.close()
    },
  }
}

/** Has the person approve a program, which receives its tokens. */
async function grantProgram(world: ScimWorld['world'], username: string) {
  const client = await registerOAuthClient(
    world.context.pool,
    {
      name: 'Desk Helper',
      confidential: true,
      redirectUris: [redirectUri],
      grantTypes: ['authorization_code', 'refresh_token'],
      scopes: ['api', 'refresh_token'],
      allowedOrigins: [],
      serviceUserId: null,
    },
    world.context.now(),
  )
  const visitor = await createVisitor(world, username)
  const verifier = newVerifier()
  const asked = { client_id: client.id, redirect_uri: redirectUri, scope: 'api refresh_token' }
  const callback = await visitor.approve(requestForAccess(world.origin, verifier, asked))
  const { content } = await postAs(world.origin, 'token', client, {
    grant_type: 'authorization_code',
    code: callback.searchParams.get('code') ?? '',
    code_verifier: verifier,
    redirect_uri: redirectUri,
  })
  return { client, accessToken: String(content.access_token), refreshToken: String(content.refresh_token) }
}

/** Starts a view of a customer's pages; returns the browser's cookies. */
async function startView({ app, context, origin }: ScimWorld['world'], session: string): Promise<string> {
  const { rows } = await context.pool.query<{ id: string }>(
    `select "ContactId" as id from record."User" where "Username" = 'dana.whitcombe@example.com'`,
  )
  const answer = await app.inject({
    method: 'POST',
    url: '/lwr/apex/v65.0/CustomerPortalViewController/startCustomerView',
    headers: {
      host: new URL(origin).host,
      origin,
      'sec-fetch-site': 'same-origin',
      cookie: `porchlight_session=${session}`,
    },
    payload: { contactId: rows[0]?.id ?? '', reason: 'Customer_Asked', note: '', caseNumber: '' },
  })
  if (answer.statusCode !== 200) throw new TypeError(answer.payload)
  const view = answer.cookies.find(({ name }) => name === 'porchlight_customer_view')
  return `porchlight_session=${session}; porchlight_customer_view=${view?.value ?? ''}`
}

/** Opens a live stream with a session, and watches whether the server ends it. */
async function openStream(origin: string, session: string) {
  const abort = new AbortController()
  const answer = await fetch(`${origin}/live`, {
    headers: { cookie: `porchlight_session=${session}` },
    signal: abort.signal,
  })
  let status = answer.status === 200 ? 'open' : `answered ${answer.status}`
  const read = async () => {
    const reader = answer.body?.getReader()
    while ((await reader?.read())?.done === false);
    status = 'ended'
  }
  read().catch(() => undefined)
  return { status: () => status, close: () => abort.abort() }
}
