import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'Take the change back?', es: '¿Revertir el cambio?' }

export const screen = defineScreen({
  name: 'undo-change-email',
  paths: ['/change-email/undo'],
  access: 'guest',
  titleLabel,
  takesLink: true,
  load: async () => (await import('./UndoChangeEmail')).UndoChangeEmail,
})
