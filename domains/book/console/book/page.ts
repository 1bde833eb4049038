import { defineConsolePage } from '@porchlight/page-parts/console-part'

export const page = defineConsolePage({
  name: 'book',
  paths: ['/console/setup/book'],
  titleLabel: { en: 'Customer import', es: 'Importación de clientes' },
  isOnlyWhereListed: true,
  load: async () => (await import('./Book')).Book,
})
