import { defineLabels } from '@porchlight/i18n'

/** Labels of an order for another plan, instead of those for a start of service. */
export const planChangeLabels = defineLabels({
  planStageSubmission: { en: 'Change received', es: 'Cambio recibido' },
  planStageProcessing: { en: 'Your current plan continues', es: 'Su plan actual sigue vigente' },
  planStageComplete: { en: 'Your new plan starts', es: 'Empieza su nuevo plan' },
  planDayTitle: { en: 'First day of the plan', es: 'Primer día del plan' },
  planDayText: {
    en: 'Until then your current plan applies.',
    es: 'Hasta entonces se aplica su plan actual.',
  },
  planActive: { en: 'Your new plan has started', es: 'Su nuevo plan ya empezó' },
  planActiveText: {
    en: 'The change is complete. You don’t need to do anything.',
    es: 'El cambio está completo. Usted no tiene que hacer nada.',
  },
  planUndone: { en: 'This change of plan was undone', es: 'Este cambio de plan se anuló' },
  planUndoneText: {
    en: 'You keep your previous plan. You don’t owe anything for the change.',
    es: 'Conserva el plan que tenía antes. No debe nada por el cambio.',
  },
  planUnneededText: {
    en: 'Service at this home ended before the plan could start. You don’t owe anything for the change.',
    es: 'El servicio en esta vivienda terminó antes de que empezara el plan. No debe nada por el cambio.',
  },
  undoPlan: { en: 'Undo the change of plan', es: 'Anular el cambio de plan' },
  undoPlanUntil: {
    en: 'Changed your mind? You can undo this change at no charge until {date}.',
    es: '¿Cambió de opinión? Puede anular este cambio sin costo hasta el {date}.',
  },
  earlyTerminationFee: { en: 'Early termination fee', es: 'Cargo por cancelación anticipada' },
  feeOnNextBill: { en: '{fee}, on your next bill', es: '{fee}, en su próxima factura' },
  noTerminationFee: { en: 'None', es: 'Ninguno' },
})
