import { defineScreen } from '@porchlight/page-parts/screen'

export const screen = defineScreen({
  name: 'usage-download',
  paths: ['/usage/:accountId/download'],
  access: 'customer',
  titleLabel: { en: 'Download your usage', es: 'Descargar su consumo' },
  load: async () => (await import('./UsageDownload')).UsageDownload,
})
