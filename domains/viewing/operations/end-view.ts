import type { CustomerView, Identity } from '@porchlight/identity'
import type { Viewer } from '@porchlight/metadata'
import { type RecordEngine, writeAuditEntries } from '@porchlight/record-engine'
import { update } from '@porchlight/server-methods/records/write'
import { customerViewObject } from '../objects/customer-view/object'

/** What ending a view works with. */
export interface EndViewServices {
  readonly engine: RecordEngine
  readonly identity: Identity
  readonly systemViewer: Viewer
  readonly now: () => Date
}

/** A view, as far as ending it needs it. */
type EndedView = Pick<CustomerView, 'viewId' | 'contactId'>

/**
 * Ends a view, notes when in its record, and audits it in the name of `viewer`: all of it or nothing. A view whose end
 * was noted before is left alone.
 */
export function endView(services: EndViewServices, viewer: Viewer, view: EndedView): Promise<void> {
  return noteEnd(services, viewer, view, services.identity.endCustomerView)
}

/** The same for a view that no one ended by hand, once its time or its session is over. */
export function endOverView(services: EndViewServices, view: EndedView): Promise<void> {
  return noteEnd(services, services.systemViewer, view, services.identity.endOverCustomerView)
}

async function noteEnd(
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
