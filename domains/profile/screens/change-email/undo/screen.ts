import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'Undo the change?', es: '¿Revertir el cambio?' }

export const screen = defineScreen({
  name: 'undo-change-email',
  paths: ['/change-email/undo'],
  access: 'guest',
  showsCredentials: true,
  titleLabel,
  takesLink: true,
  load: async () => (await import('./UndoChangeEmail')).UndoChangeEmail,
})
