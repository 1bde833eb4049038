import { picklistValues } from '@porchlight/metadata'

/** Who ended an order, and why. */
export const cancellationReasonValues = picklistValues([
  { value: 'By_Customer', label: { en: 'Cancelled by the customer', es: 'Cancelada por el cliente' } },
  { value: 'Rescinded', label: { en: 'Rescinded by the customer', es: 'Anulada por el cliente' } },
  {
    value: 'Invalid_Service_Point',
    label: {
      en: 'Utility: unknown service point',
      es: 'Compañía de distribución: punto de servicio desconocido',
    },
  },
  {
    value: 'Not_First_In',
    label: {
      en: 'Utility: another order came first',
      es: 'Compañía de distribución: otra orden llegó antes',
    },
  },
  {
    value: 'Service_Ended',
    label: { en: 'Service ended first', es: 'El servicio terminó antes' },
  },
  { value: 'Blocker_Unsettled', label: { en: 'A step stayed open', es: 'Un paso quedó sin resolver' } },
])
