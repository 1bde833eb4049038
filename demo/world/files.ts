import { conversationsOf } from './conversations'
import type { Household } from './household'
import type { DemoPeople } from './people'
import { requirementsOf } from './requirements'

/** A file that was sent, and its purpose. */
export interface DemoFile {
  readonly key: string
  readonly household: Household
  readonly title: string
  readonly extension: 'pdf' | 'jpg' | 'png'
  readonly date: string
  readonly usedIn: { readonly object: 'Case' | 'Document_Requirement__c'; readonly key: string }
  readonly scan: 'Pending' | 'Clean'
}

const titles = {
  Identity: { en: 'Identity card', es: 'Documento de identidad' },
  Proof_Of_Residence: { en: 'Proof of residence', es: 'Comprobante de domicilio' },
  Lease: { en: 'Lease', es: 'Contrato de arrendamiento' },
  Ownership: { en: 'Closing papers', es: 'Escritura' },
  New_Occupant_Statement: { en: 'New occupant statement', es: 'Declaración de nuevo ocupante' },
} as const

const photo = { en: 'Photo of my meter', es: 'Foto de mi medidor' } as const

/** Returns the files of documents that were received, and an attachment to every second case. */
export function filesOf(people: DemoPeople): readonly DemoFile[] {
  const papers = requirementsOf(people).flatMap(({ key, order, type, status, receivedDate }, index) => {
    if (receivedDate === null) return []
    const { household } = order
    const file: DemoFile = {
      key: `document ${key}`,
      household,
      title: titles[type][household.person.language],
      extension: index % 3 === 0 ? 'jpg' : 'pdf',
      date: receivedDate,
      usedIn: { object: 'Document_Requirement__c', key },
      scan: status === 'Received' ? 'Pending' : 'Clean',
    }
    return [file]
  })
  const attachments = conversationsOf(people).flatMap((conversation, index) => {
    if (index % 2 !== 0) return []
    const file: DemoFile = {
      key: `case ${conversation.key}`,
      household: conversation.household,
      title: photo[conversation.household.person.language],
      extension: index % 4 === 0 ? 'jpg' : 'png',
      date: conversation.createdDate,
      usedIn: { object: 'Case', key: conversation.key },
      scan: 'Clean',
    }
    return [file]
  })
  return [...papers, ...attachments]
}
