import { defineLabels } from '@porchlight/i18n'

/** Labels of the four groups of accounts; anything other than an account needs labels of its own in Spanish. */
export const accountGroupLabels = defineLabels({
  groupPending: { en: 'Pending ({number})', es: 'Pendientes ({number})' },
  groupActive: { en: 'Active ({number})', es: 'Activas ({number})' },
  groupCancelled: { en: 'Cancelled ({number})', es: 'Canceladas ({number})' },
  groupClosed: { en: 'Closed ({number})', es: 'Cerradas ({number})' },
  statusPending: { en: 'Pending', es: 'Pendiente' },
  statusActive: { en: 'Active', es: 'Activa' },
  statusCancelled: { en: 'Cancelled', es: 'Cancelada' },
  statusClosed: { en: 'Closed', es: 'Cerrada' },
})

/** The same labels for orders. */
export const orderGroupLabels = defineLabels({
  groupPending: { en: 'Pending ({number})', es: 'Pendientes ({number})' },
  groupActive: { en: 'Active ({number})', es: 'Activos ({number})' },
  groupCancelled: { en: 'Cancelled ({number})', es: 'Cancelados ({number})' },
  groupClosed: { en: 'Closed ({number})', es: 'Cerrados ({number})' },
  statusPending: { en: 'Pending', es: 'Pendiente' },
  statusActive: { en: 'Active', es: 'Activo' },
  statusCancelled: { en: 'Cancelled', es: 'Cancelado' },
  statusClosed: { en: 'Closed', es: 'Cerrado' },
})
