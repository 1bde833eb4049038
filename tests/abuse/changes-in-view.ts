import { handlers as methodHandlers } from '@porchlight/domains/server'
import { handlers as callHandlers } from '@porchlight/ui-api/server'
import type { InjectOptions } from 'fastify'
import type { AbuseWorld } from './abuse-world'
import type { StaffBrowser } from './customer-view'
import { type TriedRoute, triedRoutes } from './tried-routes'
import { watchWrites } from './watched-writes'

/** The result of trying everything within a view. */
export interface Changes {
  readonly tried: number
  /** Calls that succeeded. */
  readonly answered: readonly string[]
  /** What should have been rejected but was not, and what was written. */
  readonly changes: readonly string[]
}

/** Tries every call of the served document and every form of the pages within a view. */
export async function findChanges(target: AbuseWorld, browser: StaffBrowser): Promise<Changes> {
  const routes = await triedRoutes(target)
  const reading = readingNames()
  const answered: string[] = []
  const changes: string[] = []
  const cookies = new Map(browser.cookies)
  for (const { name, request } of routes) {
    for (const [key, value] of cookies) browser.cookies.set(key, value)
    const sent = { status: 0 }
    const traces = await watchWrites([], async () => {
      sent.status = (await browser.fromPortal(withoutSender(request))).statusCode
    })
    const isAnswered = sent.status >= 200 && sent.status < 300
    if (isAnswered) answered.push(name)
    if (isAnswered && !isKnownToRead(name, reading)) changes.push(`${name}: ${sent.status}`)
    const written = traces.tables.filter((table) => table !== 'platform.audit_entry')
    if (written.length > 0) changes.push(`${name} writes ${written.join()}`)
  }
  return { tried: routes.length, answered, changes }
}

/** What is served to everyone, without a cookie. */
const readWithoutCookie: ReadonlySet<string> = new Set(['GET /livez', 'GET /readyz', 'GET /services/data'])

/** Returns the addresses of calls that read by their contracts, which are reviewed individually by their own tests. */
function readingNames(): readonly string[] {
  const contracts = [...methodHandlers, ...callHandlers].map(({ contract }) => contract)
  return contracts
    .filter(({ method, errorKind, isReading, answer }) => {
      const reads = method === 'GET' || (method === 'POST' && (errorKind === 'read' || isReading === true))
      return reads && answer !== null
    })
    .map(({ method, path }) => `${method} ${path}`)
}

/**
 * Returns whether a call is known to read: examples of the data service are named by their contract’s path, all others
 * by their own.
 */
function isKnownToRead(name: string, reading: readonly string[]): boolean {
  if (name.startsWith('form ')) return false
  const call = name.replace(/ \/(services\/data|lwr\/apex)\/v65\.0/, ' ')
  if (reading.some((one) => call === one || call.startsWith(`${one}: `))) return true
  return readWithoutCookie.has(name)
}

function withoutSender({ headers: _headers, ...request }: TriedRoute['request']): InjectOptions {
  const type = _headers?.['content-type']
  return type === undefined ? request : { ...request, headers: { 'content-type': type } }
}
