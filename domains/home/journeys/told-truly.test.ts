import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let world: TestWorld

const dana = 'dana.whitcombe@example.com'
const winifred = 'winifred.abercastle@example.com'

beforeAll(async () => {
  world = await createTestWorld({ portal: true })
})
afterAll(() => world.close())

async function pageOf(username: string, url: string, host = 'localhost'): Promise<string> {
  const headers = { authorization: `Bearer ${await world.tokenOf(username)}`, host }
  const answer = await world.app.inject({ method: 'GET', url, headers })
  expect(answer.statusCode, url).toBe(200)
  return answer.payload.replaceAll('&#x27;', "'")
}

/** The accounts of a customer, with the newest bill that is owed. */
async function accountOf(
  username: string,
): Promise<{ readonly id: string; readonly orderId: string | null }> {
  const { rows } = await world.context.pool.query<{ id: string; orderId: string | null }>(
    `select a."Id" as id, o."Id" as "orderId" from record."Account" a
     join record."User" u on u."ContactId" = a."ContactId"
     left join record."Order" o on o."AccountId" = a."Id"
     where lower(u."Username") = $1 order by a."Id" limit 1`,
    [username],
  )
  const [account] = rows
  if (account === undefined) throw new RangeError(`no account of ${username}`)
  return account
}

async function setAccount(username: string, column: string, value: string): Promise<void> {
  const { id } = await accountOf(username)
  await world.context.pool.query(`update record."Account" set "${column}" = $2 where "Id" = $1`, [id, value])
}

describe('an account that ended', () => {
  it.each([
    ['Closed', '/', 'Contact Customer Service. This account is not currently active.'],
    ['Cancelled', '/es', 'Comuníquese con Servicio al Cliente. Esta cuenta no está activa en este momento.'],
  ])('is said to be %s on home, and nothing is promised for it', async (status, path, text) => {
    const before = await pageOf(winifred, path)
    expect(before).not.toContain(text)
    expect(before).toMatch(/30 days after your service starts|30 días después del inicio/)
    await setAccount(winifred, 'Status__c', status)
    const home = await pageOf(winifred, path)
    expect(home).toContain(text)
    expect(home).not.toMatch(/30 days after your service starts|30 días después del inicio/)
    expect(home).not.toMatch(/<h2[^>]*>(Your plan|Su plan)</)
    for (const page of ['/autopay', '/paperless']) {
      expect(await pageOf(winifred, page)).toMatch(/This account has no more bills/)
    }
    await setAccount(winifred, 'Status__c', 'Pending')
  })
})

it('the demo’s customer who moved away reads it on home, and finds the final bill', async () => {
  const home = await pageOf('desmond.harrowgate-lund@example.com', '/', 'amigo.localhost')
  expect(home).toContain('Contact Customer Service. This account is not currently active.')
  expect(await pageOf('desmond.harrowgate-lund@example.com', '/bills', 'amigo.localhost')).toContain(
    'Final bill',
  )
})

it.each(['/autopay', '/paperless'])(
  'a pending account can set %s up, which begins with its service',
  async (path) => {
    const page = await pageOf(winifred, path)
    expect(page).not.toContain('has no more bills')
    expect(page).toContain('Your service has not started yet')
    expect(page).toMatch(
      new RegExp(`<form[^>]*method="post"[^>]*action="${path}|action="${path}[^>]*method="post"`),
    )
  },
)

it('a payment that came back is said on home, where it is due again', async () => {
  const { rows } = await world.context.pool.query<{ account: string; bill: string; username: string }>(
    `select b."Account__c" as account, b."Id" as bill, u."Username" as username
     from record."Bill__c" b join record."Account" a on a."Id" = b."Account__c" and a."Account_Brand__c" = 'first'
     join record."User" u on u."ContactId" = a."ContactId" and u."IsActive"
     where b."Status__c" in ('Open', 'Past_Due') and not exists
       (select from record."Payment__c" p where p."Bill__c" = b."Id")
     and (select count(*) from record."Account" own where own."ContactId" = a."ContactId") = 1
     order by b."Bill_Date__c" desc limit 1`,
  )
  const [owed] = rows
  if (owed === undefined) throw new TypeError('Nobody of the demo world owes a bill.')
  expect(await pageOf(owed.username, '/')).not.toContain('was returned')
  const { engine, systemViewer } = world.context
  const paymentId = await engine.createRecord(systemViewer, 'Payment__c', {
    fields: {
      Account__c: owed.account,
      Bill__c: owed.bill,
      Purpose__c: 'Bill',
      Amount__c: 20.5,
      Fee__c: 0,
      Channel__c: 'Portal',
      Status__c: 'Settled',
      Method_Type__c: 'Bank_Account',
      Last_Four__c: '6789',
      Payment_Date__c: '2026-11-05',
    },
  })
  expect(await pageOf(owed.username, '/')).not.toContain('was returned')
  await engine.updateRecord(systemViewer, paymentId, {
    fields: { Status__c: 'Returned', Returned_Date__c: '2026-11-09', Return_Reason__c: 'Insufficient_Funds' },
  })
  expect(await pageOf(owed.username, '/')).toContain(
    'Your payment of $20.50 from November 5, 2026 was returned',
  )
})

it('a debit that came back is said on home when the next bill carries its amount', async () => {
  const home = await pageOf('marisela.fonteyn-duarte@example.com', '/es')
  expect(home).toMatch(/Su pago de \$[\d.,]+ del [^<]+ fue devuelto/)
})

it('a deposit that is waived is not needed, on home as in the tracker', async () => {
  const { orderId } = await accountOf(winifred)
  for (const path of ['/', `/enrollment-status/${orderId}`]) {
    expect((await pageOf(winifred, path)).replaceAll(/<[^>]+>/g, ' ')).toMatch(/Deposit\s+Not needed/)
  }
})

