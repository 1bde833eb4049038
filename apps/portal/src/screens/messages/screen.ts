import { defineScreen } from '../../shell/screen'

const titleLabel = { en: 'Messages', es: 'Mensajes' }

export const screen = defineScreen({
  name: 'messages',
  paths: ['/messages'],
  access: 'customer',
  titleLabel,
  tab: { label: titleLabel, icon: 'message', order: 40, address: () => '/messages' },
  formMethod: null,
  load: async () => (await import('./Messages')).Messages,
})
