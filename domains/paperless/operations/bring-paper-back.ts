import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { list } from '@porchlight/server-methods/records/list'
import { update } from '@porchlight/server-methods/records/write'
import { accountObject } from '../../customers/objects/account/object'
import { contactObject } from '../../customers/objects/contact/object'
import { recordConsent } from '../../customers/operations/consents/record-consent'
import { disclosureVersion } from './disclosure'

/** More contacts than share an address, and more accounts than one of them has. */
const most = 200

/** The text of its record; the consent was not withdrawn, but is no longer in force. */
const bounceTexts = {
  en: 'An email to your address came back, so your bills come on paper again.',
  es: 'Un correo enviado a su dirección fue devuelto. Sus facturas llegan en papel otra vez.',
} as const

/**
 * To be called when mail to an address bounces permanently: its owner gets bills on paper again, and the page on
 * paperless billing explains why. Idempotent.
 */
export async function bringPaperBack(
  services: Pick<PortalJobServices, 'engine' | 'systemViewer'>,
  address: string,
  now: Date,
): Promise<void> {
  const { systemViewer } = services
  await services.engine.inOneTransaction(async (engine) => {
    const contacts = await list(engine, systemViewer, contactObject, {
      fields: ['IsEmailBounced', 'Preferred_Language__c'],
      where: { Email: address },
      limit: most,
    })
    for (const contact of contacts) {
      if (!contact.IsEmailBounced) {
        await update(engine, systemViewer, contactObject, contact.id, { IsEmailBounced: true })
      }
      const where = { ContactId: contact.id, Paperless__c: true }
      for (const { id } of await list(engine, systemViewer, accountObject, {
        fields: [],
        where,
        limit: most,
      })) {
        await update(engine, systemViewer, accountObject, id, { Paperless__c: false })
        const language = contact.Preferred_Language__c === 'es' ? 'es' : 'en'
        await recordConsent(
          { engine, systemViewer },
          {
            contactId: contact.id,
            accountId: id,
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
