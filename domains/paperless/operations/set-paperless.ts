import { lockStatement } from '@porchlight/advisory-locks'
import type { RecordEngine } from '@porchlight/record-engine'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type PageConsent, recordPageConsent } from '../../customers/operations/consents/record-page-consent'

/** Sends bills electronically or on paper from now on, and keeps the words by which it was asked for; once. */
export async function setPaperless(
  context: MethodContext,
  isPaperless: boolean,
  consent: Pick<PageConsent, 'contactId' | 'version' | 'text'> & { readonly accountId: string },
): Promise<void> {
  const { systemViewer } = context
  await context.engine.inOneTransaction(async (engine, connection) => {
    await connection.query(lockStatement('paperless'), [`paperless of ${consent.accountId}`])
    if ((await readPaperless(engine, context, consent.accountId)) === isPaperless) return
    const fields = { Paperless__c: isPaperless }
    await engine.updateRecord(systemViewer, consent.accountId, { fields })
    const action = isPaperless ? 'Given' : 'Withdrawn'
    await recordPageConsent(context, engine, { ...consent, type: 'Paperless', action })
  })
}

async function readPaperless(
  engine: RecordEngine,
  { systemViewer }: Pick<MethodContext, 'systemViewer'>,
  accountId: string,
): Promise<boolean> {
  const selection = { fields: ['Paperless__c'], optionalFields: [] }
  const account = await engine.readRecord(systemViewer, accountId, selection)
  return account?.fields.Paperless__c?.value === true
}
