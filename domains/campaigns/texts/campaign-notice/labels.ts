import { defineLabels } from '@porchlight/i18n'
import { textEndings } from '../../facts/text-endings'

export const labels = defineLabels({
  title: { en: 'A notice about the service', es: 'Un aviso sobre el servicio' },
  body: {
    en: `{brand}: {message} ${textEndings.Service.en}`,
    es: `{brand}: {message} ${textEndings.Service.es}`,
  },
})
