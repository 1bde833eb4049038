import { createServer, loadPortal } from '@porchlight/server/testing'
import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { customerOf, openWindow, signIn, type Visit } from '../journeys/portal-visit'
import { portalDirectory } from './abuse-world'
import { twinIt } from './twin-it'

let world: TestWorld
let browser: Browser

beforeAll(async () => {
  world = await createTestWorld({ listen: true, portal: true })
  browser = await launchBrowser()
  await plantTexts()
}, 120_000)
afterAll(async () => {
  await browser.close()
  await world.close()
})

const visit: Visit = { brand: 'first', language: 'en', width: 360, scheme: 'light' }
const payload = '</title></script><img src=x onerror="planted()"><script>planted()</script>"\'`'

/** Objects whose texts are written by people or providers, and shown by the portal. */
const shownObjects = [
  'Account',
  'Bill__c',
  'Bill_Line__c',
  'Brand__c',
  'Case',
  'CaseComment',
  'Contact',
  'ContentDocument',
  'Notice__c',
  'Order',
  'Product2',
  'Utility__c',
]

/** Fields that are not free text: sign-in names, look-up keys, links. */
const exact =
  /key|number|(?<!_)id$|email|language|brand|link|terms|privacy|phone|zip|postal|state|code|zone|token|sent|url/i

describe('A17: texts that would run as scripts, wherever somebody wrote them', () => {
  it('are shown as texts on every page of a customer', async () => {
    const { leaks, shown } = await walk(world.origin)
    expect(leaks).toEqual([])
    // A payload that no page shows would prove nothing.
    expect(shown).toBeGreaterThan(8)
  }, 180_000)

  twinIt(
    'are reported by this check when a page carries them as they are',
    async () => {
      const planted = await createServer(world.context, await loadPortal(portalDirectory))
      // A compressed response could no longer be modified.
      planted.addHook('onRequest', async (request) => {
        delete request.headers['accept-encoding']
      })
      planted.addHook('onSend', async (request, reply, body) => {
        if (request.url !== '/messages' || typeof body !== 'string') return body
        reply.removeHeader('content-length')
        return body.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&gt;', '>')
      })
      await planted.listen({ port: 0, host: '127.0.0.1' })
      const address = planted.server.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      const { leaks } = await walk(`http://localhost:${port}`, ['/messages'])
      await planted.close()
      expect(leaks).toContain('/messages carries markup')
      expect(leaks).toContain('/messages tries to run it')
    },
    60_000,
  )
})

/** Writes the payload into every free text of those objects. */
async function plantTexts(): Promise<void> {
  const { pool, metadata } = world.context
  for (const apiName of shownObjects) {
    const object = metadata.object(apiName)
    if (object === undefined) throw new TypeError(`There is no object ${apiName}.`)
    for (const field of object.fields.values()) {
      const isText = field.dataType === 'String' || field.dataType === 'TextArea'
      if (!isText || exact.test(field.apiName)) continue
      const text = payload.slice(0, 'length' in field && typeof field.length === 'number' ? field.length : 40)
      // Values that have to be unique, or are composed by the database, are unchanged.
      await pool
        .query(`update record."${apiName}" set "${field.apiName}" = $1`, [text])
        .catch(() => undefined)
    }
  }
}

/** Opens the pages of a signed-in customer and watches what runs, what is attempted, and what the source contains. */
async function walk(
  origin: string,
  only?: readonly string[],
): Promise<{ readonly leaks: readonly string[]; readonly shown: number }> {
  const leaks: string[] = []
  let shown = 0
  const window = await openWindow(browser, visit)
  const page = await window.newPage()
  const tried = new Set<string>()
  page.on('dialog', (dialog) => void dialog.dismiss())
  await page.exposeFunction('planted', () => tried.add('ran'))
  await page.exposeFunction('refusedByPolicy', (what: string) => tried.add(what))
  await page.addInitScript(
    'addEventListener("securitypolicyviolation", (event) => refusedByPolicy(event.violatedDirective), true)',
  )
  await signIn(page, origin, visit)
  for (const path of only ?? (await pathsOfCustomer())) {
    tried.clear()
    const answer = await page.goto(`${origin}${path}`)
    const source = (await answer?.text()) ?? ''
    await page.waitForLoadState('load')
    if (/<img src=x|<script>planted/.test(source)) leaks.push(`${path} carries markup`)
    if (tried.size > 0) leaks.push(`${path} tries to run it`)
    if ((await page.locator('img[src="x"]').count()) > 0) leaks.push(`${path} makes it an element`)
    if ((await page.locator('body').textContent())?.includes('<img src=x')) shown += 1
  }
  await window.close()
  return { leaks, shown }
}

async function pathsOfCustomer(): Promise<readonly string[]> {
  const idOf = async (objectApiName: string, condition: string) => {
    const { rows } = await world.context.pool.query<{ id: string }>(
      `select r."Id" as id from record."${objectApiName}" r where ${condition} in (
         select a."Id" from record."Account" a join record."User" u on u."ContactId" = a."ContactId"
         where u."Username" = $1) order by r."Id" desc limit 1`,
      [customerOf.first],
    )
    return rows[0]?.id ?? ''
  }
  const accountId = await idOf('Account', 'r."Id"')
  const billId = await idOf('Bill__c', 'r."Account__c"')
  const caseId = await idOf('Case', 'r."AccountId"')
  const orderId = await idOf('Order', 'r."AccountId"')
  return [
    '/',
    '/accounts',
    `/accounts/${accountId}`,
    '/bills',
    `/bills/${billId}`,
    `/bills/${billId}/pay`,
    '/usage',
    '/orders',
    `/orders/${orderId}`,
    `/enrollment-status/${orderId}`,
    '/messages',
    `/messages/${caseId}`,
    '/messages/new',
    `/documents/${orderId}`,
    `/notices/${orderId}`,
    '/profile',
    '/more',
    '/plans?zip=77002',
  ]
}
