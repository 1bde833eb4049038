import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  now: { en: 'Current date: {date}.', es: 'Fecha actual: {date}.' },
  startDate: { en: 'New first day of service', es: 'Nuevo primer día de servicio' },
  startDateRequired: { en: 'Choose a day.', es: 'Elija un día.' },
  request: {
    en: 'The new date is a request until the utility confirms it.',
    es: 'La nueva fecha es una solicitud hasta que la distribuidora la confirme.',
  },
  submit: { en: 'Request this date', es: 'Solicitar esta fecha' },
  submitting: { en: 'Requesting', es: 'Solicitando' },
  failed: { en: 'The date hasn’t been changed yet', es: 'La fecha todavía no ha cambiado' },
  tooLateTitle: { en: 'The date can no longer be changed here', es: 'La fecha ya no se puede cambiar aquí' },
  tooLateText: {
    en: 'Service has started, or the order has ended. We help you by phone.',
    es: 'El servicio ya inició o el pedido terminó. Le ayudamos por teléfono.',
  },
  back: { en: 'Back to the order', es: 'Volver al pedido' },
})
