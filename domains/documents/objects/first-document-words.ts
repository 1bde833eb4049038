import type { Label } from '@porchlight/metadata'

/** A rule that every brand begins with. */
interface FirstDocumentRule {
  /** A value of `Document_Type__c`. */
  readonly type: string
  /** Whether customers can send it unasked: identity, residence, lease or ownership (`docs/specification/portal.md` section 1). */
  readonly isOffered: boolean
  /** The documents accepted as this type; null where its name is clear enough. */
  readonly explanation: Label | null
}

/** The documents requested before a brand has changed a rule: only those that an order's checks need. */
export const firstDocumentRules: readonly FirstDocumentRule[] = [
  {
    type: 'Identity',
    isOffered: true,
    explanation: {
      en: 'Driver license, state ID, passport or consular ID. Both sides of a card.',
      es: 'Licencia de conducir, identificación estatal, pasaporte o matrícula consular. Ambos lados de una tarjeta.',
    },
  },
  {
    type: 'Proof_Of_Residence',
    isOffered: true,
    explanation: {
      en: 'A bill or letter of the last two months with your name and address.',
      es: 'Una factura o carta de los últimos dos meses con su nombre y dirección.',
    },
  },
  {
    type: 'Lease',
    isOffered: true,
    explanation: {
      en: 'At least the first page and the signed last page.',
      es: 'Al menos la primera página y la última, firmada.',
    },
  },
  {
    type: 'Ownership',
    isOffered: true,
    explanation: { en: 'A deed or closing papers.', es: 'Una escritura o los documentos de cierre.' },
  },
  {
    type: 'New_Occupant_Statement',
    isOffered: false,
    explanation: {
      en: 'The signed statement that you are new at the address.',
      es: 'La declaración firmada de que usted es nuevo en la dirección.',
    },
  },
  {
    type: 'Letter_Of_Credit',
    isOffered: false,
    explanation: {
      en: 'From your last electricity provider.',
      es: 'De su último proveedor de electricidad.',
    },
  },
  { type: 'Payment_Proof', isOffered: false, explanation: null },
]

/** What a customer reads whose file the malware scan refused. The scan decides it, so no record does. */
export const unsafeFileWords: Label = {
  en: 'The file did not pass our safety check.',
  es: 'El archivo no pasó nuestra revisión de seguridad.',
}

/**
 * The reasons that every brand starts with, in the order of the list, by the basis of their ids; a key never changes.
 */
export const firstDocumentReasons: Readonly<Record<string, Label>> = {
  Unreadable: { en: 'We cannot read it.', es: 'No podemos leerlo.' },
  Address_Differs: { en: 'The address doesn’t match.', es: 'La dirección no coincide.' },
  Name_Differs: { en: 'The name doesn’t match.', es: 'El nombre no coincide.' },
  Too_Old: { en: 'It is older than two months.', es: 'Tiene más de dos meses.' },
  Page_Missing: { en: 'A page or side is missing.', es: 'Falta una página o un lado.' },
  Linked_To_Earlier_Occupant: {
    en: 'It names the earlier occupant.',
    es: 'Menciona al ocupante anterior.',
  },
  Unsafe_File: unsafeFileWords,
}
