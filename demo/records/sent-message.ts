import { brandOf } from '@porchlight/brands'
import { brandKeyOf } from '../world/demo-brands'
import { demoId } from '../world/demo-id'
import type { DemoRecord } from '../world/demo-world'
import { momentOf } from '../world/moment'
import type { DemoPeople } from '../world/people'
import { emailOf } from '../world/person'
import { demoContactId } from './contact'

/** Older mails are not part of the demo: a timeline shows the most recent first. */
const latest = 6

/** Returns the mails about their newest bills that customers of paperless accounts received. */
export function demoSentMessages({ seed, households }: DemoPeople): readonly DemoRecord[] {
  return households
    .filter(({ home }) => home.paperless === true)
    .flatMap(({ person, brand, home, ledger }) =>
      ledger.bills.slice(-latest).map(({ billDate, month }) => {
        const key = `bill-ready ${home.key} ${month.name}`
        const name = brandOf(brandKeyOf(brand)).names.displayName
        const email = emailOf(person)
        return {
          objectApiName: 'Sent_Message__c',
          id: demoId(seed, 'a0i', key),
          fields: {
            Contact__c: demoContactId(seed, person.key),
            Message_Kind__c: 'bill-ready',
            Subject_English__c: `Your ${name} bill is ready`,
            Subject_Spanish__c: `Su factura de ${name} está lista`,
            Channel__c: 'Email',
            Language__c: person.language,
            Outcome__c: person.emailBounced === true ? 'Refused' : 'Sent',
            Sent_At__c: momentOf(billDate, 14),
            Masked_Address__c: `${email.slice(0, 1)}•••${email.slice(email.indexOf('@'))}`,
            Idempotency_Key__c: key,
            CreatedDate: momentOf(billDate, 14),
          },
        }
      }),
    )
}
