import type { RecordEngine } from '@porchlight/record-engine'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type ConsentNote, recordConsent } from './record-consent'

/** What a customer consented to or withdrew on one of our pages. */
export type PageConsent = Pick<
  ConsentNote,
  'contactId' | 'accountId' | 'type' | 'action' | 'version' | 'text'
>

/**
 * Writes the record of a consent given or withdrawn on a page, in the page's language; returns its id. `engine` is that
 * of the transaction with which it commits or rolls back.
 */
export function recordPageConsent(
  { systemViewer, viewer, now, clientAddress }: MethodContext,
  engine: RecordEngine,
  consent: PageConsent,
): Promise<string> {
  return recordConsent(
    { engine, systemViewer },
    {
      ...consent,
      channel: 'Portal',
      language: viewer.language,
      at: now(),
      networkAddress: clientAddress,
    },
  )
}
