import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: { en: 'Your new {brand} plan is confirmed', es: 'Su nuevo plan de {brand} está confirmado' },
  heading: { en: 'Your new plan is confirmed', es: 'Su nuevo plan está confirmado' },
  reason: {
    en: 'Your plan is {plan} starting {date}. Your confirmation number is {confirmationNumber}. The early termination fee of your current plan is {fee}.',
    es: 'Su plan es {plan} a partir del {date}. Su número de confirmación es {confirmationNumber}. El cargo por cancelación anticipada de su plan actual es de {fee}.',
  },
  next: {
    en: 'You don’t need to do anything. Until {undoUntil} you can undo the change at no charge.',
    es: 'Usted no tiene que hacer nada. Hasta el {undoUntil} puede anular el cambio sin costo.',
  },
  button: { en: 'See or undo the change', es: 'Ver o anular el cambio' },
  lifetime: { en: 'This link does not expire.', es: 'Este enlace no caduca.' },
  notYou: {
    en: 'If you did not change your plan, call us with this number. We’ll undo the change.',
    es: 'Si usted no cambió su plan, llámenos y díganos este número. Anularemos el cambio.',
  },
})
