import { defineScreen } from '@porchlight/page-parts/screen'

/** Where the answer to "Is this your order?" posts to; when rejected, it shows the link's problem. */
export const screen = defineScreen({
  name: 'order-link',
  paths: ['/order-link'],
  access: 'guest',
  titleLabel: { en: 'Is this your order?', es: '¿Es este su pedido?' },
  load: async () => (await import('./OrderLink')).OrderLink,
})
