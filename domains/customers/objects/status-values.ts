import { picklistValues } from '@porchlight/metadata'

/** The four groups that orders and accounts are shown in (`docs/specification/portal.md` section 4). */
export const statusValues = picklistValues([
  { value: 'Pending', label: { en: 'Pending', es: 'Pendiente' } },
  { value: 'Active', label: { en: 'Active', es: 'Activo' } },
  { value: 'Cancelled', label: { en: 'Cancelled', es: 'Cancelado' } },
  { value: 'Closed', label: { en: 'Closed', es: 'Cerrado' } },
])
