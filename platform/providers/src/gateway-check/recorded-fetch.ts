/** Why there is no response to examine. */
export type Trouble = 'unreachable' | 'certificate' | 'late' | 'cut-off' | 'redirect'

/** A call of the gateway and its outcome. */
export interface Exchange {
  /** As the document's heading has it: `PUT /orders/{requestId}`. */
  readonly call: string
  readonly token: 'right' | 'wrong' | 'missing'
  readonly url: string
  readonly body: string | null
  readonly status: number | null
  readonly contentType: string | null
  readonly text: string
  readonly trouble: Trouble | null
  /** The code of the failure, such as `ECONNREFUSED`. */
  readonly code: string
  readonly ms: number
}

const certificateCodes = /CERT|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)|ERR_TLS|ERR_SSL|EPROTO|HOSTNAME_MISMATCH/

/**
 * A `fetch` for the real clients that records the traffic, however they interpret it. Like the clients, it follows no
 * redirect.
 */
export function createRecordedFetch(
  exchanges: Exchange[],
  { baseUrl, token }: { readonly baseUrl: string; readonly token: Exchange['token'] },
): typeof fetch {
  return async (input, init = {}) => {
    const url = String(input)
    const started = performance.now()
    const body = typeof init.body === 'string' ? init.body : null
    const note = (rest: Partial<Exchange>) =>
      exchanges.push({
        call: `${init.method ?? 'GET'} ${pathOf(url.slice(baseUrl.length))}`,
        token,
        url,
        body,
        status: null,
        contentType: null,
        text: '',
        trouble: null,
        code: '',
        ms: Math.round(performance.now() - started),
        ...rest,
      })
    const headers = new Headers(init.headers)
    if (token === 'missing') headers.delete('authorization')
    let response: Response
    try {
      response = await fetch(url, { ...init, headers, redirect: 'manual' })
    } catch (error) {
      const code = codeOf(error)
      const trouble = isLate(error) ? 'late' : certificateCodes.test(code) ? 'certificate' : 'unreachable'
      note({ trouble, code })
      throw error
    }
    const { status } = response
    const answered = { status, contentType: response.headers.get('content-type') }
    if (status >= 300 && status < 400) {
      note({ ...answered, trouble: 'redirect', code: response.headers.get('location') ?? '' })
      throw new TypeError('The call was redirected.')
    }
    try {
      const text = await response.text()
      note({ ...answered, text })
      return new Response(text === '' ? null : text, { status, headers: response.headers })
    } catch (error) {
      note({ ...answered, trouble: isLate(error) ? 'late' : 'cut-off', code: codeOf(error) })
      throw error
    }
  }
}

/** Returns the path without the parts that vary between calls. */
function pathOf(path: string): string {
  const [plain = ''] = path.split('?')
  return plain.replace(/\/PLCHECK[^/]*/, '/{requestId}').replace(/^\/c\/.*/, '/c/{reference}')
}

function isLate(error: unknown): boolean {
  return error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  if (typeof cause !== 'object' || cause === null || !('code' in cause)) return 'no code'
  return String(cause.code)
}