it.each([
  ['en', '/', 'AutoPay could not debit $20.50 on November 5, 2026', '/autopay"'],
  ['es', '/es', 'El pago automático no pudo debitar $20.50 el 5 de noviembre de 2026', '/es/autopay"'],
])(
  'a debit of AutoPay that was declined is said on home (%s), with the way to AutoPay',
  async (_, path, text, way) => {
    const { rows } = await world.context.pool.query<{ account: string; bill: string; username: string }>(
      `select b."Account__c" as account, b."Id" as bill, u."Username" as username
     from record."Bill__c" b join record."Account" a on a."Id" = b."Account__c" and a."Account_Brand__c" = 'second'
     join record."User" u on u."ContactId" = a."ContactId" and u."IsActive"
     where b."Status__c" in ('Open', 'Past_Due') and not exists
       (select from record."Payment__c" p where p."Bill__c" = b."Id")
     and (select count(*) from record."Account" own where own."ContactId" = a."ContactId") = 1
     order by b."Bill_Date__c" desc limit 1`,
    )
    const [owed] = rows
    if (owed === undefined) throw new TypeError('Nobody of the demo world owes a bill.')
    const declined = async (channel: 'Portal' | 'Autopay') => {
      world.advance(1_000)
      const paymentId = await world.context.engine.createRecord(world.context.systemViewer, 'Payment__c', {
        fields: {
          Account__c: owed.account,
          Bill__c: owed.bill,
          Purpose__c: 'Bill',
          Amount__c: 20.5,
          Fee__c: 0,
          Channel__c: channel,
          Status__c: 'Declined',
          Return_Reason__c: 'Card_Declined',
          Method_Type__c: 'Card',
          Last_Four__c: '4242',
          Payment_Date__c: '2026-11-05',
        },
      })
      const page = await pageOf(owed.username, path)
      await world.context.pool.query('delete from record."Payment__c" where "Id" = $1', [paymentId])
      return page
    }
    // Who was declined at the payment page was told there.
    expect(await declined('Portal')).not.toContain(text)
    const page = await declined('Autopay')
    expect(page).toContain(text)
    expect(page).toContain(`href="${way}`)
  },
)

it('a high bill is no alert for who has gas alone: it is neither offered nor stored', async () => {
  const headers = { authorization: `Bearer ${await world.tokenOf(dana)}` }
  const offered = async () => {
    const url = '/lwr/apex/v65.0/CustomerPortalAlertController/alertsOverview'
    const answer = await world.app.inject({ method: 'POST', url, headers, payload: {} })
    return answer.json<{ offered: readonly string[] }>().offered
  }
  expect(await offered()).toContain('High_Usage')
  await world.context.pool.query(
    `update record."Account" set "Commodity__c" = 'Gas', "ESIID__c" = null where "ContactId" =
     (select "ContactId" from record."User" where "Username" = $1)`,
    [dana],
  )
  expect(await offered()).toEqual(['Bill_Ready', 'Payment_Due', 'Payment', 'Contract_End', 'Enrollment'])
  await world.context.pool.query(
    `update record."Account" set "Commodity__c" = 'Electricity' where "ContactId" =
     (select "ContactId" from record."User" where "Username" = $1)`,
    [dana],
  )
})

describe('an order', () => {
  it('leads from each open step to its page, and names the utility and the meter on every page of its own', async () => {
    const { id, orderId } = await accountOf(winifred)
    const { engine, systemViewer } = world.context
    const { rows } = await world.context.pool.query<{ due: string }>(
      `select "Step_Type__c" as due from record."WorkStep" where "Order__c" = $1`,
      [orderId],
    )
    expect(rows.map(({ due }) => due)).not.toContain('Switch_Hold')
    await engine.createRecord(systemViewer, 'WorkStep', {
      fields: {
        Order__c: orderId,
        Step_Type__c: 'Switch_Hold',
        Responsible__c: 'Customer',
        ExecutionOrder: 5,
        Due_Date__c: '2026-12-01',
      },
    })
    await world.context.pool.query(
      `update record."Account" set "ESIID__c" = '10089010000000017' where "Id" = $1`,
      [id],
    )
    for (const page of [`/enrollment-status/${orderId}`, `/orders/${orderId}`]) {
      expect(await pageOf(winifred, page), page).toMatch(new RegExp(`href="/notices/${orderId}"[^>]*>Switch`))
    }
    for (const page of ['orders', 'documents', 'verification', 'notices', 'enrollment-status']) {
      expect(await pageOf(winifred, `/${page}/${orderId}`), page).toMatch(
        /<footer[\s\S]*Your utility[\s\S]*<\/footer>/,
      )
    }
    for (const page of [`/orders/${orderId}`, `/accounts/${id}`]) {
      expect(await pageOf(winifred, page), page).toContain('10089010000000017')
    }
    expect(await pageOf(winifred, '/messages/new')).toContain(
      'An advisor replies within 24 to 48 business hours.',
    )
  })
})

it('usage of one month is called that of the last month', async () => {
  const { id } = await accountOf(dana)
  const { id: other } = await accountOf(winifred)
  await world.context.pool.query(
    `update record."Usage__c" set "Account__c" = $2 where "Account__c" = $1 and "Id" <>
     (select "Id" from record."Usage__c" where "Account__c" = $1 order by "Period_End__c" desc limit 1)`,
    [id, other],
  )
  const page = await pageOf(dana, `/usage/${id}`)
  expect(page).toContain('Usage of the last month')
  expect(page).not.toContain('last 1 months')
})
