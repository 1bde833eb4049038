import type { RecordEngine } from '@porchlight/record-engine'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { read } from '@porchlight/server-methods/records/read'
import { update } from '@porchlight/server-methods/records/write'
import { lockStatement } from '@porchlight/transactions/locks'
import { accountObject } from '../../customers/objects/account/object'
import { type PageConsent, recordPageConsent } from '../../customers/operations/consents/record-page-consent'

/** Sends bills electronically or on paper from now on, and stores the wording by which it was requested; once. */
export async function setPaperless(
  context: MethodContext,
  isPaperless: boolean,
  consent: Pick<PageConsent, 'contactId' | 'version' | 'text'> & { readonly accountId: string },
): Promise<void> {
  const { systemViewer } = context
  await context.engine.inOneTransaction(async (engine, connection) => {
    await connection.query(lockStatement('paperless'), [`paperless of ${consent.accountId}`])
    if ((await readPaperless(engine, context, consent.accountId)) === isPaperless) return
    await update(engine, systemViewer, accountObject, consent.accountId, { Paperless__c: isPaperless })
    const action = isPaperless ? 'Given' : 'Withdrawn'
    await recordPageConsent(context, engine, { ...consent, type: 'Paperless', action })
  })
}

async function readPaperless(
  engine: RecordEngine,
  { systemViewer }: Pick<MethodContext, 'systemViewer'>,
  accountId: string,
): Promise<boolean> {
  const account = await read(engine, systemViewer, accountObject, accountId, ['Paperless__c'])
  return account?.Paperless__c === true
}
