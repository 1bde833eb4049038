import { plans } from '@porchlight/demo/world/plans'
import { screens } from '@porchlight/domains/screens'
import { matchScreen } from '@porchlight/portal/match-screen'
import { englishLeft } from '../language/english-left'
import { spanishLeft } from '../language/spanish-left'
import { type RenderedPage, readRenderedPage } from './rendered-page'

/** Sends a person's request and returns the response. */
export type Send = (request: {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}) => Promise<{
  readonly statusCode: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly payload: string
}>

/** A walker who knows no address except the one where the walk starts. */
export interface Walker {
  /** The `host` of the brand’s address. */
  readonly host: string
  readonly brand: string
  readonly language: 'en' | 'es'
  /** The `cookie` header; empty for a guest. */
  readonly cookie: string
  /** Names of people, streets, companies and plans, which have no language; longest first. */
  readonly names: readonly string[]
}

/** A fault found during a walk: what, at which address, and the address that led there. */
export interface Finding {
  readonly what: 'status' | 'dead end' | 'language' | 'brand' | 'account' | 'signed out' | 'amounts'
  readonly at: string
  readonly from: string
  readonly detail: string
}

/** The result of a walk. */
export interface Walked {
  readonly findings: readonly Finding[]
  /** Names of the screens seen. */
  readonly screens: ReadonlySet<string>
  readonly pages: number
  /** Number of pairs of amounts compared. */
  readonly compared: number
}

interface Step {
  readonly url: string
  readonly from: string
  /** Whether the page has to belong to the account that the walk started with. */
  readonly isOfAccount: boolean
}

/** Input for forms that only look something up. */
const harmless: Readonly<Record<string, string>> = { zip: '77002', kwh: '1000' }

/**
 * Follows everything a person can press from `start` on: links, forms that only look something up, and redirects. Links
 * that switch the account or the language, and those that sign out, are skipped, since changes after them are intended.
 * Each screen is visited `perScreen` times at most, and `mostPages` pages in all.
 */
export async function walkPortal(
  send: Send,
  walker: Walker,
  start: string,
  { perScreen, mostPages }: { readonly perScreen: number; readonly mostPages: number },
): Promise<Walked> {
  const findings: Finding[] = []
  const cookies = cookiesOf(walker.cookie)
  const visits = new Map<string, number>()
  const seen = new Set<string>()
  const owed = new Map<string, { readonly amount: string; readonly at: string }>()
  const waiting: Step[] = [{ url: start, from: 'the start', isOfAccount: true }]
  let street: string | null = null
  let pages = 0
  let compared = 0
  while (pages < mostPages) {
    const step = waiting.shift()
    if (step === undefined) break
    const screen = screenOf(step.url)
    const key =
      screen ?? new URL(step.url, 'http://site.invalid').pathname.replace(/[0-9A-Za-z]{15,18}/g, 'id')
    const count = visits.get(key) ?? 0
    if (seen.has(step.url) || count >= perScreen) continue
    seen.add(step.url)
    visits.set(key, count + 1)
    pages += 1
    const report = (what: Finding['what'], detail: string) =>
      findings.push({ what, at: step.url, from: step.from, detail })
    const answer = await arrive(send, walker, cookies, step.url)
    if (answer.statusCode >= 400) report('status', String(answer.statusCode))
    if (walker.cookie !== '' && screenOf(answer.url) === 'login') {
      report('signed out', answer.url)
      continue
    }
    if (!answer.isPage) continue
    const page = readRenderedPage(answer.payload)
    for (const [what, detail] of faultsOf(page, walker)) report(what, detail)
    street ??= page.street
    if (step.isOfAccount && page.street !== street) report('account', `${page.street} instead of ${street}`)
    const amount = owedOn(screenOf(answer.url), page)
    if (amount !== null) {
      const other = [...owed.values()][0]
      owed.set(answer.url, { amount, at: answer.url })
      if (other !== undefined) compared += 1
      if (other !== undefined && other.amount !== amount) {
        report('amounts', `${amount}, but ${other.amount} at ${other.at}`)
      }
    }
    for (const way of page.ways) {
      const next = new URL(way.address, new URL(answer.url, 'http://site.invalid'))
      if (way.kind === 'get') for (const name of way.fields) next.searchParams.set(name, harmless[name] ?? '')
      const isOurs = next.host === 'site.invalid'
      const isLook = way.kind === 'link' || way.kind === 'get'
      if (!isOurs || !isLook || way.isToggle || /\/logout$/.test(next.pathname)) continue
      if (!screenOf(next.pathname) && /^(\/es)?\/dev/.test(next.pathname)) continue
      const url = next.pathname + next.search
      if (switchesAccount(way.address, answer.url, page)) continue
      waiting.push({ url, from: answer.url, isOfAccount: step.isOfAccount && !namesOther(url) })
    }
  }
  return { findings, screens: new Set(visits.keys()), pages, compared }
}

