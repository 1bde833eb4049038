import type { CustomerView, Identity } from '@porchlight/identity'
import type { Viewer } from '@porchlight/metadata'
import { type RecordEngine, writeAuditEntries } from '@porchlight/record-engine'
import { update } from '@porchlight/server-methods/records/write'
import { customerViewObject } from '../objects/customer-view/object'

/** The services that ending a view needs. */
export interface EndViewServices {
  readonly engine: RecordEngine
  readonly identity: Identity
  readonly systemViewer: Viewer
  readonly now: () => Date
}

/** A view, as far as ending it needs it. */
type EndedView = Pick<CustomerView, 'viewId' | 'contactId'>

/**
 * Ends a view, records when, and audits it in the name of `viewer`, in one transaction. A view whose end
 * was already recorded is left alone.
 */
export function endView(services: EndViewServices, viewer: Viewer, view: EndedView): Promise<void> {
  return recordEnd(services, viewer, view, services.identity.endCustomerView)
}

/** The same for a view that no one ended by hand, once its time or its session is over. */
export function endExpiredView(services: EndViewServices, view: EndedView): Promise<void> {
  return recordEnd(services, services.systemViewer, view, services.identity.endOverCustomerView)
}

async function recordEnd(
  { engine, systemViewer, now }: EndViewServices,
  viewer: Viewer,
  { viewId, contactId }: EndedView,
  end: Identity['endCustomerView'],
): Promise<void> {
  await engine.inOneTransaction(async (inside, connection) => {
    const endedAt = await end(viewId, connection)
    if (endedAt === null) return
    await update(inside, systemViewer, customerViewObject, viewId, { Ended_At__c: endedAt.toISOString() })
    const entry = { viewer, action: 'customer-view-ended', recordId: contactId, facts: { viewId } }
    await writeAuditEntries(connection, [entry], now())
  })
}
