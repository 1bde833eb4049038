import type { DemoProcessor } from '@porchlight/providers/payments'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { LightMyRequestResponse } from 'fastify'

/** A customer with an order that has a deposit. */
export interface Payer {
  readonly username: string
  readonly contactId: string
  readonly accountId: string
  readonly orderId: string
  readonly token: string
}

/** A server that accepts payments, with its processor. */
export interface PaymentsWorld {
  readonly world: TestWorld
  readonly processor: DemoProcessor
  /** Runs one statement. */
  readonly rows: <Row>(text: string, values?: readonly unknown[]) => Promise<readonly Row[]>
  /** Customers of the first brand with an order in progress. */
  readonly payers: readonly Payer[]
  /** Creates a deposit of $275.00 that is due, on an order with a step that waits for it. */
  readonly newDeposit: (payer: Payer, fields?: Readonly<Record<string, unknown>>) => Promise<string>
  /** Calls a payment method as that payer. */
  readonly call: (
    payer: Payer,
    method: string,
    body: object,
    language?: 'en' | 'es',
  ) => Promise<LightMyRequestResponse>
  /** Posts the input for that card to a hosted page. */
  readonly payByCard: (page: string, number: string) => Promise<Response>
  readonly close: () => Promise<void>
}

export const goodCard = '4242424242424242'
export const declinedCard = '4000000000000002'
export const slowCard = '4000000000000077'
export const brokenCard = '4000000000000119'

/** Opens the world; it listens, so that it receives events. */
export async function openPaymentsWorld(
  options: { readonly background?: boolean; readonly portal?: boolean } = {},
): Promise<PaymentsWorld> {
  const world = await createTestWorld({ ...options, listen: true, payments: true })
  const processor = world.payments?.standIn
  if (processor == null) throw new TypeError('The world takes no payments.')
  const rows: PaymentsWorld['rows'] = async <Row>(text: string, values: readonly unknown[] = []) =>
    (await world.context.pool.query(text, [...values])).rows as readonly Row[]
  const found = await rows<Omit<Payer, 'token'>>(
    `select distinct on (u."Id") u."Username" as username, u."ContactId" as "contactId", a."Id" as "accountId",
       o."Id" as "orderId"
     from record."User" u join record."Account" a on a."ContactId" = u."ContactId"
     join record."Order" o on o."AccountId" = a."Id" and o."Status" = 'Pending'
     where u."Portal_Role__c" = 'Customer' and u."IsActive" and a."Account_Brand__c" = 'first'
       and not exists (select 1 from record."Deposit__c" d where d."Account__c" = a."Id")
     order by u."Id", o."Id" limit 4`,
  )
  const payers: Payer[] = []
  for (const payer of found) payers.push({ ...payer, token: await world.tokenOf(payer.username) })
  const { engine, systemViewer } = world.context
  return {
    world,
    processor,
    rows,
    payers,
    newDeposit: async ({ accountId, orderId }, fields = {}) => {
      // A page shows the newest of an order’s deposits.
      world.advance(1)
      const depositId = await engine.createRecord(systemViewer, 'Deposit__c', {
        fields: {
          Account__c: accountId,
          Order__c: orderId,
          Required_Amount__c: 275,
          Cap_Amount__c: 405.5,
          Paid_Amount__c: 0,
          Due_Date__c: '2026-12-01',
          ...fields,
        },
      })
      return depositId
    },
    call: ({ token }, method, body, language = 'en') =>
      world.app.inject({
        method: 'POST',
        url: `/lwr/apex/v65.0/CustomerPortalPaymentController/${method}`,
        headers: { authorization: `Bearer ${token}`, 'accept-language': language },
        payload: body,
      }),
    payByCard: (page, number) =>
      fetch(page, {
        method: 'POST',
        body: new URLSearchParams({ with: 'card', number, expiry: '04/30', code: '123' }),
        redirect: 'manual',
      }),
    close: () => world.close(),
  }
}

/** Returns a payer of the world; fails when there are too few. */
export function payerOf({ payers }: PaymentsWorld, index: number): Payer {
  const payer = payers[index % Math.max(1, payers.length)]
  if (payer === undefined) throw new TypeError('The demo world has no such customer.')
  return payer
}
