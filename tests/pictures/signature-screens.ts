import type { TestWorld } from '@porchlight/test-kit/world'
import { customerOf, type Visit } from '../journeys/portal-visit'

/** A screen whose look is reviewed: its picture is in `docs/pictures` under its name. */
export interface SignatureScreen {
  readonly name: string
  readonly visit: Visit
  /** The signed-in user; null for a guest. */
  readonly username: string | null
  /** The address, without the language. */
  readonly path: string
}

const brands = ['first', 'second', 'third'] as const
const languages = { first: 'en', second: 'es', third: 'en' } as const

/** Customers whose order waits for something, to show a tracker. */
const enrolling = {
  first: 'winifred.abercastle@example.com',
  second: 'yesenia.altamar-cobos@example.com',
} as const

/**
 * Returns the signature screens: what guests see first, home, usage, a bill and a tracker of the brands, each in one
 * language and width, and an advisor’s queue by day and by night.
 */
export async function signatureScreens(world: TestWorld): Promise<readonly SignatureScreen[]> {
  const screens: SignatureScreen[] = []
  for (const brand of brands) {
    const phone: Visit = { brand, language: languages[brand], width: 360, scheme: 'light' }
    const desk: Visit = { ...phone, width: 1280 }
    const username = customerOf[brand]
    const bill = await newestOf(world, username, 'Bill__c', 'Account__c', 'Bill_Date__c')
    screens.push(
      { name: `landing-${brand}`, visit: desk, username: null, path: '/' },
      { name: `home-${brand}`, visit: phone, username, path: '/' },
      { name: `usage-${brand}`, visit: desk, username, path: '/usage' },
      { name: `bill-${brand}`, visit: phone, username, path: `/bills/${bill}` },
    )
    if (brand === 'third') continue
    const order = await newestOf(world, enrolling[brand], 'Order', 'AccountId', 'CreatedDate')
    screens.push({
      name: `tracker-${brand}`,
      visit: phone,
      username: enrolling[brand],
      path: `/enrollment-status/${order}`,
    })
  }
  for (const scheme of ['light', 'dark'] as const) {
    screens.push({
      name: `console-${scheme}`,
      visit: { brand: 'first', language: 'en', width: 1280, scheme },
      username: 'advisor.first@example.com',
      path: '/console/work',
    })
  }
  return screens
}

/** Returns the id of a customer’s newest record of an object that belongs to their account. */
async function newestOf(
  world: TestWorld,
  username: string,
  object: 'Bill__c' | 'Order',
  account: 'Account__c' | 'AccountId',
  date: string,
): Promise<string> {
  const { rows } = await world.context.pool.query<{ id: string }>(
    `select r."Id" as id from record."${object}" r join record."Account" a on a."Id" = r."${account}"
     join record."User" u on u."ContactId" = a."ContactId"
     where u."Username" = $1 order by r."${date}" desc, r."Id" desc limit 1`,
    [username],
  )
  return rows[0]?.id ?? ''
}
