import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'Take the second proof off?', es: '¿Quitar la segunda prueba?' }

export const screen = defineScreen({
  name: 'undo-second-factor',
  paths: ['/second-factor/undo'],
  access: 'guest',
  titleLabel,
  takesLink: true,
  load: async () => (await import('./UndoSecondFactor')).UndoSecondFactor,
})
