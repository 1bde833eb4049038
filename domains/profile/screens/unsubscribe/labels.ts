import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  loadingLink: { en: 'Loading', es: 'Cargando' },
  onText: { en: 'You get these emails:', es: 'Usted recibe estos correos:' },
  submit: { en: 'Stop these emails', es: 'Dejar de recibirlos' },
  submitting: { en: 'Stopping them', es: 'Desactivando' },
  failed: { en: 'Nothing has changed yet', es: 'Todavía no cambió nada' },
  offTitle: { en: 'You no longer get these emails', es: 'Ya no recibe estos correos' },
  offText: { en: 'They are off:', es: 'Están desactivados:' },
  undo: { en: 'Undo', es: 'Deshacer' },
  undoing: { en: 'Undoing', es: 'Deshaciendo' },
  onTitle: { en: 'You get these emails again', es: 'Vuelve a recibir estos correos' },
  goneTitle: { en: 'This link does not work', es: 'Este enlace no funciona' },
  goneText: {
    en: 'Open it from a newer email, or choose your emails on your profile.',
    es: 'Ábralo desde un correo más reciente o elija sus correos en su perfil.',
  },
  choose: { en: 'Choose your emails', es: 'Elegir sus correos' },
})
