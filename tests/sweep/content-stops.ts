import { screens } from '@porchlight/domains/screens'
import { matchScreen } from '@porchlight/portal/match-screen'
import type { TestWorld } from '@porchlight/test-kit/world'
import { openLinkTo } from '../../domains/getting-in/journeys/getting-in-world'
import { oweBill, requestDeposit } from '../journeys/payments-world'
import { customerOf, type Visit } from '../journeys/portal-visit'
import type { TourStop } from './screen-tour'

/** Valid mailed links, and the pages that they open. */
const mailedLinks = [
  ['/create-password', 'registration'],
  ['/reset-password', 'passwordReset'],
  ['/verify-email', 'emailVerification'],
  ['/change-email/undo', 'emailChangeUndo'],
  ['/second-factor/undo', 'secondFactorUndo'],
] as const

/**
 * Returns stops that the tour of links does not reach, or reaches only while empty: an order of each brand's customer
 * with every step pending, a bill that is owed, a conversation, valid mailed links, and addresses that lead nowhere.
 */
export async function findContentStops(world: TestWorld): Promise<readonly TourStop[]> {
  const stops: TourStop[] = []
  for (const brand of ['first', 'second', 'third'] as const) {
    const visit: Visit = { brand, language: 'es', width: 360, scheme: 'light' }
    const { orderId, caseId } = await fillOrder(world, visit)
    const { billId } = await oweBill(world, visit)
    const own = [
      '/',
      `/notices/${orderId}`,
      `/verification/${orderId}`,
      `/documents/${orderId}`,
      `/deposit/${orderId}`,
      `/deposit/${orderId}/waiver`,
      `/enrollment-status/${orderId}`,
      `/enrollment-status/${orderId}/date`,
      `/enrollment-status/${orderId}/cancel`,
      `/orders/${orderId}`,
      `/messages/${caseId}`,
      '/messages/new?type=Complaint',
      `/bills/${billId}/pay`,
      `/bills/${billId}/more-time`,
      '/outages?zip=75067',
      '/gas-leak?zip=61101',
      '/gas-leak?zip=99999',
      '/logout',
      '/no-such-page',
    ]
    const stopOf = (username: string | null) => (path: string) => ({
      screen: matchScreen(screens, path.replace(/\?.*$/, ''), username !== null)?.screen.name ?? 'not-found',
      brand,
      username,
      path,
    })
    const links = await Promise.all(
      mailedLinks.map(([path, purpose]) => openLinkTo(world, path, purpose, visit)),
    )
    const documents = `/documents/${orderId}`
    links.push(await openLinkTo(world, documents, 'orderTask', visit, `${orderId}.documents`))
    stops.push(...own.map(stopOf(customerOf[brand])), ...links.map(stopOf(null)))
  }
  return stops
}

/** Adds every step that customers can be required to take to an order of the visit’s customer, and a conversation. */
async function fillOrder(
  world: TestWorld,
  visit: Visit,
): Promise<{ readonly orderId: string; readonly caseId: string }> {
  const { orderId, accountId } = await requestDeposit(world, visit)
  const { engine, systemViewer, pool, now } = world.context
  const create = (objectApiName: string, fields: Readonly<Record<string, unknown>>) =>
    engine.createRecord(systemViewer, objectApiName, { fields })
  const of = { Account__c: accountId, Order__c: orderId }
  for (const type of ['Documents', 'Identity', 'Balance', 'Switch_Hold']) {
    await create('WorkStep', {
      Order__c: orderId,
      Step_Type__c: type,
      Responsible__c: 'Customer',
      Due_Date__c: '2026-12-01',
    })
  }
  const placed = { Amount__c: 214.5, Placed_By__c: 'Bayou Wires', Placed_Date__c: '2026-11-10' }
  for (const [type, reason] of [
    ['Switch_Hold', 'Previous_Occupant'],
    ['Outstanding_Balance', 'Own_Debt'],
  ] as const) {
    await create('Notice__c', { ...of, ...placed, Notice_Type__c: type, Reason__c: reason })
  }
  await create('Identity_Verification__c', {
    ...of,
    Sent_At__c: now().toISOString(),
    Expires_At__c: new Date(now().getTime() + 86_400_000).toISOString(),
  })
  for (const type of ['Identity', 'Proof_Of_Residence']) {
    await create('Document_Requirement__c', {
      ...of,
      Document_Type__c: type,
      Is_Required__c: true,
      Due_Date__c: '2026-12-01',
    })
  }
  const { rows } = await pool.query<{ caseId: string }>(
    `select c."Id" as "caseId" from record."Case" c join record."Account" a on a."ContactId" = c."ContactId"
     where a."Id" = $1 order by c."CaseNumber" desc limit 1`,
    [accountId],
  )
  return { orderId, caseId: rows[0]?.caseId ?? 'none' }
}
