import { defineLabels, type LabelKey } from '@porchlight/i18n'

/** The names of documents, their states and why they are rejected; named as the stored values are. */
export const documentLabels = defineLabels({
  typeIdentity: { en: 'Identity document', es: 'Documento de identidad' },
  typeProof_Of_Residence: { en: 'Proof of residence', es: 'Comprobante de domicilio' },
  typeLease: { en: 'Lease', es: 'Contrato de arrendamiento' },
  typeOwnership: { en: 'Proof of ownership', es: 'Comprobante de propiedad' },
  typeNew_Occupant_Statement: { en: 'New occupant statement', es: 'Declaración de nuevo ocupante' },
  typePayment_Proof: { en: 'Proof of payment', es: 'Comprobante de pago' },
  typeLetter_Of_Credit: { en: 'Letter of credit', es: 'Carta de crédito' },
  hintIdentity: {
    en: 'Driver license, state ID, passport or consular ID. Both sides of a card.',
    es: 'Licencia de conducir, identificación estatal, pasaporte o matrícula consular. Ambos lados de una tarjeta.',
  },
  hintProof_Of_Residence: {
    en: 'A bill or letter of the last two months with your name and address.',
    es: 'Una factura o carta de los últimos dos meses con su nombre y dirección.',
  },
  hintLease: {
    en: 'At least the first page and the signed last page.',
    es: 'Al menos la primera página y la última, firmada.',
  },
  hintOwnership: { en: 'A deed or closing papers.', es: 'Una escritura o los documentos de cierre.' },
  hintNew_Occupant_Statement: {
    en: 'The signed statement that you are new at the address.',
    es: 'La declaración firmada de que usted es nuevo en la dirección.',
  },
  hintLetter_Of_Credit: {
    en: 'From your last electricity provider.',
    es: 'De su último proveedor de electricidad.',
  },
  statusRequested: { en: 'Missing', es: 'Falta' },
  statusReceived: { en: 'Received', es: 'Recibido' },
  statusChecking: { en: 'Being checked', es: 'En revisión' },
  statusAccepted: { en: 'Accepted', es: 'Aceptado' },
  statusRejected: { en: 'Not accepted', es: 'No aceptado' },
  statusWaived: { en: 'No longer needed', es: 'Ya no se necesita' },
  reasonUnsafe_File: {
    en: 'The file did not pass our safety check.',
    es: 'El archivo no pasó nuestra revisión de seguridad.',
  },
  reasonUnreadable: { en: 'We cannot read it.', es: 'No podemos leerlo.' },
  reasonAddress_Differs: { en: 'The address doesn’t match.', es: 'La dirección no coincide.' },
  reasonName_Differs: { en: 'The name doesn’t match.', es: 'El nombre no coincide.' },
  reasonToo_Old: { en: 'It is older than two months.', es: 'Tiene más de dos meses.' },
  reasonPage_Missing: { en: 'A page or side is missing.', es: 'Falta una página o un lado.' },
  reasonLinked_To_Earlier_Occupant: {
    en: 'It names the earlier occupant.',
    es: 'Menciona al ocupante anterior.',
  },
  reasonOther: { en: 'We could not accept it.', es: 'No pudimos aceptarlo.' },
})

type DocumentLabel = LabelKey<typeof documentLabels>

/** The name of a type of document. */
export function typeLabel(type: string): DocumentLabel {
  return known(`type${type}`) ?? 'typeIdentity'
}

/** What fits as such a document; null for a type that is not known here. */
export function hintLabel(type: string): DocumentLabel | null {
  return known(`hint${type}`)
}

/** The state of a document in a word or two. */
export function statusLabel(status: string): DocumentLabel {
  return known(`status${status}`) ?? 'statusRequested'
}

/** Why a document was not accepted. */
export function reasonLabel(reason: string | null): DocumentLabel {
  return known(`reason${reason}`) ?? 'reasonOther'
}

function known(name: string): DocumentLabel | null {
  return Object.hasOwn(documentLabels, name) ? (name as DocumentLabel) : null
}
