import { defineLabels } from '@porchlight/i18n'

/** The labels of a cell’s editor, loaded with it. */
export const editorLabels = defineLabels({
  applyToSelected: {
    en: { one: 'Apply to {count} selected record', other: 'Apply to {count} selected records' },
    es: {
      one: 'Aplicar a {count} registro seleccionado',
      other: 'Aplicar a {count} registros seleccionados',
    },
  },
  cellConflict: {
    en: 'Someone else has saved this in the meantime: {value}',
    es: 'Mientras tanto, otra persona guardó esto: {value}',
  },
  emptied: { en: 'no value', es: 'sin valor' },
  keepStored: { en: 'Keep theirs', es: 'Conservar lo guardado' },
  saveMine: { en: 'Save mine', es: 'Guardar lo mío' },
})
