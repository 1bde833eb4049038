import { defineScreen } from '../../shell/screen'

export const screen = defineScreen({
  name: 'messages',
  paths: ['/messages'],
  access: 'customer',
  titleLabel: { en: 'Messages', es: 'Mensajes' },
  under: 'help',
  formMethod: null,
  load: async () => (await import('./Messages')).Messages,
})
