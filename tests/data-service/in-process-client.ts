import {
  createDataService,
  type DataService,
  type FetchResponse,
  type NetworkAdapter,
  requestAddress,
} from '@porchlight/data-service'
import type { TestWorld } from '@porchlight/test-kit/world'

/** A data service in front of the real server in this process, with a manual clock. */
export interface InProcessClient {
  readonly dataService: DataService
  readonly network: NetworkAdapter
  readonly clock: { now: number }
  /** Returns the requests since the last call, such as `GET /ui-api/records/500…`; forced ones end with `no-cache`. */
  readonly takeRequests: () => readonly string[]
  /** Responses to the next requests, in place of the server's. */
  readonly answers: FetchResponse[]
  /** Waits until requests in flight, and what follows from them, have completed. */
  readonly settle: () => Promise<void>
}

const root = '/services/data/v65.0'

/** Creates a data service whose requests go through the routes of `world` as the viewer of `token`. */
export function openClient(world: TestWorld, token: string): InProcessClient {
  const requests: string[] = []
  const answers: FetchResponse[] = []
  const clock = { now: 1_000_000_000 }
  const onTheirWay = new Set<Promise<unknown>>()
  const network: NetworkAdapter = (request) => {
    const answer = send(request)
    onTheirWay.add(answer)
    return answer.finally(() => onTheirWay.delete(answer))
  }
  const send: NetworkAdapter = async (request) => {
    const address = requestAddress(request)
    const forced = request.headers['Cache-Control'] === 'no-cache' ? ' no-cache' : ''
    requests.push(`${request.method} ${address.replace(root, '')}${forced}`)
    const own = answers.shift()
    if (own !== undefined) return own
    const response = await world.app.inject({
      method: request.method,
      url: address,
      headers: { ...request.headers, authorization: `Bearer ${token}` },
      ...(request.body === null || request.body === undefined ? {} : { payload: request.body as object }),
    })
    return {
      status: response.statusCode,
      statusText: response.statusMessage,
      ok: response.statusCode < 300,
      headers: {},
      body: response.payload === '' ? undefined : JSON.parse(response.payload),
    }
  }
  const dataService = createDataService({ network, now: () => clock.now })
  const settle = async () => {
    do {
      await Promise.all(onTheirWay)
      await new Promise((resolve) => setImmediate(resolve))
    } while (onTheirWay.size > 0)
  }
  return { dataService, network, clock, takeRequests: () => requests.splice(0), answers, settle }
}

/** Returns a response that is a server error. */
export function failure(status: number): FetchResponse {
  return {
    status,
    statusText: '',
    ok: false,
    headers: {},
    body: [{ errorCode: 'FAILED', message: `Failed with ${status}` }],
  }
}
