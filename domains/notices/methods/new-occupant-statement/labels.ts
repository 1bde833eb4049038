import { defineLabels } from '@porchlight/i18n'

/** Labels of the statement. It is signed by hand, so each line that we cannot fill in is left to write on. */
export const statementLabels = defineLabels({
  title: { en: 'New Occupant Statement', es: 'Declaración de nuevo ocupante' },
  to: { en: 'To: {brand}', es: 'Para: {brand}' },
  order: { en: 'Order: {number}', es: 'Pedido: {number}' },
  name: { en: 'Name', es: 'Nombre' },
  address: { en: 'Service address', es: 'Dirección del servicio' },
  moveIn: { en: 'I moved in, or move in, on', es: 'Me mudé o me mudaré el' },
  statement: {
    en: 'I state that I am a new occupant of this address. I am not the earlier occupant, I do not live with the earlier occupant, and I do not ask for service on behalf of the earlier occupant. I do not owe the balance for which the switch-hold was placed at this address.',
    es: 'Declaro que soy un nuevo ocupante de esta dirección. No soy el ocupante anterior, no vivo con el ocupante anterior y no solicito el servicio en su nombre. No debo el saldo por el que se aplicó la suspensión de cambio (switch-hold) a esta dirección.',
  },
  with: {
    en: 'I send one of these with it: a signed and dated lease (at least the first and last page), a landlord’s notarized affidavit, closing papers, a certificate of occupancy, or a utility bill in my name that is less than two months old and from another address.',
    es: 'Envío junto con ella uno de estos documentos: un contrato de arrendamiento firmado y fechado (al menos la primera y la última página), una declaración notariada del propietario, los documentos de cierre, un certificado de ocupación o una factura de servicios a mi nombre de menos de dos meses y de otra dirección.',
  },
  signature: { en: 'Signature', es: 'Firma' },
  date: { en: 'Date', es: 'Fecha' },
})
