import { defineLabels, type LabelKey } from '@porchlight/i18n'

/** The names of documents and their states; named as the stored values are. */
export const documentLabels = defineLabels({
  typeIdentity: { en: 'Identity document', es: 'Documento de identidad' },
  typeProof_Of_Residence: { en: 'Proof of residence', es: 'Comprobante de domicilio' },
  typeLease: { en: 'Lease', es: 'Contrato de arrendamiento' },
  typeOwnership: { en: 'Proof of ownership', es: 'Comprobante de propiedad' },
  typeNew_Occupant_Statement: { en: 'New occupant statement', es: 'Declaración de nuevo ocupante' },
  typePayment_Proof: { en: 'Proof of payment', es: 'Comprobante de pago' },
  typeLetter_Of_Credit: { en: 'Letter of credit', es: 'Carta de crédito' },
  statusRequested: { en: 'Missing', es: 'Falta' },
  statusReceived: { en: 'Received', es: 'Recibido' },
  statusChecking: { en: 'Being checked', es: 'En revisión' },
  statusAccepted: { en: 'Accepted', es: 'Aceptado' },
  statusRejected: { en: 'Not accepted', es: 'No aceptado' },
  statusWaived: { en: 'No longer needed', es: 'Ya no se necesita' },
})

type DocumentLabel = LabelKey<typeof documentLabels>

/** The name of a type of document. */
export function typeLabel(type: string): DocumentLabel {
  return known(`type${type}`) ?? 'typeIdentity'
}

/** The state of a document in a word or two. */
export function statusLabel(status: string): DocumentLabel {
  return known(`status${status}`) ?? 'statusRequested'
}

function known(name: string): DocumentLabel | null {
  return Object.hasOwn(documentLabels, name) ? (name as DocumentLabel) : null
}
