import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: { en: 'Your move with {brand} is undone', es: 'Su mudanza con {brand} quedó anulada' },
  heading: { en: 'Your move is undone', es: 'Su mudanza quedó anulada' },
  reason: {
    en: 'Service at {address} continues, with your plan and its contract. No service starts at {newAddress}.',
    es: 'El servicio en {address} continúa, con su plan y su contrato. No comienza ningún servicio en {newAddress}.',
  },
  next: {
    en: 'You pay nothing for it, and you don’t need to do anything.',
    es: 'No paga nada por esto y no tiene que hacer nada.',
  },
  button: { en: 'See the order', es: 'Ver el pedido' },
  lifetime: { en: 'This link does not expire.', es: 'Este enlace no caduca.' },
  notYou: { en: 'If you did not undo the move, call us.', es: 'Si usted no anuló la mudanza, llámenos.' },
})
