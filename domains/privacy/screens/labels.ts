import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  lead: {
    en: 'See what we hold about you and why, and take a copy with you.',
    es: 'Vea qué datos suyos tenemos y para qué, y llévese una copia.',
  },
  loadingData: { en: 'Loading what we hold about you', es: 'Cargando los datos que tenemos sobre usted' },
  copyTitle: { en: 'A copy of everything', es: 'Una copia de todo' },
  copyText: {
    en: 'One ZIP file with a page that you can read in any browser, your bills as PDF, your usage as Green Button files, the files that you sent us, and tables for spreadsheets and programs.',
    es: 'Un solo archivo ZIP con una página que puede leer en cualquier navegador, sus facturas en PDF, su consumo en archivos Green Button, los archivos que nos envió y tablas para hojas de cálculo y programas.',
  },
  copyPrivacy: {
    en: 'Anyone who has this file can read it. Save it only on a device that you trust.',
    es: 'Cualquier persona que tenga este archivo puede leerlo. Guárdelo solo en un dispositivo de confianza.',
  },
  download: { en: 'Download my data', es: 'Descargar mis datos' },
  records: {
    en: { one: '1 record', other: '{count} records' },
    es: { one: '1 registro', other: '{count} registros' },
  },
  nothing: { en: 'Nothing', es: 'Nada' },
  deleteTitle: { en: 'Deleting your data', es: 'Eliminar sus datos' },
  askToDelete: { en: 'Ask us to delete my data', es: 'Pedir que se eliminen mis datos' },
  mistake: { en: 'Is something wrong? Write to us', es: '¿Hay algún error? Escríbanos' },
  toProfile: { en: 'Back to your profile', es: 'Volver a su perfil' },
})
