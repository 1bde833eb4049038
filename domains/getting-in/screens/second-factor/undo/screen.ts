import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'Remove the second sign-in step?', es: '¿Quitar el segundo paso de acceso?' }

export const screen = defineScreen({
  name: 'undo-second-factor',
  paths: ['/second-factor/undo'],
  access: 'guest',
  showsCredentials: true,
  titleLabel,
  takesLink: true,
  load: async () => (await import('./UndoSecondFactor')).UndoSecondFactor,
})
