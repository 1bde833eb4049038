import type { Sibling, TestWorld } from '@porchlight/test-kit/world'

/** A person with a browser's session, who may reach any process of a world. */
export interface Customer {
  readonly token: string
  readonly userId: string
  readonly contactId: string
  /** A contact that is not theirs. */
  readonly otherContactId: string
  readonly get: (server: Pick<Sibling, 'origin'>, path: string, headers?: Headers) => Promise<Answer>
  readonly send: (
    server: Pick<Sibling, 'origin'>,
    method: 'POST' | 'PATCH',
    path: string,
    body: object,
  ) => Promise<Answer>
}

type Headers = Readonly<Record<string, string>>

interface Answer {
  readonly status: number
  readonly body: unknown
}

const api = '/services/data/v65.0/ui-api'

/** Signs that user in as in a browser: programs are read for in a different way. */
export async function customerOf(world: TestWorld, username: string): Promise<Customer> {
  const { rows } = await world.context.pool.query<Record<'userId' | 'contactId' | 'otherContactId', string>>(
    `select u."Id" as "userId", u."ContactId" as "contactId",
       (select c."Id" from record."Contact" c where c."Id" is distinct from u."ContactId" limit 1) as "otherContactId"
     from record."User" u where u."Username" = $1`,
    [username],
  )
  const [{ userId = '', contactId = '', otherContactId = '' } = {}] = rows
  const { token } = await world.context.identity.startSession(userId)
  const request = async (
    { origin }: Pick<Sibling, 'origin'>,
    path: string,
    init: RequestInit = {},
  ): Promise<Answer> => {
    const answer = await fetch(`${origin}${api}${path}`, {
      ...init,
      headers: { cookie: `porchlight_session=${token}`, origin, ...(init.headers as Headers) },
    })
    const text = await answer.text()
    return { status: answer.status, body: text === '' ? null : JSON.parse(text) }
  }
  return {
    token,
    userId,
    contactId,
    otherContactId,
    get: (server, path, headers = {}) => request(server, path, { headers }),
    send: (server, method, path, body) =>
      request(server, path, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  }
}
