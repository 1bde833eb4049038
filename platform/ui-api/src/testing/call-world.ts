import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { FixtureViewer } from '../define/fixture'

/** The demo world's own person of each class. */
const usernames: Readonly<Record<Exclude<FixtureViewer, 'guest'>, string>> = {
  customer: 'dana.whitcombe@example.com',
  advisor: 'advisor.first@example.com',
  supervisor: 'supervisor@example.com',
  admin: 'admin@example.com',
}

/** A response with its body parsed; null where there is none. */
export interface CallAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
  readonly body: unknown
}

/** A served demo world in which data service calls are sent as a given user. */
export interface CallWorld {
  readonly world: TestWorld
  /** Sends a call; `path` is below `/services/data/v65.0/ui-api`. */
  readonly call: (
    viewer: FixtureViewer,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<CallAnswer>
  /** Returns the rows of a statement, bypassing the engine: what is really stored. */
  readonly rows: <Row>(text: string, values?: readonly unknown[]) => Promise<readonly Row[]>
}

/** Opens a separate world; close it with `world.close()`. */
export async function openCallWorld(options?: Parameters<typeof createTestWorld>[0]): Promise<CallWorld> {
  const world = await createTestWorld(options)
  const tokens = new Map<FixtureViewer, string>()
  const tokenOf = async (viewer: Exclude<FixtureViewer, 'guest'>) => {
    const token = tokens.get(viewer) ?? (await world.tokenOf(usernames[viewer]))
    tokens.set(viewer, token)
    return token
  }
  return {
    world,
    call: async (viewer, method, path, body, headers = {}) => {
      const bearer = viewer === 'guest' ? {} : { authorization: `Bearer ${await tokenOf(viewer)}` }
      const answer = await world.app.inject({
        method,
        url: `/services/data/v65.0/ui-api${path}`,
        headers: { ...bearer, ...headers },
        ...(body === undefined ? {} : { payload: body }),
      })
      const text = answer.payload
      const parsed: unknown = text === '' ? null : JSON.parse(text)
      return { status: answer.statusCode, headers: answer.headers, text, body: parsed }
    },
    rows: async <Row>(text: string, values: readonly unknown[] = []) =>
      (await world.context.pool.query(text, [...values])).rows as readonly Row[],
  }
}
