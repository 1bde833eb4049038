import { defineScreen } from '../../shell/screen'

export const screen = defineScreen({
  name: 'message',
  paths: ['/messages/:caseId'],
  access: 'customer',
  titleLabel: { en: 'Message', es: 'Mensaje' },
  formMethod: 'CustomerPortalMessageController/replyToMessage',
  load: async () => (await import('./MessagePage')).MessagePage,
})
