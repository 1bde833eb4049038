import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  rescindText: {
    en: 'Your service stays with your current provider. You don’t owe us anything for this switch.',
    es: 'Su servicio sigue con su proveedor actual. No nos debe nada por este cambio.',
  },
  rescindUntil: {
    en: 'You can do this until {date}.',
    es: 'Puede hacerlo hasta el {date}.',
  },
  undoPlanText: {
    en: 'You keep your previous plan and its contract. You don’t owe anything for the change.',
    es: 'Conserva el plan que tenía antes, con su contrato. No debe nada por el cambio.',
  },
  undoStopText: {
    en: 'Your service continues, with your plan and its contract. There’s no fee.',
    es: 'Su servicio continúa, con su plan y su contrato. No tiene costo.',
  },
  undoMove: { en: 'Undo the move', es: 'Anular la mudanza' },
  undoMoveText: {
    en: 'Service continues at your old home, with its plan and contract, and doesn’t start at {street}. There’s no fee.',
    es: 'El servicio continúa en su vivienda anterior, con su plan y su contrato, y no comienza en {street}. No tiene costo.',
  },
  stopGoesOnText: {
    en: 'Service at your old home still ends: the utility has accepted that. To change it, call us.',
    es: 'El servicio en su vivienda anterior termina de todos modos: la distribuidora ya lo aceptó. Para cambiarlo, llámenos.',
  },
  cancelText: {
    en: 'We won’t start service for this order. You can order again at any time.',
    es: 'No iniciaremos el servicio de este pedido. Puede pedir de nuevo en cualquier momento.',
  },
  cancel: { en: 'Cancel the order', es: 'Cancelar el pedido' },
  rescind: { en: 'Cancel the switch', es: 'Anular el cambio' },
  submitting: { en: 'Cancelling', es: 'Cancelando' },
  failed: { en: 'The order hasn’t been cancelled yet', es: 'El pedido todavía no está cancelado' },
  already: { en: 'This order is already cancelled', es: 'Este pedido ya está cancelado' },
  see: { en: 'See the order', es: 'Ver el pedido' },
  keep: { en: 'Keep the order', es: 'Conservar el pedido' },
  tooLateTitle: {
    en: 'This order can no longer be cancelled here',
    es: 'Este pedido ya no se puede cancelar aquí',
  },
  tooLateText: {
    en: 'Service has started, or the order has ended. We help you by phone.',
    es: 'El servicio ya inició o el pedido terminó. Le ayudamos por teléfono.',
  },
})
