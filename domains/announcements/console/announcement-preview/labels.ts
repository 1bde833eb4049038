import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  title: { en: 'As customers read it', es: 'Como lo leen los clientes' },
  where: {
    en: 'On the front page, home, help and outages of {brand}, from {from} to {until}',
    es: 'En la portada, el inicio, la ayuda y los apagones de {brand}, del {from} al {until}',
  },
  en: { en: 'English', es: 'Inglés' },
  es: { en: 'Spanish', es: 'Español' },
  loading: { en: 'Loading the preview', es: 'Cargando la vista previa' },
})
