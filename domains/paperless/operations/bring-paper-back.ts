import type { RecordEngine } from '@porchlight/record-engine'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { firstRecords } from '@porchlight/server-methods/records/first-records'
import { recordConsent } from '../../customers/operations/consents/record-consent'
import { disclosureVersion } from './disclosure'

/** What the record of it says; nobody took the consent back, but it holds no more. */
const bounceTexts = {
  en: 'A mail to your address came back. Your bills come on paper again.',
  es: 'Un correo enviado a su dirección fue devuelto. Sus facturas llegan en papel otra vez.',
} as const

/**
 * To be called when mail to an address comes back for good: whoever has that address gets bills on paper again, and the
 * page on paperless billing says why. Called again, it changes nothing.
 */
export async function bringPaperBack(
  services: Pick<PortalJobServices, 'engine' | 'systemViewer'>,
  address: string,
  now: Date,
): Promise<void> {
  await services.engine.inOneTransaction(async (engine) => {
    const contacts = await list(services, engine, 'Contact', { Email: address }, ['Preferred_Language__c'])
    for (const contact of contacts) {
      if (contact.fields.IsEmailBounced?.value !== true) {
        await engine.updateRecord(services.systemViewer, contact.id, { fields: { IsEmailBounced: true } })
      }
      const where = { ContactId: contact.id, Paperless__c: true }
      for (const account of await list(services, engine, 'Account', where, [])) {
        await engine.updateRecord(services.systemViewer, account.id, { fields: { Paperless__c: false } })
        const language = contact.fields.Preferred_Language__c?.value === 'es' ? 'es' : 'en'
        await recordConsent(
          { engine, systemViewer: services.systemViewer },
          {
            contactId: contact.id,
            accountId: account.id,
            type: 'Paperless',
            action: 'Withdrawn',
            channel: 'Email',
            text: bounceTexts[language],
            version: disclosureVersion,
            language,
            at: now,
            networkAddress: null,
          },
        )
      }
    }
  })
}

async function list(
  { systemViewer }: Pick<PortalJobServices, 'systemViewer'>,
  engine: RecordEngine,
  objectApiName: 'Contact' | 'Account',
  where: Readonly<Record<string, unknown>>,
  fields: readonly string[],
) {
  const records = await firstRecords(engine, systemViewer, {
    objectApiName,
    selection: {
      fields: [objectApiName === 'Contact' ? 'IsEmailBounced' : 'Paperless__c', ...fields],
      optionalFields: [],
    },
    condition: {
      kind: 'and',
      conditions: Object.entries(where).map(
        ([field, value]) => ({ kind: 'compare', field, operator: 'eq', value }) as const,
      ),
    },
    orderings: [],
    pageSize: 200,
  })
  return records
}
