import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  startDate: { en: 'First day of service', es: 'Primer día de servicio' },
  startDateRequired: { en: 'Choose a day.', es: 'Elija un día.' },
  switchTitle: { en: 'Before you switch', es: 'Antes de cambiar' },
  switchFee: {
    en: 'Your current provider may charge a cancellation fee while your contract runs. Ask them.',
    es: 'Su proveedor actual puede cobrar un cargo por cancelación anticipada si su contrato sigue vigente. Pregúntele.',
  },
})
