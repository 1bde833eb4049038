import { picklistValues, type StateTable } from '@porchlight/metadata'

/** Where an order is between us and the market that switches service points. */
export const marketStatusValues = picklistValues([
  { value: 'Not_Sent', label: { en: 'Not sent yet', es: 'Aún no enviada' } },
  {
    value: 'Unavailable',
    label: { en: 'Waits: the market is away', es: 'En espera: sin respuesta del mercado' },
  },
  { value: 'Sent', label: { en: 'Sent', es: 'Enviada' } },
  { value: 'Accepted', label: { en: 'Accepted', es: 'Aceptada' } },
  { value: 'Confirmed', label: { en: 'Date confirmed', es: 'Fecha confirmada' } },
  { value: 'Rejected', label: { en: 'Rejected', es: 'Rechazada' } },
  { value: 'Withdrawn', label: { en: 'Withdrawn', es: 'Retirada' } },
])

/**
 * A new date moves a confirmed order back to waiting for its date. Orders imported from another system retain their
 * status.
 */
export const marketStatusTable: StateTable = {
  fieldApiName: 'Market_Status__c',
  initial: ['Not_Sent', 'Accepted', 'Confirmed'],
  transitions: {
    Not_Sent: ['Sent', 'Unavailable', 'Withdrawn'],
    Unavailable: ['Sent', 'Withdrawn'],
    Sent: ['Accepted', 'Confirmed', 'Rejected', 'Withdrawn'],
    Accepted: ['Confirmed', 'Rejected', 'Withdrawn'],
    Confirmed: ['Accepted', 'Rejected', 'Withdrawn'],
  },
}
