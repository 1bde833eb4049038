import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  highlights: { en: 'Highlights', es: 'Datos destacados' },
  details: { en: 'Details', es: 'Detalles' },
  noneRelated: { en: 'Nothing here', es: 'No hay nada aquí' },
  showAll: { en: 'Show all', es: 'Ver todo' },
  showAllOf: { en: 'Show all: {label}', es: 'Ver todo: {label}' },
  edit: { en: 'Edit', es: 'Editar' },
  editSection: { en: 'Edit: {title}', es: 'Editar: {title}' },
  save: { en: 'Save', es: 'Guardar' },
  saving: { en: 'Saving', es: 'Guardando' },
  cancel: { en: 'Cancel', es: 'Cancelar' },
  required: { en: '(required)', es: '(obligatorio)' },
  notSaved: { en: 'This is not saved yet', es: 'Todavía no se guardó' },
  conflictTitle: { en: 'Somebody else changed this record', es: 'Otra persona cambió este registro' },
  conflictText: {
    en: 'Nothing was saved. What is stored now is below; what you typed is still in the form.',
    es: 'No se guardó nada. Abajo aparece lo que está guardado ahora; lo que usted escribió sigue en el formulario.',
  },
  takeStored: { en: 'Use the stored value: {label}', es: 'Usar el valor guardado: {label}' },
  goOnWithStored: { en: 'Continue from the stored version', es: 'Continuar desde la versión guardada' },
  removeReference: { en: 'Remove: {label}', es: 'Quitar: {label}' },
  chooseAnother: { en: 'Choose another: {label}', es: 'Elegir otro: {label}' },
  nothingFound: { en: 'Nothing found', es: 'No se encontró nada' },
  found: { en: 'Found', es: 'Resultados' },
})
