import { defineLabels } from '@porchlight/i18n'

/** The question whose order a link leads to. */
export const offeredOrderLabels = defineLabels({
  title: { en: 'Is this your order?', es: '¿Es este su pedido?' },
  lead: {
    en: 'You opened a link to this order. We hide part of it until you tell us that it is yours.',
    es: 'Abrió un enlace a este pedido. Ocultamos una parte hasta que nos diga que es suyo.',
  },
  name: { en: 'Name', es: 'Nombre' },
  street: { en: 'Service address', es: 'Dirección del servicio' },
  confirmationNumber: { en: 'Confirmation number', es: 'Número de confirmación' },
  mine: { en: 'Yes, this is my order', es: 'Sí, es mi pedido' },
  opening: { en: 'Opening…', es: 'Abriendo…' },
  notMine: { en: 'No, it is not mine', es: 'No, no es mío' },
  failed: { en: 'We could not open your order', es: 'No pudimos abrir su pedido' },
  loading: { en: 'Loading the order', es: 'Cargando el pedido' },
  another: { en: 'This is another order', es: 'Este es otro pedido' },
  login: {
    en: 'You are signed in, and this order is not on your account.',
    es: 'Ha iniciado sesión y este pedido no está en su cuenta.',
  },
  link: {
    en: 'You opened a link to another order before. If you continue, you leave that one.',
    es: 'Antes abrió un enlace a otro pedido. Si continúa, saldrá de ese.',
  },
  lookUp: {
    en: 'You looked up another order before. If you continue, these pages show this one instead.',
    es: 'Antes consultó otro pedido. Si continúa, estas páginas mostrarán este en su lugar.',
  },
})
