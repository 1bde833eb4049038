import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  lead: {
    en: 'We call or text about your service only. Clear a field to remove its number.',
    es: 'Solo llamamos o escribimos sobre su servicio. Vacíe un campo para quitar el número.',
  },
  mobilePhone: { en: 'Mobile phone', es: 'Teléfono celular' },
  otherPhone: { en: 'Other phone', es: 'Otro teléfono' },
  phoneHint: { en: 'Such as (713) 555-0121.', es: 'Por ejemplo, (713) 555-0121.' },
  submit: { en: 'Save', es: 'Guardar' },
  submitting: { en: 'Saving', es: 'Guardando' },
  failed: { en: 'Nothing has been saved yet', es: 'Todavía no se guardó nada' },
  toProfile: { en: 'Back to your profile', es: 'Volver a su perfil' },
})
