import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  newRecord: { en: 'New: {label}', es: 'Nuevo: {label}' },
  copyOf: { en: 'Copy of {name}', es: 'Copia de {name}' },
  recordType: { en: 'Record type', es: 'Tipo de registro' },
  saveAndNew: { en: 'Save and new', es: 'Guardar y crear otro' },
  created: { en: '{name} was created.', es: 'Se creó {name}.' },
  openCreated: { en: 'Open it', es: 'Abrirlo' },
  duplicatesTitle: {
    en: 'This may already exist',
    es: 'Esto se parece a lo que ya existe',
  },
  duplicatesText: {
    en: 'Check the record that was found before you save:',
    es: 'Antes de guardar, revise lo que se encontró:',
  },
  duplicatesBlock: {
    en: 'A duplicate cannot be saved. Use the record that was found:',
    es: 'No se puede guardar otro igual. Use el que se encontró:',
  },
  saveAnyway: { en: 'Save anyway', es: 'Guardar de todos modos' },
})
