import type { TestWorld } from '../world/test-world'

/** A person with a browser: it stores cookies, follows no redirect by itself and presses one button. */
export interface Visitor {
  readonly userId: string
  /** Sends a request with the browser's cookies; those that the response sets are stored. */
  readonly open: (address: string | URL, init?: RequestInit) => Promise<Response>
  /** Opens the address of an access request up to the consent page. */
  readonly ask: (
    address: string | URL,
  ) => Promise<{ readonly page: URL; readonly html: string; readonly response: Response }>
  /** Presses a button there, and returns the program's address that the browser is sent to. */
  readonly answer: (page: URL, decision: 'approve' | 'decline', userId?: string) => Promise<URL>
  /** Performs all of it, approving. */
  readonly approve: (address: string | URL) => Promise<URL>
}

/** Signs a person in at a world that listens; null for one who has not signed in. */
export async function createVisitor(world: TestWorld, username: string | null): Promise<Visitor> {
  const { pool, identity } = world.context
  const jar = new Map<string, string>()
  let userId = ''
  if (username !== null) {
    const { rows } = await pool.query<{ Id: string }>(
      'select "Id" from record."User" where "Username" = $1',
      [username],
    )
    userId = rows[0]?.Id ?? ''
    const { token } = await identity.startSession(userId, { hostBrand: 'first' })
    jar.set('porchlight_session', token)
  }
  const open = async (address: string | URL, init: RequestInit = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...(cookie === '' ? {} : { cookie }), 'sec-fetch-site': 'same-origin', ...init.headers }
    const response = await fetch(address, { ...init, headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
  const ask = async (address: string | URL) => {
    const first = await open(address)
    const page = new URL(first.headers.get('location') ?? address, address)
    const response = page.origin === world.origin ? await open(page) : first
    return { page, html: await response.clone().text(), response }
  }
  const answer = async (page: URL, decision: 'approve' | 'decline', as = userId) => {
    const body = new URLSearchParams({ decision, user: as })
    const pressed = await open(page, { method: 'POST', body, headers: { origin: world.origin } })
    const resumed = await open(new URL(pressed.headers.get('location') ?? '', page))
    return new URL(resumed.headers.get('location') ?? '', page)
  }
  return {
    userId,
    open,
    ask,
    answer,
    approve: async (address) => answer((await ask(address)).page, 'approve'),
  }
}
