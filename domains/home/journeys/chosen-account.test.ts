import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, expect, it } from 'vitest'

let world: TestWorld
/** The third brand's customer with two homes, and a home that is not the one that pages show first. */
let chosen: { readonly username: string; readonly accountId: string }
let token = ''

beforeAll(async () => {
  world = await createTestWorld({ portal: true })
  const { rows } = await world.context.pool.query<{ username: string; accounts: string[] }>(
    `select u."Username" as username, array_agg(a."Id" order by a."Id") as accounts
     from record."User" u join record."Account" a on a."ContactId" = u."ContactId" and a."Status__c" = 'Active'
     join record."Bill__c" b on b."Account__c" = a."Id"
     where u."Portal_Role__c" = 'Customer' and u."IsActive" and a."Account_Brand__c" = 'third'
     group by u."Username" having count(distinct a."Id") > 1 order by u."Username" limit 1`,
  )
  const [found] = rows
  if (found === undefined) throw new TypeError('Nobody of the demo world has two homes.')
  token = await world.tokenOf(found.username)
  const shown = /href="\/\?account=(\w{18})"[^>]*aria-current="true"/.exec(await pageAt('/'))?.[1]
  const accountId = found.accounts.find((id) => id !== shown)
  if (shown === undefined || accountId === undefined) throw new TypeError('There is no other home to choose.')
  chosen = { username: found.username, accountId }
})
afterAll(() => world.close())

async function pageAt(url: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, host: 'tara.localhost' }
  const answer = await world.app.inject({ method: 'GET', url, headers })
  expect(answer.statusCode, url).toBe(200)
  return answer.payload
}

/** Pages that are about an account, or lead to one that is. */
const aboutAccount =
  /^(\/es)?(\/(bills|usage|help|more|autopay|paperless|payments|messages)(\/\w+)*)?\/?(\?|$)/

/** Links of header and content that lose the chosen account; those of the switch to another home are not among them. */
function losing(html: string): readonly string[] {
  const withoutSwitchAndFooter = html.replaceAll(/<(details|footer)[\s\S]*?<\/\1>/g, '')
  return (
    [...withoutSwitchAndFooter.matchAll(/<a [^>]*?href="([^"]+)"/g)]
      .map(([, href = '']) => href.replaceAll('&amp;', '&'))
      .filter((href) => aboutAccount.test(href) && !href.includes(chosen.accountId))
      // The switch of language stands on the same page and keeps its whole address.
      .filter((href) => !href.includes('redirect='))
  )
}

it.each([
  '/',
  '/bills',
  '/help',
  '/more',
  '/messages',
  '/messages/new',
  '/autopay',
  '/paperless',
  '/payments',
])('the home that a customer chose stays chosen in header and content: %s', async (path) => {
  for (const prefix of ['', '/es']) {
    const html = await pageAt(
      `${prefix}${prefix !== '' && path === '/' ? '' : path}?account=${chosen.accountId}`,
    )
    expect(html).toContain(chosen.accountId)
    expect(losing(html)).toEqual([])
  }
})

it('a new message is about the chosen home, and its form comes back to it', async () => {
  const html = await pageAt(`/messages/new?account=${chosen.accountId}`)
  const field = [...html.matchAll(/<input[^>]*name="AccountId"[^>]*>/g)].find(([input]) =>
    input.includes('checked'),
  )
  expect(field?.[0]).toContain(chosen.accountId)
  expect(html).toContain(`action="/messages/new?account=${chosen.accountId}"`)
})
