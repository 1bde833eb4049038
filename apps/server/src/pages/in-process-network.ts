import type { FetchResponse, NetworkAdapter, ResourceRequest } from '@porchlight/data-service'
import type { Language } from '@porchlight/metadata'
import type { FastifyInstance } from 'fastify'

/**
 * Creates the network of a page rendered here: it sends each request through the routes in process, with the
 * credentials of the page's own request, so that a page can show nothing that its viewer could not request over HTTP.
 */
export function createInProcessNetwork(
  app: FastifyInstance,
  origin: {
    readonly host: string
    readonly token: string | null
    readonly language: Language
    readonly clientAddress: string
    /** The additional `cookie` header, without the session; empty for none. */
    readonly cookies: string
    /** Whether staff view the page as its customer: its requests then carry cookies, as a browser's do. */
    readonly isView?: boolean
  },
): NetworkAdapter {
  return async (request) => {
    const response = await app.inject({
      method: request.method,
      url: addressOf(request),
      remoteAddress: origin.clientAddress,
      headers: {
        ...request.headers,
        host: origin.host,
        'accept-language': origin.language,
        ...(origin.isView === true ? { 'sec-fetch-site': 'same-origin' } : {}),
        ...(origin.token === null ? {} : { authorization: `Bearer ${origin.token}` }),
        ...(origin.cookies === '' ? {} : { cookie: origin.cookies }),
      },
      ...(request.body === undefined || request.body === null ? {} : { payload: request.body as object }),
    })
    return toFetchResponse(response.statusCode, response.statusMessage, response.headers, response.payload)
  }
}

function addressOf(request: ResourceRequest): string {
  const path = request.basePath.replace(/\{(\w+)\}/g, (_blank, name: string) =>
    encodeURIComponent(request.urlParams[name] ?? ''),
  )
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(request.queryParams)) {
    if (value !== undefined) query.set(name, Array.isArray(value) ? value.join(',') : String(value))
  }
  const search = query.size === 0 ? '' : `?${query}`
  return request.baseUri + path + search
}

function toFetchResponse(
  status: number,
  statusText: string,
  headers: Readonly<Record<string, string | string[] | number | undefined>>,
  payload: string,
): FetchResponse {
  const ok = status >= 200 && status < 300
  return {
    status,
    statusText,
    ok,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body: payload === '' ? undefined : JSON.parse(payload),
    ...(ok ? {} : { errorType: 'fetchResponse' as const }),
  }
}