/** Opens an address and follows its redirects. */
async function arrive(send: Send, { host, language }: Walker, cookies: Map<string, string>, start: string) {
  let url = start
  for (let hops = 0; ; hops += 1) {
    const headers = {
      host,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      accept: 'text/html',
      // The browser prefers the other language: only the address determines a page's language.
      'accept-language': language === 'es' ? 'en-US' : 'es-US',
    }
    const answer = await send({ method: 'GET', url, headers })
    for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) takeCookie(cookies, String(cookie))
    const location = answer.headers.location
    if (answer.statusCode < 300 || answer.statusCode >= 400 || typeof location !== 'string' || hops === 5) {
      const isPage = String(answer.headers['content-type'] ?? '').startsWith('text/html')
      return { ...answer, url, isPage }
    }
    const next = new URL(location, new URL(url, 'http://site.invalid'))
    url = next.pathname + next.search
  }
}

function cookiesOf(header: string): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const cookie of header.split('; ')) takeCookie(cookies, cookie)
  return cookies
}

function takeCookie(cookies: Map<string, string>, cookie: string): void {
  const [, name, value] = /^([^=;]+)=([^;]*)/.exec(cookie) ?? []
  if (name === undefined || value === undefined) return
  if (value === '' || /max-age=0/i.test(cookie)) cookies.delete(name)
  else cookies.set(name, value)
}

/** Returns the faults of a page by itself. */
function faultsOf(page: RenderedPage, walker: Walker): readonly (readonly [Finding['what'], string])[] {
  const faults: (readonly [Finding['what'], string])[] = []
  if (page.language !== walker.language) faults.push(['language', `the page is in ${page.language}`])
  const left = linesOfOtherLanguage(page, walker)
  if (left.length > 0) faults.push(['language', left.join(' | ')])
  const toOther = page.ways.filter(
    ({ address, isToggle }) =>
      !isToggle &&
      screenOf(address) !== null &&
      address.startsWith('/') &&
      /^\/es(\/|\?|$)/.test(address) !== (walker.language === 'es'),
  )
  if (toOther.length > 0) faults.push(['language', `a way to ${toOther[0]?.address}`])
  if (page.brand !== walker.brand) faults.push(['brand', page.brand])
  if (!page.ways.some(({ place }) => place === 'main'))
    faults.push(['dead end', page.lines.join(' ').slice(0, 80)])
  return faults
}

/** The English names of plans; in Spanish each has a different name. */
const planNames = [...new Set(plans.map(({ shape }) => shape.name))]

/** Returns the lines of a page that are not in the walker’s language. */
export function linesOfOtherLanguage(
  { lines }: RenderedPage,
  { language, names }: Pick<Walker, 'language' | 'names'>,
): readonly string[] {
  // Names of versions, such as `autopay-card-2`, have no language.
  const text = lines.join('\n').replace(/[a-z]+(?:-[a-z]+)*-\d+/g, ' ')
  const onPage = names.filter((name) => text.includes(name))
  return language === 'es' ? englishLeft(text, onPage, planNames) : spanishLeft(lines, onPage)
}

/** Returns the name of the screen at an address, in either language; null when there is none. */
function screenOf(address: string): string | null {
  const { pathname } = new URL(address, 'http://site.invalid')
  const path = pathname.replace(/^\/es(?=\/|$)/, '')
  return matchScreen(screens, path === '' ? '/' : path, true)?.screen.name ?? null
}

/** Returns the amount owed according to the page, as written; null on pages without one. */
function owedOn(screen: string | null, page: RenderedPage): string | null {
  const titles: Readonly<Record<string, RegExp>> = {
    home: /^(Amount due|Monto a pagar|Nothing due\.|No debe nada\.)$/,
    bills: /^(Amount due|Monto a pagar)$/,
  }
  const title = titles[screen ?? '']
  const at = title === undefined ? -1 : page.lines.findIndex((line) => title.test(line))
  if (at < 0) return null
  const said = /^No/.test(page.lines[at] ?? '') ? '' : page.lines[at + 1]
  const [money] = /\$[\d,.]*\d/.exec(said ?? '') ?? []
  return money ?? 'nothing'
}

/** Returns whether a link of the header’s list or of a list of accounts names an account other than the page’s. */
function switchesAccount(address: string, pageUrl: string, page: RenderedPage): boolean {
  const own = accountIn(pageUrl)
  const named = accountIn(address)
  return named !== null && named !== (own ?? firstAccount(page))
}

function firstAccount({ ways }: RenderedPage): string | null {
  const named = ways.filter(({ place }) => place === 'header').map(({ address }) => accountIn(address))
  return named.find((id) => id !== null) ?? null
}

function accountIn(address: string): string | null {
  return /(?<![0-9A-Za-z])001[0-9A-Za-z]{12,15}(?![0-9A-Za-z])/.exec(address)?.[0] ?? null
}

/**
 * Returns whether an address names an order, a message or a plan, which may belong to an account other than the page’s.
 */
function namesOther(url: string): boolean {
  return /\/(500|801)[0-9A-Za-z]{12,15}|\/accounts\b|\/orders\b/.test(url)
}
