import { defineLabels } from '@porchlight/i18n'

/** The words of the four groups. */
export const groupLabels = defineLabels({
  groupPending: { en: 'Pending ({number})', es: 'Pendientes ({number})' },
  groupActive: { en: 'Active ({number})', es: 'Activas ({number})' },
  groupCancelled: { en: 'Cancelled ({number})', es: 'Canceladas ({number})' },
  groupClosed: { en: 'Closed ({number})', es: 'Cerradas ({number})' },
  statusPending: { en: 'Pending', es: 'Pendiente' },
  statusActive: { en: 'Active', es: 'Activa' },
  statusCancelled: { en: 'Cancelled', es: 'Cancelada' },
  statusClosed: { en: 'Closed', es: 'Cerrada' },
  groupEmpty: { en: 'None.', es: 'Ninguna.' },
})
