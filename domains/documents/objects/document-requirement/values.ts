import { picklistValues } from '@porchlight/metadata'

/**
 * Identity, residence, ownership or lease (`docs/specification/portal.md` section 1), and what lifts a
 * switch-hold.
 */
export const documentTypeValues = picklistValues([
  { value: 'Identity', label: { en: 'Identity document', es: 'Documento de identidad' } },
  { value: 'Proof_Of_Residence', label: { en: 'Proof of residence', es: 'Comprobante de domicilio' } },
  { value: 'Lease', label: { en: 'Lease', es: 'Contrato de arrendamiento' } },
  { value: 'Ownership', label: { en: 'Proof of ownership', es: 'Comprobante de propiedad' } },
  {
    value: 'New_Occupant_Statement',
    label: { en: 'New occupant statement', es: 'Declaración de nuevo ocupante' },
  },
  { value: 'Payment_Proof', label: { en: 'Proof of payment', es: 'Comprobante de pago' } },
  { value: 'Letter_Of_Credit', label: { en: 'Letter of credit', es: 'Carta de crédito' } },
])

export const documentStatusValues = picklistValues([
  { value: 'Requested', label: { en: 'Not yet received', es: 'Aún no recibido' } },
  { value: 'Received', label: { en: 'Received', es: 'Recibido' } },
  { value: 'Checking', label: { en: 'Being checked', es: 'En revisión' } },
  { value: 'Accepted', label: { en: 'Accepted', es: 'Aceptado' } },
  { value: 'Rejected', label: { en: 'Rejected', es: 'Rechazado' } },
  { value: 'Waived', label: { en: 'No longer needed', es: 'Ya no se necesita' } },
])
